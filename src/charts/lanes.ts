import {
  type SymbolType,
  symbol,
  symbolCircle,
  symbolDiamond2,
  symbolSquare,
  symbolTriangle,
} from 'd3-shape';
import { lookUp } from '../domain/lookUp.ts';
import type { SeverityLevel } from '../domain/severity.ts';
import type { Plot } from './plot.ts';

/** A shape for each severity, so that it is told by more than its color. The graver, the larger. */
const marks: Record<SeverityLevel, readonly [type: SymbolType, area: number]> = {
  urgent: [symbolDiamond2, 190],
  high: [symbolTriangle, 120],
  medium: [symbolSquare, 90],
  low: [symbolCircle, 80],
};

/**
 * The outline of the mark for a severity, around 0, 0. One that this release does not know looks like a medium one.
 * @param scale how many times as wide as in the app
 */
export function severityMark(level: string, scale = 1): string {
  const [type, area] = lookUp(marks, level, marks.medium);
  return symbol(type, area * scale ** 2)() ?? '';
}

/** Something that was noted at one of the places along the level axis. */
export interface Noted<Level> {
  place: number;
  name: string;
  level: Level;
}

export interface Lane<Level> {
  name: string;
  /** The baseline of its name, and the middle of its line. */
  nameY: number;
  lineY: number;
  marks: { place: number; level: Level; x: number }[];
}

/**
 * A lane for each name with a mark for each time it was noted, in the order of the names, and the height of all lanes.
 * @param lettering the height of a line of text
 */
export function laneShapes<Level>(
  names: readonly string[],
  noted: readonly Noted<Level>[],
  count: number,
  { width, left, right, top }: Omit<Plot, 'height' | 'bottom'>,
  lettering: number,
): { lanes: Lane<Level>[]; height: number } {
  const tall = lettering * 2.9;
  const slot = (width - left - right) / Math.max(1, count);
  return {
    lanes: names.map((name, index) => ({
      name,
      nameY: top + tall * index + lettering,
      lineY: top + tall * index + lettering * 2,
      marks: noted
        .filter((each) => each.name === name)
        .map(({ place, level }) => ({ place, level, x: left + slot * (place + 0.5) })),
    })),
    height: top + tall * names.length,
  };
}
