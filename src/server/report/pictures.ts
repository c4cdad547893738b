import { barShapes } from '../../charts/bars.ts';
import { laneShapes, severityMark } from '../../charts/lanes.ts';
import { lineShapes } from '../../charts/line.ts';
import type { Plot, Tick } from '../../charts/plot.ts';
import { perLoggedDay, plain } from '../../charts/words.ts';
import { daysAfter } from '../../domain/laterDays.ts';
import type { Report } from '../../domain/report.ts';
import type { Trend } from '../../domain/trends.ts';
import { type Color, severityLook } from './look.ts';

// The pictures of a report, from the same shapes as the app's. Sizes are points, 72 to the inch.

/** Something to be drawn. */
export type Shape =
  | { kind: 'fill'; path: string; color: Color; at?: readonly [x: number, y: number]; faint?: boolean }
  | { kind: 'stroke'; path: string; color: Color; width: number; dashed?: boolean }
  | { kind: 'dot'; x: number; y: number; radius: number; color: Color }
  | { kind: 'text'; text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end'; color: Color };

export interface Picture extends Size {
  /** What it shows, in words, for those who do not see it. */
  words: string;
  shapes: Shape[];
}

/** The size of a picture, and of the letters in it. */
export interface Size {
  width: number;
  height: number;
  lettering: number;
}

const plotOf = ({ width, height, lettering }: Size): Plot & Size => ({
  width,
  height,
  left: 0.5,
  lettering,
  right: lettering * 3.4,
  top: lettering * 0.6,
  bottom: lettering * 1.7,
});

const line = (x1: number, x2: number, y: number) => `M${x1} ${y}H${x2}`;

function levels(ticks: readonly Tick[], { left, width, right, lettering }: Plot & Size): Shape[] {
  return ticks.flatMap(({ value, y }): Shape[] => [
    { kind: 'stroke', path: line(left, width - right, y), color: 'line', width: 0.5 },
    {
      kind: 'text',
      text: plain(value),
      x: width - right + 4,
      y: y + lettering * 0.35,
      anchor: 'start',
      color: 'quiet',
    },
  ]);
}

/** Over a longer time, the year is named instead of the day. */
const maxNamedDays = 300;
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The first, the middle and the last day below a picture. */
function dayNames(
  { from, to, days }: Report,
  { left, width, right, height, lettering }: Plot & Size,
): Shape[] {
  const y = height - lettering * 0.3;
  const named = (day: string, x: number, anchor: 'start' | 'middle' | 'end'): Shape => ({
    kind: 'text',
    text: days > maxNamedDays ? monthAndYear.format(new Date(day)) : monthAndDay.format(new Date(day)),
    x,
    y,
    anchor,
    color: 'quiet',
  });
  const edge = width - right;
  const middle = daysAfter(from, Math.round((days - 1) / 2));
  return [
    named(from, left, 'start'),
    ...(days > 4 ? [named(middle, (left + edge) / 2, 'middle')] : []),
    ...(days > 1 ? [named(to, edge, 'end')] : []),
  ];
}

/** Which day of a period a day is, from 0. */
const placeOf = (day: string, from: string) => Math.round((Date.parse(day) - Date.parse(from)) / 86_400_000);

const perDay = (step: Trend, of: (step: Trend) => number) =>
  step.loggedDays === 0 ? null : perLoggedDay([step], of);

/** Minutes of walks a day, before what was usual. */
export function walksPicture(report: Report, size: Size): Picture {
  const { steps } = report;
  const plot = plotOf(size);
  const { bars, band, ticks } = barShapes(
    steps.map((step) => ({
      value: perDay(step, ({ minutes }) => minutes),
      usual: step.usual?.minutes ?? null,
    })),
    plot,
  );
  return {
    ...size,
    words: 'Minutes of walks a day, before what was usual in the eight weeks before each day',
    shapes: [
      ...(band ? [{ kind: 'fill' as const, path: band, color: 'walkSoft' as const }] : []),
      ...levels(ticks, plot),
      ...bars.flatMap((path): Shape[] => (path ? [{ kind: 'fill', path, color: 'walk' }] : [])),
      ...dayNames(report, plot),
    ],
  };
}

/** Meals a day, with a line at as many as there should be. */
export function mealsPicture(report: Report, size: Size): Picture {
  const { steps, meals } = report;
  const plot = plotOf(size);
  const values = steps.map((step) => perDay(step, ({ meals }) => meals));
  const { bars, aimY, ticks } = barShapes(
    values.map((value) => ({ value, usual: null })),
    plot,
    meals.wanted,
  );
  return {
    ...size,
    words: 'Meals a day',
    shapes: [
      ...levels(ticks, plot),
      ...bars.flatMap((path, index): Shape[] => {
        const isShort = meals.wanted !== null && (values[index] ?? 0) < meals.wanted - 0.25;
        return path ? [{ kind: 'fill', path, color: 'feeding', faint: isShort }] : [];
      }),
      ...(aimY === null
        ? []
        : [
            {
              kind: 'stroke' as const,
              path: line(plot.left, plot.width - plot.right, aimY),
              color: 'feeding' as const,
              width: 0.9,
              dashed: true,
            },
          ]),
      ...dayNames(report, plot),
    ],
  };
}

/** Weights on a line, within what adults of the breed weigh, where that is known and the dog is grown. */
export function weightPicture(report: Report, size: Size): Picture {
  const { weight, days, from, dog } = report;
  const plot = plotOf(size);
  const measured = ({ day, value }: { day: string; value: number }) => ({
    place: placeOf(day, from),
    value,
  });
  const range = dog.lifeStage === 'Puppy Stage' ? null : weight.breed;
  const shapes = lineShapes(
    weight.points.map(measured),
    days,
    plot,
    range,
    weight.before && measured(weight.before),
  );
  const edge = plot.width - plot.right;
  const last = shapes.points.at(-1);
  return {
    ...size,
    words: `Weight in ${weight.unit}`,
    shapes: [
      ...(shapes.range
        ? [
            {
              kind: 'fill' as const,
              path: `M${plot.left} ${shapes.range.y}H${edge}v${Math.max(1, shapes.range.height)}H${plot.left}Z`,
              color: 'careSoft' as const,
            },
          ]
        : []),
      ...levels(shapes.ticks, plot),
      ...(shapes.line
        ? [{ kind: 'stroke' as const, path: shapes.line, color: 'care' as const, width: 1.4 }]
        : []),
      ...shapes.points
        .filter((point) => point !== last && shapes.points.length <= 60)
        .map(({ x, y }): Shape => ({ kind: 'dot', x, y, radius: 1.5, color: 'care' })),
      ...(last ? [{ kind: 'dot' as const, x: last.x, y: last.y, radius: 2.6, color: 'care' as const }] : []),
      ...dayNames(report, plot),
    ],
  };
}

/** How many signs have a lane. */
export const maxLanes = 5;

/** What health notes were about, with a mark for each time, shaped and colored by its severity. */
export function signsPicture(report: Report, { width, lettering }: Omit<Size, 'height'>): Picture {
  const { health, from, days } = report;
  const signs = health.signs.slice(0, maxLanes);
  const names = signs.map(({ name }) => name);
  const noted = signs.flatMap(({ name, noted: marks }) =>
    marks.map(({ day, severity }) => ({ place: placeOf(day, from), name, level: severity })),
  );
  const edge = 6;
  const { lanes, height } = laneShapes(
    names,
    noted,
    days,
    { width, left: edge, right: edge, top: 0 },
    lettering,
  );
  const plot = { ...plotOf({ width, height: height + lettering * 1.6, lettering }), left: 0, right: 0 };
  return {
    width,
    height: plot.height,
    lettering,
    words: 'Days on which each sign was noted, with its severity',
    shapes: [
      ...lanes.flatMap(({ name, nameY, lineY, marks }): Shape[] => [
        { kind: 'text', text: name, x: 0, y: nameY, anchor: 'start', color: 'ink' },
        { kind: 'stroke', path: line(0, width, lineY), color: 'line', width: 0.5 },
        ...marks.map(
          ({ level, x }): Shape => ({
            kind: 'fill',
            path: severityMark(level, lettering / 13),
            color: severityLook(level).ink,
            at: [x, lineY],
          }),
        ),
      ]),
      ...dayNames(report, plot),
    ],
  };
}
