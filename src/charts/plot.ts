import type { ScaleLinear } from 'd3-scale';

/** The size of a picture and the margins around what is drawn in it, in pixels or points. */
export interface Plot {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A value on the upright axis, and how far down it stands. */
export interface Tick {
  value: number;
  y: number;
}

/** A few round values of an axis, whole ones if there are any between its ends. */
export function ticksOf(scale: ScaleLinear<number, number>, count: number): Tick[] {
  const values = scale.ticks(count);
  const whole = values.filter((value) => Number.isInteger(value));
  return (whole.length > 1 ? whole : values).map((value) => ({ value, y: scale(value) }));
}

/** Which of `count` places that share a width equally is at `x`. */
export function placeAt(x: number, count: number, { width, left, right }: Plot): number {
  const share = (x - left) / (width - left - right);
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}
