import * as z from 'zod/mini';
import { Activity } from '../activity.ts';
import { answered } from '../answered.ts';
import { isZone } from '../day.ts';
import { Id, line, Moment, optionalLine } from '../text.ts';
import { weightUnits } from '../weight.ts';
import { dateOrders } from './dates.ts';

/** The longest file, in UTF-16 code units (as a file it has at least as many bytes), and the most rows below its headings. */
export const maxCsvLength = 5 * 1024 * 1024;
export const maxRows = 50_000;
/** How many rows that are left out are named; the others are counted. */
export const maxNamed = 1_000;

/** What a column of a file may be: the fields of entries, and whose entry a row is, in a file about several dogs. */
export const importFields = [
  'date',
  'time',
  'end',
  'type',
  'kind',
  'title',
  'duration',
  'location',
  'foodType',
  'amount',
  'quantity',
  'unit',
  'symptoms',
  'notes',
  'nextDue',
  'skipped',
  'dog',
] as const;
export type ImportField = (typeof importFields)[number];

/** A row of a file by what its columns are; empty where a row has no such cell. */
export type Cells = Readonly<Record<ImportField, string>>;

const heading = line('Column', { min: 1, max: 200, tooShort: 'Please name a column of the file' });
const column = z.nullish(heading);

/** For each field, the heading of its column. */
export const ImportMapping = z.object({
  date: heading,
  time: column,
  /** When it ended, instead of its duration. */
  end: column,
  type: column,
  kind: column,
  title: column,
  duration: column,
  location: column,
  foodType: column,
  amount: column,
  quantity: column,
  unit: column,
  symptoms: column,
  notes: column,
  nextDue: column,
  skipped: column,
  dog: column,
});
export type ImportMapping = z.output<typeof ImportMapping>;

/** A file with a log of another app, as text, and how it is to be read. */
export const NewImport = z.object({
  dogId: Id,
  csv: z
    .string('Please choose a file')
    .check(
      z.minLength(1, 'This file is empty'),
      z.maxLength(maxCsvLength, 'This file is larger than 5 MB: please split it'),
    ),
  mapping: ImportMapping,
  /** The IANA zone of times that do not tell their own. */
  zone: z.string('Unknown time zone').check(z.refine(isZone, 'Unknown time zone')),
  /** Of weights that do not tell their own. */
  weightUnit: z.nullish(z.enum(weightUnits, 'Weight must be in lb or kg')),
  /** Whether 3/4 is the 3rd of April (`day` first) or March 4 (`month`), where the column does not tell. */
  dateOrder: z.nullish(z.enum(dateOrders, 'Please choose whether the day or the month comes first')),
  /** Whose rows are meant, by the column `dog`. Without it all are. */
  dogName: z.nullish(line('Dog', { max: 200 })),
  fileName: optionalLine('File name', 200),
});
export type NewImport = z.output<typeof NewImport>;

/** An entry as it would be added. `row` counts from the file's first line, as spreadsheets do. */
const SampleEntry = z.extend(
  z.omit(Activity, {
    id: true,
    dogId: true,
    medicineId: true,
    dueAt: true,
    photos: true,
    thumbnails: true,
    by: true,
    severity: true,
  }),
  { row: z.int() },
);
export type SampleEntry = z.output<typeof SampleEntry>;

/** How many entries an import creates, how many are there already, and which rows it leaves out, and why. */
const outcome = {
  created: z.int(),
  already: z.int(),
  skipped: z.array(z.object({ row: z.int(), reason: z.string() })),
  /** How many rows are left out. At most 1,000 of them are named. */
  skippedCount: z.int(),
};

/** What an import would do. */
export const ImportPreview = z.object({
  ...outcome,
  /** How many rows are of other dogs. */
  ofOthers: z.int(),
  sample: z.array(SampleEntry),
  /** How the file's dates were read; null if they tell by themselves. */
  dateOrder: z.nullable(answered(dateOrders)),
  /** What the file does not tell, and the owner is to choose. */
  asks: z.array(answered(['dateOrder', 'weightUnit'])),
  /** The names in the column `dog`, at most 50. */
  dogNames: z.array(z.string()),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** What an import has done. `id` is null if there was nothing to create. */
export const DoneImport = z.object({ id: z.nullable(Id), ...outcome });
export type DoneImport = z.infer<typeof DoneImport>;

/** An import of a dog's log. `left`: how many of its entries are in the log as they were imported. */
export const LogImport = z.object({
  id: Id,
  fileName: z.nullable(z.string()),
  createdAt: Moment,
  /** Null while it is being imported or taken back. */
  finishedAt: z.nullable(Moment),
  created: z.int(),
  left: z.int(),
});
export type LogImport = z.infer<typeof LogImport>;
