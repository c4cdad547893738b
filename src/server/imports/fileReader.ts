import { hash } from 'node:crypto';
import Papa from 'papaparse';
import { headingNames, linesAboveHeadings, orderIn } from '../../domain/imports/headings.ts';
import {
  cellText,
  type ImportedEntry,
  importedEntry,
  sameEntry,
} from '../../domain/imports/importedEntry.ts';
import {
  type Cells,
  type ImportField,
  type ImportPreview,
  importFields,
  maxNamed,
  maxRows,
  type NewImport,
} from '../../domain/imports/imports.ts';
import type { Reading } from '../../domain/imports/reading.ts';
import { identityOf, searchText } from '../../domain/search.ts';

/**
 * What the thread that reads files is asked, one after the other: to read one, to compare it with entries, and for what is
 * new.
 */
export type ImportJob =
  | { step: 'read'; file: Omit<NewImport, 'dogId' | 'fileName'>; now: Date }
  | { step: 'compare'; stored: string }
  | { step: 'plan' }
  | { step: 'rows'; from: number; count: number }
  | { step: 'forget' };

/** The span of a file's entries, in milliseconds since 1970 (null without any), or what keeps it from being read. */
export type FileSpan = { span: { from: number; to: number } | null } | { path: string; problem: string };

export interface ImportPlan extends ImportPreview {
  hasWeights: boolean;
  hasHealthNotes: boolean;
}

/** An entry of the log as `compare` gets it, as JSON: the minute it was at, since 1970, and the key it was imported with. */
type StoredEntry = Omit<ImportedEntry, 'day' | 'timestamp'> & { minute: number; key: string | null };

interface Row {
  row: number;
  entry: ImportedEntry;
  isStored: boolean;
}

const unclosed = 'A quotation mark opens here and is never closed: what follows is lost in it';

const minuteLength = 60_000;
const maxSample = 8;
const maxDogNames = 50;
/** Lines without anything in them are no rows. */
const maxLines = 3 * maxRows;

const hashOf = (entry: Parameters<typeof sameEntry>[0], when: number | string) =>
  hash('md5', sameEntry(entry, when));

const minuteOf = ({ timestamp }: ImportedEntry) => Math.floor(Date.parse(timestamp) / minuteLength);

const byTime = (one: ImportedEntry, other: ImportedEntry) =>
  one.timestamp < other.timestamp ? -1 : Number(one.timestamp > other.timestamp);

/** What an entry is stored with, so that the same row is known again. */
const keyOf = (entry: ImportedEntry) => hashOf(entry, entry.day ?? minuteOf(entry));

/** Reads one file at a time, in steps. Keeps it until the next one is read. */
export function createFileReader() {
  let rows: Row[] = [];
  /** Those that are not in the log, the oldest first. */
  let fresh: ImportedEntry[] = [];
  /** Rows by what makes an entry the same; null until the first entry of the log is compared with them. */
  let wanted: Map<string, Row[]> | null = null;
  let found: Pick<ImportPreview, 'skipped' | 'skippedCount' | 'ofOthers' | 'dateOrder' | 'asks' | 'dogNames'>;

  function forget(): void {
    rows = [];
    fresh = [];
    wanted = null;
  }

  function read(file: Extract<ImportJob, { step: 'read' }>['file'], now: Date): FileSpan {
    forget();
    const table = tableOf(file);
    if ('problem' in table) return table;
    const order = orderIn(table.column('date'), file.zone);
    const reading: Reading = {
      zone: file.zone,
      dateOrder: order.isUnknown ? (file.dateOrder ?? order.order) : order.order,
      weightUnit: file.weightUnit ?? null,
      headings: file.mapping,
      now,
    };
    const whose = file.mapping.dog && file.dogName ? identityOf(file.dogName) : null;
    const asks = new Set<ImportPreview['asks'][number]>();
    if (order.isUnknown && !file.dateOrder) asks.add('dateOrder');
    found = {
      skipped: [],
      skippedCount: 0,
      ofOthers: 0,
      dateOrder: order.matters ? reading.dateOrder : null,
      asks: [],
      dogNames: namesIn(table.column('dog')),
    };
    for (const { row, cells, isUnclosed } of table.rows()) {
      if (isUnclosed) leaveOut(row, unclosed);
      else if (whose !== null && identityOf(cells.dog) !== whose) found.ofOthers += 1;
      else readRow(row, cells, reading, asks);
    }
    found.asks = [...asks];
    return { span: spanOf(rows) };
  }

  function readRow(row: number, cells: Cells, reading: Reading, asks: Set<string>): void {
    const entry = importedEntry(cells, reading);
    if ('reason' in entry) {
      leaveOut(row, entry.reason);
      if (entry.asksUnit) asks.add('weightUnit');
      return;
    }
    rows.push({ row, entry, isStored: false });
  }

  function leaveOut(row: number, reason: string): void {
    found.skippedCount += 1;
    if (found.skipped.length < maxNamed) found.skipped.push({ row, reason });
  }

  /** Marks the rows that are in the log: each entry is the same as one row at most. */
  function compare(stored: StoredEntry[]): void {
    wanted ??= byKey(rows);
    for (const { minute, key, ...entry } of stored) {
      for (const each of [key, hashOf(entry, minute)]) {
        const same = each === null ? undefined : wanted.get(each);
        // A row of a day alone is in two lists.
        while (same?.at(-1)?.isStored) same.pop();
        const row = same?.pop();
        if (!row) continue;
        row.isStored = true;
        break;
      }
    }
  }

  function plan(): ImportPlan {
    const left = rows.filter(({ isStored }) => !isStored);
    // In the order of the index: that is faster, and the newest pages of the log change last.
    fresh = left.map(({ entry }) => entry).sort(byTime);
    return {
      ...found,
      created: left.length,
      already: rows.length - left.length,
      sample: left.slice(0, maxSample).map(({ row, entry: { day: _day, ...entry } }) => ({ row, ...entry })),
      hasWeights: fresh.some(({ kind }) => kind === 'weight'),
      hasHealthNotes: fresh.some(({ type }) => type === 'health'),
    };
  }

  /** Some of the new entries as JSON, with the names of the table's columns. */
  const rowsOf = (from: number, count: number): string =>
    JSON.stringify(fresh.slice(from, from + count).map(columnsOf), withoutNulls);

  return {
    perform(job: ImportJob): unknown {
      switch (job.step) {
        case 'read':
          return read(job.file, job.now);
        case 'compare':
          return compare(JSON.parse(job.stored) as StoredEntry[]);
        case 'plan':
          return plan();
        case 'rows':
          return rowsOf(job.from, job.count);
        case 'forget':
          return forget();
      }
    },
  };
}

function byKey(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  const add = (key: string, row: Row) => {
    const others = found.get(key);
    if (others) others.push(row);
    else found.set(key, [row]);
  };
  for (const row of rows) {
    add(keyOf(row.entry), row);
    // The same as an entry that was logged at that very moment, too.
    if (row.entry.day !== null) add(hashOf(row.entry, minuteOf(row.entry)), row);
  }
  return found;
}

/** Of JSON: nulls are a third of the text, and what is missing is null anyway. */
const withoutNulls = (_name: string, value: unknown) => value ?? undefined;

/** Named one by one, which takes a third of the time that spreading the entry does. */
function columnsOf(entry: ImportedEntry) {
  return {
    type: entry.type,
    timestamp: entry.timestamp,
    duration: entry.duration,
    location: entry.location,
    food_type: entry.foodType,
    amount: entry.amount,
    symptoms: entry.symptoms,
    kind: entry.kind,
    title: entry.title,
    quantity: entry.quantity,
    unit: entry.unit,
    next_due: entry.nextDue,
    skipped: entry.skipped,
    notes: entry.notes,
    import_key: `\\x${keyOf(entry)}`,
    search_text: searchText(entry),
  };
}

function spanOf(rows: readonly Row[]): { from: number; to: number } | null {
  let [from, to] = [Infinity, -Infinity];
  for (const { entry } of rows) {
    const at = Date.parse(entry.timestamp);
    from = Math.min(from, at);
    to = Math.max(to, at);
  }
  return rows.length === 0 ? null : { from, to };
}

const namesIn = (column: Iterable<string>): string[] => {
  const names = new Map<string, string>();
  for (const dog of column) {
    if (names.size >= maxDogNames) break;
    if (dog !== '' && !names.has(identityOf(dog))) names.set(identityOf(dog), dog);
  }
  return [...names.values()];
};

interface Table {
  /** The cells of one field, row by row: none without such a column. */
  column: (field: ImportField) => Iterable<string>;
  rows: () => Iterable<{ row: number; cells: Cells; isUnclosed: boolean }>;
}

/** The rows of a file below its headings, by what their columns are. `row` counts the file's lines as spreadsheets do. */
function tableOf({
  csv,
  mapping,
}: Pick<NewImport, 'csv' | 'mapping'>): Table | { path: string; problem: string } {
  const { separator, text } = separatorOf(csv);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separator ?? '',
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: maxLines + 1,
  });
  const linesBefore = separator === undefined ? 1 : 2;
  const mapped = importFields.flatMap((field) => {
    const heading = mapping[field];
    return heading ? [{ field, heading }] : [];
  });
  const first = data.slice(0, linesAboveHeadings).map(headingNames);
  const at = first.findIndex((names) => mapped.every(({ heading }) => names.includes(heading)));
  const names = first[at];
  if (!names) return missingColumn(first, mapped);
  const unclosedLine = errors.find(({ code }) => code === 'MissingQuotes')?.row;
  const lines = data.flatMap((cells, line) =>
    line <= at || cells.every((cell) => cell.trim() === '')
      ? []
      : [{ row: line + linesBefore, cells, isUnclosed: line === unclosedLine }],
  );
  if (lines.length > maxRows || data.length > maxLines)
    return { path: 'csv', problem: 'This file has more than 50,000 rows: please split it' };
  const places = mapped.map(({ field, heading }) => ({ field, place: names.indexOf(heading) }));
  return {
    *column(field) {
      const place = places.find((each) => each.field === field)?.place;
      if (place === undefined) return;
      for (const { cells } of lines) yield cellText(cells[place] ?? '');
    },
    *rows() {
      for (const { row, cells, isUnclosed } of lines) {
        const named = { ...noCells };
        for (const { field, place } of places) named[field] = cellText(cells[place] ?? '');
        yield { row, cells: named, isUnclosed };
      }
    },
  };
}

const noCells = Object.fromEntries(importFields.map((field) => [field, ''])) as Record<ImportField, string>;

/** The separator that a first line of its own names, as Excel writes it: "sep=;". */
function separatorOf(csv: string): { separator?: string; text: string } {
  const text = csv.replace(/^\uFEFF/, '');
  const [line, separator] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? [];
  return separator === undefined || line === undefined
    ? { text }
    : { separator, text: text.slice(line.length) };
}

function missingColumn(
  lines: readonly string[][],
  mapped: readonly { field: ImportField; heading: string }[],
) {
  const known = new Set(lines.flat());
  const missing = mapped.find(({ heading }) => !known.has(heading)) ?? mapped[0];
  return { path: `mapping.${missing?.field}`, problem: `The file has no column “${missing?.heading}”` };
}
