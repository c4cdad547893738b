import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { type Plot, type Tick, ticksOf } from './plot.ts';

/** A measured value, at one of the places along the level axis. */
export interface Measured {
  place: number;
  value: number;
}

export interface LineShapes {
  line: string | null;
  points: (Measured & { x: number; y: number })[];
  /** Where the range of what is to be expected stands; null if there is none. */
  range: { y: number; height: number } | null;
  ticks: Tick[];
}

/**
 * A line through measured values over `count` places. The upright axis does not begin at 0: it has the values and, if it is
 * given, the range, with some room around them. The line comes from the value before the first place (`before`), if there
 * is one.
 */
export function lineShapes(
  values: readonly Measured[],
  count: number,
  plot: Plot,
  range: { low: number; high: number } | null = null,
  before: Measured | null = null,
): LineShapes {
  const { width, height, left, right, top, bottom } = plot;
  const [first] = values;
  const edge = first && before ? [{ place: -0.5, value: between(before, first) }] : [];
  const all = [...edge, ...values].map(({ value }) => value).concat(range ? [range.low, range.high] : []);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = Math.max((most - least) * 0.15, most * 0.02, 0.5);
  const y = scaleLinear()
    .domain([Math.max(0, least - room), most + room])
    .nice(4)
    .range([height - bottom, top]);
  const slot = (width - left - right) / Math.max(1, count);
  const pointOf = (each: Measured) => ({ ...each, x: left + slot * (each.place + 0.5), y: y(each.value) });
  const points = values.map(pointOf);
  const course = [...edge.map(pointOf), ...points];
  const through = line<(typeof points)[number]>()
    .x((point) => Math.round(point.x * 10) / 10)
    .y((point) => Math.round(point.y * 10) / 10)
    .curve(curveMonotoneX);
  return {
    line: course.length > 1 ? through(course) : null,
    points,
    range: range && { y: y(range.high), height: y(range.low) - y(range.high) },
    ticks: all.length > 0 ? ticksOf(y, 4) : [],
  };
}

/** The value at the left edge, on the straight line from one place to another. */
function between(before: Measured, first: Measured): number {
  const share = (-0.5 - before.place) / (first.place - before.place);
  return before.value + (first.value - before.value) * share;
}
