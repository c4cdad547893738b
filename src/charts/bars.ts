import { scaleLinear } from 'd3-scale';
import { area } from 'd3-shape';
import { type Plot, type Tick, ticksOf } from './plot.ts';

/** What one bar shows; null if nothing was logged. `usual`: the band that it is compared with. */
export interface BarValue {
  value: number | null;
  usual: { low: number; high: number } | null;
}

export interface BarShapes {
  /** The outline of each bar, with round upper corners; null where there is nothing to draw. */
  bars: (string | null)[];
  /** The middle of each bar's place. */
  middles: number[];
  /** How wide each place is. */
  slot: number;
  /** The outline of the usual band; null if there is none. */
  band: string | null;
  /** How far down the line of the aim stands; null if there is none. */
  aimY: number | null;
  ticks: Tick[];
  baseline: number;
}

/** The widest that a bar becomes. */
const widest = 28;

/** Upright bars, one for each value, before the band of what is usual. `aim`: a value to be reached, as a line. */
export function barShapes(values: readonly BarValue[], plot: Plot, aim: number | null = null): BarShapes {
  const { width, height, left, right, top, bottom } = plot;
  const most = Math.max(
    1,
    aim ?? 0,
    ...values.map(({ value, usual }) => Math.max(value ?? 0, usual?.high ?? 0)),
  );
  const baseline = height - bottom;
  const y = scaleLinear().domain([0, most]).nice(3).range([baseline, top]);
  const slot = (width - left - right) / Math.max(1, values.length);
  const gap = slot > 10 ? slot * 0.3 : slot > 3 ? 1 : slot * 0.15;
  const wide = Math.min(widest, slot - gap);
  const middles = values.map((_, index) => left + slot * (index + 0.5));
  return {
    bars: values.map(({ value }, index) =>
      value ? barPath((middles[index] ?? 0) - wide / 2, y(value), wide, baseline) : null,
    ),
    middles,
    slot,
    band: bandPath(values, middles, slot, y),
    aimY: aim === null ? null : y(aim),
    ticks: ticksOf(y, 3),
    baseline,
  };
}

const tenth = (number: number) => Math.round(number * 10) / 10;

/** A bar from the baseline up to `y`. */
function barPath(x: number, y: number, width: number, baseline: number): string {
  const high = Math.max(baseline - y, 1.5);
  const round = Math.min(4, width / 2, high);
  const [start, end, up] = [tenth(x), tenth(x + width), tenth(baseline - high)];
  const turn = tenth(up + round);
  return `M${start} ${tenth(baseline)}V${turn}Q${start} ${up} ${tenth(start + round)} ${up}H${tenth(end - round)}Q${end} ${up} ${end} ${turn}V${tenth(baseline)}Z`;
}

/** The band as one outline, which reaches from edge to edge and is interrupted where nothing is usual yet. */
function bandPath(
  values: readonly BarValue[],
  middles: readonly number[],
  slot: number,
  y: (value: number) => number,
): string | null {
  const points = values.flatMap(({ usual }, index) =>
    [-slot / 2, slot / 2].map((aside) => ({ x: (middles[index] ?? 0) + aside, usual })),
  );
  const outline = area<(typeof points)[number]>()
    .defined(({ usual }) => usual !== null)
    .x(({ x }) => tenth(x))
    .y0(({ usual }) => tenth(y(usual?.low ?? 0)))
    .y1(({ usual }) => tenth(y(usual?.high ?? 0)));
  return outline(points) || null;
}
