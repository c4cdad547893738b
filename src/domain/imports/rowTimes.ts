import { calendarDay, offsetAt } from '../day.ts';
import { daysAfter } from '../laterDays.ts';
import { momentOf } from '../schedule.ts';
import { minutesPerUnit, readDuration, wholeMinutes } from './amounts.ts';
import { type ReadDate, rangeIn, readDate, readTime } from './dates.ts';
import type { Cells } from './imports.ts';
import { type LeftOut, type Reading, unreadable } from './reading.ts';

/** When an entry began. `day`: the day alone, if the row tells no time; it is noon then, or earlier today. */
export interface Start {
  timestamp: Date;
  day: string | null;
}

/** A row with its end in a cell of its own, also where one cell tells both: "8:00 - 8:45". */
export function withEnd(cells: Cells, { dateOrder }: Reading): Cells {
  const inTime = cells.time === '' ? null : rangeIn(cells.time, { ofTimes: true });
  if (inTime) return { ...cells, time: inTime.start, end: cells.end || inTime.end };
  const inDate = rangeIn(cells.date);
  if (!inDate || readDate(cells.date, dateOrder)) return cells;
  return { ...cells, date: inDate.start, end: cells.end || inDate.end };
}

/** When a row's entry began: by the clocks of the zone, unless the row tells how far from UTC its time is. */
export function startIn(cells: Cells, { zone, dateOrder, now }: Reading): LeftOut | Start {
  const date = readDate(cells.date, dateOrder);
  if (!date) return unreadable(cells.date, 'date');
  if (date.time !== null || cells.time === '')
    return { timestamp: instantOf(date, zone, now), day: date.time === null ? date.day : null };
  // Some apps write a whole date into the column of times too.
  const time = readTime(cells.time) ?? readDate(cells.time, dateOrder);
  if (!time?.time) return unreadable(cells.time, 'time');
  return { timestamp: instantOf({ ...date, time: time.time, offset: time.offset }, zone, now), day: null };
}

/**
 * The minutes that a row tells, by its duration or else by its end; less than 0 if it ends before it began. Null if it tells
 * none.
 */
export function minutesIn(cells: Cells, start: Start, reading: Reading): number | null {
  if (cells.duration !== '')
    return readDuration(cells.duration, minutesPerUnit(reading.headings.duration ?? ''));
  if (cells.end === '' || start.day !== null) return null;
  const end = endIn(cells.end, start.timestamp, reading);
  return end && wholeMinutes((end.getTime() - start.timestamp.getTime()) / minute);
}

/** A time alone is the first of its kind after the start, perhaps past midnight. */
function endIn(cell: string, start: Date, { zone, dateOrder, now }: Reading): Date | null {
  const date = readDate(cell, dateOrder);
  if (date) return date.time === null ? null : instantOf(date, zone, now);
  const time = readTime(cell);
  if (!time) return null;
  const day = calendarDay(start, zone);
  const around = [-1, 0, 1].map((days) => instantOf({ ...time, day: daysAfter(day, days) }, zone, now));
  return around.find((moment) => moment >= start) ?? null;
}

const minute = 60_000;

/** Without a time, noon, or the beginning of the day, if noon is yet to come. */
function instantOf({ day, time, offset }: ReadDate, zone: string, now: Date): Date {
  if (time === null) {
    const noon = momentOf(day, '12:00', zone);
    return noon > now ? momentOf(day, '00:00', zone) : noon;
  }
  if (offset !== null) return new Date(Date.parse(`${day}T${time}Z`) - offset * minute);
  const start = momentOf(day, time.slice(0, 5), zone);
  const rest = Number(time.slice(6)) * 1_000;
  if (rest === 0) return start;
  // Not for a time that the clocks skip, which is the moment at which they go forward.
  const isShown = start.getTime() + offsetAt(start, zone) === Date.parse(`${day}T${time.slice(0, 5)}:00Z`);
  return isShown ? new Date(start.getTime() + Math.round(rest)) : start;
}
