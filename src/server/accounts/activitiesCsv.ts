import * as z from 'zod/mini';
import { Activity } from '../../domain/activity.ts';
import { showsNothing } from '../../domain/characters.ts';
import { wallTime } from '../../domain/day.ts';
import type { activities } from '../db/schema.ts';

export interface NamedActivity {
  activity: typeof activities.$inferSelect;
  dogName: string;
}

type Cell = string | number;

/** The columns of an activity's fields, which is one column of the same name unless told otherwise. */
const columnsOf: Partial<Record<string, string[]>> = {
  dogId: ['dogId', 'dogName'],
  timestamp: ['localTime', 'timeZone', 'utcTime'],
  // The names of the photos are enough.
  thumbnails: [],
};
const columns = z.keyof(Activity).options.flatMap((name) => columnsOf[name] ?? [name]);

function cellsOf({ activity, dogName }: NamedActivity, zone: string): Cell[] {
  const { time, offset } = wallTime(activity.timestamp, zone);
  const cells: Partial<Record<string, unknown>> = {
    ...activity,
    dogName,
    localTime: time,
    timeZone: `${zone} (UTC${offset})`,
    utcTime: activity.timestamp.toISOString(),
    photos: activity.photos.join(' '),
  };
  return columns.map((column) => (cells[column] ?? '') as Cell);
}

/**
 * Activities as CSV that spreadsheets read: in batches, with a byte order mark, by which Excel knows UTF-8, and a header.
 * Times are by the clocks of `zone`, and in UTC.
 */
export async function* activitiesCsv(
  batches: AsyncIterable<NamedActivity[]>,
  zone: string,
): AsyncGenerator<string> {
  const { stringify } = await import('csv-stringify/sync');
  yield stringify([columns], { bom: true });
  for await (const rows of batches) yield stringify(rows.map((row) => cellsOf(row, zone).map(inert)));
}

/** A cell that a spreadsheet does not run: one that looks like a formula, to people too, gets an apostrophe. */
const inert = (cell: Cell): Cell => (typeof cell === 'string' && isFormula(cell) ? `'${cell}` : cell);

function isFormula(text: string): boolean {
  for (const character of text)
    if (!showsNothing(character)) return /[=+\-@＝＋－＠﹦﹢﹣﹫−]/.test(character);
  return false;
}
