import * as z from 'zod/mini';
import { Activity } from '../../domain/activity.ts';
import { withApostrophe } from '../../domain/csvText.ts';
import { wallTime } from '../../domain/day.ts';
import type { SeverityLevel } from '../../domain/severity.ts';
import type { activities } from '../db/schema.ts';

export interface NamedActivity {
  activity: typeof activities.$inferSelect;
  /** How grave a health note is. */
  severity: SeverityLevel | null;
  dogName: string;
  /** The name of who logged it; null if they do not care for the dog any more. */
  by: string | null;
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

function cellsOf({ activity, severity, dogName, by }: NamedActivity, zone: string): Cell[] {
  const { time, offset } = wallTime(activity.timestamp, zone);
  const cells: Partial<Record<string, unknown>> = {
    ...activity,
    severity,
    dogName,
    by,
    localTime: time,
    timeZone: `${zone} (UTC${offset})`,
    utcTime: activity.timestamp.toISOString(),
    photos: activity.photos.join(' '),
    dueAt: activity.dueAt?.toISOString(),
    // Empty unless it is a dose that was skipped.
    skipped: activity.skipped ? 'yes' : '',
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

const inert = (cell: Cell): Cell => (typeof cell === 'string' ? withApostrophe(cell) : cell);
