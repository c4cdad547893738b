import { NewActivity, timestampProblem } from '../activity.ts';
import { emptyFields } from '../activitySummary.ts';
import { countCharacters } from '../characters.ts';
import { withoutApostrophe } from '../csvText.ts';
import { kindName } from '../kindNames.ts';
import { pottyTitle } from '../potty.ts';
import { readQuantity, readWeight, weightUnitIn } from './amounts.ts';
import { readDate } from './dates.ts';
import type { Cells, SampleEntry } from './imports.ts';
import { isLeftOut, type LeftOut, type Reading, shortened, unreadable } from './reading.ts';
import { sortAndTitle } from './rowSort.ts';
import { minutesIn, type Start, startIn, withEnd } from './rowTimes.ts';
import { importedPotty, type Sort } from './typeNames.ts';

/** An entry as it is stored. `day`: the day alone, if the row tells no time; its timestamp is noon then, or earlier today. */
export type ImportedEntry = Omit<SampleEntry, 'row'> & { day: string | null };

// Once: leaving fields out takes longer than everything else that is done with an entry.
const { medicineId: _medicine, dueAt: _due, ...empty } = emptyFields;

/** The text of a cell: trimmed, and without the apostrophe that keeps a spreadsheet from running it as a formula. */
export const cellText = (cell: string): string => withoutApostrophe(cell.trim());

/** The entry that a row is, or why it is none. Throws nothing, whatever the row holds. */
export function importedEntry(written: Cells, reading: Reading): ImportedEntry | LeftOut {
  const cells = withEnd(written, reading);
  const start = startIn(cells, reading);
  if (isLeftOut(start)) return start;
  const problem = timestampProblem(start.timestamp, reading.now);
  if (problem) return { reason: problem };
  const fields = fieldsOf({ cells, start, minutes: minutesIn(cells, start, reading), reading });
  if (isLeftOut(fields)) return fields;
  const timestamp = start.timestamp.toISOString();
  const parsed = NewActivity.safeParse({ ...fields, timestamp });
  if (!parsed.success) return { reason: parsed.error.issues[0]?.message ?? 'This row cannot be read' };
  const skipped = fields['kind'] === 'medicine' && isYes(cells.skipped);
  return { ...empty, ...parsed.data, timestamp, day: start.day, skipped };
}

const isYes = (cell: string) => /^(?:yes|y|true|1|x|ja|oui|si|sí)$/i.test(cell);

type Fields = Record<string, unknown>;

interface Row {
  cells: Cells;
  start: Start;
  /** How long it took, or less than 0 if it ends before it began; null if the row does not tell. */
  minutes: number | null;
  reading: Reading;
}

/** The fields of the entry that a row is, without its time. What its sort has no field for goes to the notes. */
function fieldsOf(row: Row): Fields | LeftOut {
  const { cells, reading } = row;
  const { sort, title } = sortAndTitle(cells, reading.headings.quantity ?? '');
  if (!sort) return { reason: 'This row does not say what was done' };
  const notes = notesOf(cells.notes);
  switch (sort) {
    case 'walk':
      return walkOf(row, title, notes);
    case 'feeding':
      return feedingOf(row, title, notes);
    case 'health':
      return healthOf(row, title, notes);
    default:
      return otherOf(sort, row, title, notes);
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

/** What has no field for a duration keeps it in the notes, or the end if it cannot be told by that. */
function addDuration(notes: Notes, { cells, minutes }: Row): void {
  if (cells.duration !== '') return notes.add('Duration', cells.duration);
  if (minutes === null || minutes < 0) return notes.add('End', cells.end);
  if (minutes > 0) notes.add('Duration', `${minutes} min`);
}

function walkOf(row: Row, title: string, notes: Notes): Fields | LeftOut {
  const { cells, minutes } = row;
  if (minutes === null) return noDuration(row);
  if (minutes < 0 && cells.duration === '') return { reason: 'It ends before it began' };
  notes.add('Title', title);
  notes.add('Food', cells.foodType);
  notes.add('Symptoms', cells.symptoms);
  addAmounts(notes, cells);
  return { type: 'walk', duration: minutes, location: cells.location, notes: notes.text() };
}

function noDuration({ cells, start }: Row): LeftOut {
  if (cells.duration !== '' || cells.end === '') return unreadable(cells.duration, 'duration');
  return start.day === null
    ? unreadable(cells.end, 'end')
    : { reason: 'The time when it began is missing, without which its end tells no duration' };
}

function feedingOf(row: Row, title: string, notes: Notes): Fields {
  const { cells } = row;
  const quantity = [cells.quantity, cells.unit].filter(Boolean).join(' ');
  if (cells.foodType !== '') notes.add('Title', title);
  if (cells.amount !== '') notes.add('Quantity', quantity);
  notes.add('Location', cells.location);
  addDuration(notes, row);
  notes.add('Symptoms', cells.symptoms);
  return {
    type: 'feeding',
    foodType: cells.foodType || title || 'Food',
    amount: cells.amount || quantity || 'Not recorded',
    notes: notes.text(),
  };
}

function healthOf(row: Row, title: string, notes: Notes): Fields {
  const { cells } = row;
  notes.add('Location', cells.location);
  addDuration(notes, row);
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
  row: Row,
  title: string,
  notes: Notes,
): Fields | LeftOut {
  const { cells, minutes, reading } = row;
  const duration = minutes !== null && minutes >= 1 && minutes <= longest ? minutes : null;
  if (duration === null) addDuration(notes, row);
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
    duration,
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

/** Minutes that an entry may take. */
const longest = 1_440;

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
  const said = cells.unit || read.unit;
  if (said) {
    const told = readWeight({ quantity: read.quantity, unit: said });
    return told ?? { reason: `“${shortened(said)}” is no unit of weight: lb or kg` };
  }
  const unit = weightUnitIn(heading ?? '') ?? weightUnit;
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
