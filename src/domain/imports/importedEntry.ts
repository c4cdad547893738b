import { NewActivity, timestampProblem } from '../activity.ts';
import { emptyFields } from '../activitySummary.ts';
import { countCharacters } from '../characters.ts';
import { withoutApostrophe } from '../csvText.ts';
import { offsetAt } from '../day.ts';
import { kindName } from '../kindNames.ts';
import { pottyTitle } from '../potty.ts';
import { momentOf } from '../schedule.ts';
import type { WeightUnit } from '../weight.ts';
import { minutesPerUnit, readDuration, readQuantity, weightUnitIn, weightUnitOf } from './amounts.ts';
import { type DateOrder, type ReadDate, readDate, readTime } from './dates.ts';
import type { Cells, ImportField, SampleEntry } from './imports.ts';
import { sortAndTitle } from './rowSort.ts';
import { importedPotty, type Sort } from './typeNames.ts';

/** How a file is to be read. */
export interface Reading {
  zone: string;
  dateOrder: DateOrder;
  weightUnit: WeightUnit | null;
  /** The headings of the columns, whose words may tell a unit. */
  headings: Readonly<Partial<Record<ImportField, string | null | undefined>>>;
  now: Date;
}

/** An entry as it is stored. `day`: the day alone, if the row tells no time; its timestamp is noon then, or earlier today. */
export type ImportedEntry = Omit<SampleEntry, 'row'> & { day: string | null };

/** Why a row is left out. `asksUnit`: it would not be, if the owner said which unit weights have. */
export interface LeftOut {
  reason: string;
  asksUnit?: true;
}

/** The text of a cell: trimmed, and without the apostrophe that keeps a spreadsheet from running it as a formula. */
export const cellText = (cell: string): string => withoutApostrophe(cell.trim());

/** The entry that a row is, or why it is none. Throws nothing, whatever the row holds. */
export function importedEntry(cells: Cells, reading: Reading): ImportedEntry | LeftOut {
  const when = momentIn(cells, reading);
  if ('reason' in when) return when;
  const problem = timestampProblem(when.timestamp, reading.now);
  if (problem) return { reason: problem };
  const fields = fieldsOf(cells, reading);
  if (isLeftOut(fields)) return fields;
  const parsed = NewActivity.safeParse({ ...fields, timestamp: when.timestamp.toISOString() });
  if (!parsed.success) return { reason: parsed.error.issues[0]?.message ?? 'This row cannot be read' };
  const { photos: _none, timestamp: _same, ...told } = parsed.data;
  const { medicineId: _medicine, dueAt: _due, ...empty } = emptyFields;
  const isSkipped = fields['kind'] === 'medicine' && isYes(cells.skipped);
  return { ...empty, ...told, skipped: isSkipped, timestamp: when.timestamp.toISOString(), day: when.day };
}

const isYes = (cell: string) => /^(?:yes|y|true|1|x|ja|oui|si|sí)$/i.test(cell);

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

const unreadable = (cell: string, what: string): LeftOut => ({
  reason: cell === '' ? `The ${what} is missing` : `“${short(cell)}” is no ${what} that Hark can read`,
});

/** When a row's entry was: by the clocks of the zone, unless the row tells how far from UTC its time is. */
function momentIn(
  cells: Cells,
  { zone, dateOrder, now }: Reading,
): LeftOut | { timestamp: Date; day: string | null } {
  const date = readDate(cells.date, dateOrder);
  if (!date) return unreadable(cells.date, 'date');
  if (date.time !== null || cells.time === '')
    return { timestamp: instantOf(date, zone, now), day: date.time === null ? date.day : null };
  // Some apps write a whole date into the column of times too.
  const time = readTime(cells.time) ?? readDate(cells.time, dateOrder);
  if (!time?.time) return unreadable(cells.time, 'time');
  return { timestamp: instantOf({ ...date, time: time.time, offset: time.offset }, zone, now), day: null };
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

type Fields = Record<string, unknown>;

const isLeftOut = (read: Fields | LeftOut): read is LeftOut => 'reason' in read;

/** The fields of the entry that a row is, without its time. What its sort has no field for goes to the notes. */
function fieldsOf(cells: Cells, reading: Reading): Fields | LeftOut {
  const { sort, title } = sortAndTitle(cells, reading.headings.quantity ?? '');
  if (!sort) return { reason: 'This row does not say what was done' };
  const notes = notesOf(cells.notes);
  switch (sort) {
    case 'walk':
      return walkOf(cells, title, notes, reading);
    case 'feeding':
      return feedingOf(cells, title, notes);
    case 'health':
      return healthOf(cells, title, notes);
    default:
      return otherOf(sort, cells, title, notes, reading);
  }
}

interface Notes {
  /** Adds what there is no field for: "Location: the park". */
  add: (name: string, text: string) => void;
  text: () => string;
}

function notesOf(written: string): Notes {
  const lines = written === '' ? [] : [written];
  return {
    add(name, text) {
      if (text !== '') lines.push(`${name}: ${text}`);
    },
    text: () => lines.join('\n'),
  };
}

function addAmounts(notes: Notes, cells: Cells): void {
  notes.add('Amount', cells.amount);
  notes.add('Quantity', [cells.quantity, cells.unit].filter(Boolean).join(' '));
}

function walkOf(cells: Cells, title: string, notes: Notes, reading: Reading): Fields | LeftOut {
  const duration = minutesIn(cells, reading);
  if (duration === null) return unreadable(cells.duration, 'duration');
  notes.add('Title', title);
  notes.add('Food', cells.foodType);
  notes.add('Symptoms', cells.symptoms);
  addAmounts(notes, cells);
  return { type: 'walk', duration, location: cells.location, notes: notes.text() };
}

const minutesIn = (cells: Cells, { headings }: Reading): number | null =>
  cells.duration === '' ? null : readDuration(cells.duration, minutesPerUnit(headings.duration ?? ''));

function feedingOf(cells: Cells, title: string, notes: Notes): Fields {
  const quantity = [cells.quantity, cells.unit].filter(Boolean).join(' ');
  if (cells.foodType !== '') notes.add('Title', title);
  if (cells.amount !== '') notes.add('Quantity', quantity);
  notes.add('Location', cells.location);
  notes.add('Duration', cells.duration);
  notes.add('Symptoms', cells.symptoms);
  return {
    type: 'feeding',
    foodType: cells.foodType || title || 'Food',
    amount: cells.amount || quantity || 'Not recorded',
    notes: notes.text(),
  };
}

function healthOf(cells: Cells, title: string, notes: Notes): Fields {
  notes.add('Location', cells.location);
  notes.add('Duration', cells.duration);
  notes.add('Food', cells.foodType);
  addAmounts(notes, cells);
  if (cells.symptoms !== '') {
    notes.add('Title', title);
    return { type: 'health', symptoms: cells.symptoms, notes: notes.text() };
  }
  if (title !== '') return { type: 'health', symptoms: title, notes: notes.text() };
  return { type: 'health', symptoms: notes.text() };
}

function otherOf(
  kind: Exclude<Sort, 'walk' | 'feeding' | 'health'>,
  cells: Cells,
  title: string,
  notes: Notes,
  reading: Reading,
): Fields | LeftOut {
  const duration = minutesIn(cells, reading);
  if (cells.duration !== '' && (duration === null || duration < 1)) notes.add('Duration', cells.duration);
  notes.add('Location', cells.location);
  notes.add('Symptoms', cells.symptoms);
  const measured = kind === 'weight' ? weightIn(cells, reading) : measuredIn(cells, notes);
  if ('reason' in measured) return measured;
  const due = cells.nextDue === '' ? null : readDate(cells.nextDue, reading.dateOrder);
  if (!due) notes.add('Next due', cells.nextDue);
  const named = titleOf(kind, cells, title);
  if (kind !== 'treat' || named !== cells.foodType) notes.add('Food', cells.foodType);
  return {
    type: 'other',
    kind,
    title: lineOf(named, notes),
    ...measured,
    nextDue: due?.day ?? null,
    duration: duration === null || duration < 1 ? null : duration,
    notes: notes.text(),
  };
}

function titleOf(kind: Exclude<Sort, 'walk' | 'feeding' | 'health'>, cells: Cells, title: string): string {
  if (kind === 'potty') {
    if (cells.title !== '') return cells.title;
    const potty = importedPotty(`${cells.type} ${cells.kind} ${cells.notes}`);
    return potty.pee || potty.poop ? pottyTitle(potty) : title;
  }
  if (title !== '') return title;
  if (kind === 'treat') return cells.foodType;
  return kind === 'medicine' || kind === 'custom' ? kindName(kind) : '';
}

const maxTitle = 100;

/** A title as it fits: one that is longer, or several lines, is shortened, and whole in the notes. */
function lineOf(title: string, notes: Notes): string {
  const line = title.replace(/[\p{Cc}\s\u2028\u2029]+/gu, ' ').trim();
  if (line === title && fits(title)) return title;
  notes.add('Title', title);
  return fits(line) ? line : `${line.slice(0, maxTitle - 1).toWellFormed()}…`;
}

const fits = (title: string) => title.length <= maxTitle || countCharacters(title, maxTitle + 1) <= maxTitle;

const longestUnit = 20;

function measuredIn(cells: Cells, notes: Notes): { quantity: number | null; unit: string | null } {
  const cell = cells.quantity || cells.amount;
  if (cells.quantity !== '') notes.add('Amount', cells.amount);
  const read = readQuantity(cell);
  const unit = cells.unit || read?.unit || null;
  if (read && read.quantity >= 0 && read.quantity <= 100_000 && (unit?.length ?? 0) <= longestUnit)
    return { quantity: read.quantity, unit };
  notes.add('Amount', [cell, cells.unit].filter(Boolean).join(' '));
  return { quantity: null, unit: null };
}

/** A weight and its unit: what the row says, else what the heading says, else what the owner chose. */
function weightIn(
  cells: Cells,
  { headings, weightUnit }: Reading,
): { quantity: number; unit: string } | LeftOut {
  const cell = cells.quantity || cells.amount || cells.title;
  const read = readQuantity(cell);
  if (!read) return unreadable(cell, 'weight');
  const heading = cells.quantity ? headings.quantity : headings.amount;
  const said = cells.unit || read.unit || '';
  if (/^(?:g|gr|grams?|gramm)$/i.test(said)) return { quantity: read.quantity / 1_000, unit: 'kg' };
  const unit = said ? weightUnitOf(said) : (weightUnitIn(heading ?? '') ?? weightUnit);
  if (said && !unit) return { reason: `“${short(said)}” is no unit of weight: lb or kg` };
  if (!unit) return { reason: 'This weight has no unit: choose lb or kg', asksUnit: true };
  return { quantity: read.quantity, unit };
}

/**
 * What makes a row the same as an entry: its fields, and its minute. `day` stands for the minute of a row that tells a day
 * alone.
 */
export const sameEntry = (entry: Omit<ImportedEntry, 'day' | 'timestamp'>, when: number | string): string =>
  JSON.stringify([
    when,
    entry.type,
    entry.kind,
    entry.duration,
    entry.location,
    entry.foodType,
    entry.amount,
    entry.symptoms,
    entry.title,
    entry.quantity,
    entry.unit,
    entry.nextDue,
    entry.skipped,
    entry.notes,
  ]);
