import { describe, expect, test } from 'vitest';
import type { Trend } from '../domain/trends.ts';
import { barShapes } from './bars.ts';
import { laneShapes, severityMark } from './lanes.ts';
import { lineShapes } from './line.ts';
import { monthShapes, squareAt } from './months.ts';
import { type Plot, placeAt } from './plot.ts';
import { comparedWith, mealsMet, mealsWanted, minutesText, walksTitle } from './words.ts';

const plot: Plot = { width: 320, height: 160, left: 0, right: 30, top: 10, bottom: 20 };
describe('bars', () => {
  test('stand within the picture, as high as their values, however many there are', () => {
    for (const count of [1, 3, 7, 90, 1_096]) {
      const values = Array.from({ length: count }, (_, index) => ({ value: index + 1, usual: null }));
      const { bars } = barShapes(values, plot);
      const tops = bars.map((bar) => Number(/Q[\d.]+ ([\d.]+)/.exec(bar!)?.[1]));
      expect(tops.toSorted((one, other) => other - one)).toEqual(tops);
      for (const bar of bars) {
        const xs = [...bar!.matchAll(/(?:M|H)(-?[\d.]+)/g)].map(([, x]) => Number(x));
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...xs)).toBeLessThanOrEqual(290);
      }
    }
  });

  test('are none for days without entries and for nothing at all, and no number is broken', () => {
    const { bars, band, ticks } = barShapes(
      [
        { value: null, usual: null },
        { value: 0, usual: null },
      ],
      plot,
    );
    expect([bars, band]).toEqual([[null, null], null]);
    expect(ticks.every(({ y }) => Number.isFinite(y))).toBe(true);
    expect(barShapes([], plot).bars).toEqual([]);
  });

  test('have a band from edge to edge, interrupted where nothing is usual', () => {
    const usual = { low: 10, high: 20 };
    const { band } = barShapes(
      [usual, null, usual].map((each) => ({ value: 5, usual: each })),
      plot,
    );
    expect(band!.match(/M/g)).toHaveLength(2);
    const xs = [...band!.matchAll(/[ML](-?[\d.]+),/g)].map(([, x]) => Number(x));
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, 290]);
  });

  test('reach an aim at or above its line, and not below', () => {
    const { aimY, bars } = barShapes(
      [
        { value: 2, usual: null },
        { value: 1, usual: null },
      ],
      plot,
      2,
    );
    const topOf = (bar: string | null | undefined) => Number(/V([\d.]+)/.exec(bar ?? '')?.[1]) - 4;
    expect(topOf(bars[0])).toBeLessThanOrEqual(aimY! + 0.2);
    expect(topOf(bars[1])).toBeGreaterThan(aimY!);
  });
});

test('a line shows one weight as a point, and has the range of the breed in the picture', () => {
  const { line, points, range } = lineShapes([{ place: 3, value: 24.5 }], 7, plot, { low: 20, high: 30 });
  expect([line, points.length]).toEqual([null, 1]);
  expect(range!.y).toBeGreaterThanOrEqual(plot.top);
  expect(range!.y + range!.height).toBeLessThanOrEqual(plot.height - plot.bottom);
  const [point] = points;
  expect(point!.y).toBeGreaterThan(range!.y);
  expect(point!.y).toBeLessThan(range!.y + range!.height);
  expect(lineShapes([], 7, plot).points).toEqual([]);
});

test('each place is found by any point above it, and points beside the picture find the nearest', () => {
  const { middles } = barShapes(
    Array.from({ length: 30 }, () => ({ value: 1, usual: null })),
    plot,
  );
  expect(middles.map((x) => placeAt(x, 30, plot))).toEqual(middles.map((_, index) => index));
  expect([placeAt(-50, 30, plot), placeAt(500, 30, plot)]).toEqual([0, 29]);
});

describe('a year of squares', () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2025, 10, 30) + index * 86_400_000).toISOString().slice(0, 10),
  );

  test('has one for each day, none over another, all within the width', () => {
    for (const width of [280, 326, 700, 1_100]) {
      const { squares, side, height } = monthShapes(days, width, 1, 13);
      expect(new Set(squares.map(({ x, y }) => `${x} ${y}`)).size).toBe(365);
      expect(Math.max(...squares.map(({ x }) => x + side))).toBeLessThanOrEqual(width + 0.5);
      expect(Math.max(...squares.map(({ y }) => y + side))).toBeLessThanOrEqual(height);
    }
  });

  test('finds the day under a finger', () => {
    const shapes = monthShapes(days, 326, 0, 13);
    for (const [index, { x, y }] of shapes.squares.entries())
      expect(squareAt(shapes, x + shapes.side / 2, y + shapes.side / 2)).toBe(index);
    expect(squareAt(shapes, 5_000, 5_000)).toBe(-1);
  });

  test('begins each week with the day that is the first there', () => {
    const rowOf = (first: number) => {
      const { squares } = monthShapes(days, 326, first, 13);
      const of = (day: string) => squares.find((each) => each.day === day)!;
      return of('2026-03-01').y === of('2026-03-02').y;
    };
    // March 1, 2026 is a Sunday.
    expect([rowOf(0), rowOf(1)]).toEqual([true, false]);
  });
});

test('signs have a lane each with a mark for each time, and severities differ in shape', () => {
  const noted = [
    { place: 0, name: 'Limping', level: 'medium' },
    { place: 6, name: 'Limping', level: 'low' },
    { place: 3, name: 'Coughing', level: 'high' },
  ];
  const { lanes, height } = laneShapes(['Coughing', 'Limping'], noted, 7, { ...plot, top: 0 }, 13);
  expect(lanes.map(({ marks }) => marks.length)).toEqual([1, 2]);
  expect(lanes.every(({ lineY }) => lineY < height)).toBe(true);
  expect(new Set(['urgent', 'high', 'medium', 'low'].map(severityMark)).size).toBe(4);
  expect(severityMark('unheard of')).toBe(severityMark('medium'));
});

const day = (fields: Partial<Trend> = {}): Trend => ({
  start: '2026-05-01',
  days: 1,
  loggedDays: 1,
  walks: 1,
  minutes: 30,
  meals: 2,
  treats: 0,
  potty: 0,
  doses: { due: 0, given: 0 },
  weight: null,
  health: { notes: 0, severity: null, topics: [] },
  usual: null,
  ...fields,
});
const many = (count: number, fields: Partial<Trend>) => Array.from({ length: count }, () => day(fields));

describe('headings', () => {
  test.each([
    [30, 30, 'as usual'],
    [28, 30, 'as usual'],
    [26, 30, 'a little less than usual'],
    [20, 30, 'a third less than usual'],
    [15, 30, 'about half as much as usual'],
    [5, 30, 'far less than usual'],
    [38, 30, 'a quarter more than usual'],
    [45, 30, 'half again as much as usual'],
    [60, 30, 'about twice as much as usual'],
    [99, 30, 'far more than usual'],
  ])('of %s minutes after %s say %s', (now, before, said) => {
    expect(comparedWith(now, before)).toBe(said);
  });

  test('compare walks only with enough logged days, and count only logged days', () => {
    const week = [...many(4, { minutes: 20 }), ...many(3, { loggedDays: 0, minutes: 0, walks: 0 })];
    expect(walksTitle(week, many(28, { minutes: 30 }))).toBe('Walks: a third less than usual');
    expect(walksTitle(week, many(6, { minutes: 30 }))).toBe('Walks');
    expect(walksTitle(many(7, { loggedDays: 0, minutes: 0 }), [])).toBe('No walks logged');
  });

  test('measure meals by the goal, else by what is usual', () => {
    const usual = { minutes: { low: 1, high: 2 }, meals: { low: 1.8, high: 3 } };
    expect(mealsWanted(3, [day({ usual })])).toBe(3);
    expect(mealsWanted(null, [day({ usual })])).toBe(2);
    expect(mealsWanted(null, [day()])).toBe(null);
    expect(mealsMet([day(), day({ meals: 1 }), day({ meals: 0, loggedDays: 0 })], 2)).toEqual({
      met: 1,
      logged: 2,
    });
  });

  test('name minutes as hours from one on', () => {
    expect([59.4, 59.6, 60, 125].map(minutesText)).toEqual(['59 min', '1 h', '1 h', '2 h 5 min']);
  });
});
