import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import { headingNames, linesAboveHeadings, orderIn } from '../../domain/imports/headings.ts';
import {
  cellText,
  type ImportedEntry,
  importedEntry,
  type Reading,
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
import { identityOf, searchText } from '../../domain/search.ts';

/** What the thread that reads files is asked, one after the other: to read one, to compare it with entries, and for what is new. */
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
  key: string;
  isStored: boolean;
}

const minuteLength = 60_000;
const maxSample = 8;
const maxDogNames = 50;
/** Lines without anything in them are no rows. */
const maxLines = 3 * maxRows;

const hash = (text: string) => createHash('md5').update(text).digest('hex');

/** Reads one file at a time, in steps. Keeps it until the next one is read. */
export function createFileReader() {
  let rows: Row[] = [];
  let fresh: Row[] = [];
  /** Rows that are not stored, by what makes an entry the same. */
  const wanted = new Map<string, Row[]>();
  let found: Pick<ImportPreview, 'skipped' | 'skippedCount' | 'ofOthers' | 'dateOrder' | 'asks' | 'dogNames'>;

  function forget(): void {
    rows = [];
    fresh = [];
    wanted.clear();
  }

  function want(key: string, row: Row): void {
    const others = wanted.get(key);
    if (others) others.push(row);
    else wanted.set(key, [row]);
  }

  function read(file: Extract<ImportJob, { step: 'read' }>['file'], now: Date): FileSpan {
    forget();
    const table = tableOf(file);
    if ('problem' in table) return table;
    const cells = table.rows.map(({ cells }) => cells);
    const order = orderIn(
      cells.map(({ date }) => date),
      file.zone,
    );
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
      dogNames: namesIn(cells),
    };
    for (const { row, cells } of table.rows) {
      if (whose !== null && identityOf(cells.dog) !== whose) found.ofOthers += 1;
      else readRow(row, cells, reading, asks);
    }
    found.asks = [...asks];
    return { span: spanOf(rows) };
  }

  function readRow(row: number, cells: Cells, reading: Reading, asks: Set<string>): void {
    const entry = importedEntry(cells, reading);
    if ('reason' in entry) {
      found.skippedCount += 1;
      if (found.skipped.length < maxNamed) found.skipped.push({ row, reason: entry.reason });
      if (entry.asksUnit) asks.add('weightUnit');
      return;
    }
    const minute = Math.floor(Date.parse(entry.timestamp) / minuteLength);
    const key = hash(sameEntry(entry, entry.day ?? minute));
    const one = { row, entry, key, isStored: false };
    rows.push(one);
    want(key, one);
    // The same as an entry that was logged at that very moment, too.
    if (entry.day !== null) want(hash(sameEntry(entry, minute)), one);
  }

  /** Marks the rows that are in the log: each entry is the same as one row at most. */
  function compare(stored: StoredEntry[]): void {
    for (const { minute, key, ...entry } of stored) {
      for (const each of [key, hash(sameEntry(entry, minute))]) {
        const row = each === null ? undefined : wanted.get(each)?.find(({ isStored }) => !isStored);
        if (!row) continue;
        row.isStored = true;
        break;
      }
    }
  }

  function plan(): ImportPlan {
    fresh = rows.filter(({ isStored }) => !isStored);
    return {
      ...found,
      created: fresh.length,
      already: rows.length - fresh.length,
      sample: fresh.slice(0, maxSample).map(({ row, entry: { day: _day, ...entry } }) => ({ row, ...entry })),
      hasWeights: fresh.some(({ entry }) => entry.kind === 'weight'),
      hasHealthNotes: fresh.some(({ entry }) => entry.type === 'health'),
    };
  }

  /** Some of the new entries as JSON, with the names of the table's columns. */
  const rowsOf = (from: number, count: number): string =>
    JSON.stringify(fresh.slice(from, from + count).map(({ entry, key }) => columnsOf(entry, key)));

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

function columnsOf({ day: _day, foodType, nextDue, ...entry }: ImportedEntry, key: string) {
  return {
    ...entry,
    food_type: foodType,
    next_due: nextDue,
    import_key: `\\x${key}`,
    search_text: searchText({ ...entry, foodType }),
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

const namesIn = (rows: readonly Cells[]): string[] => {
  const names = new Map<string, string>();
  for (const { dog } of rows) {
    if (dog !== '' && names.size < maxDogNames && !names.has(identityOf(dog)))
      names.set(identityOf(dog), dog);
  }
  return [...names.values()];
};

interface Table {
  rows: { row: number; cells: Cells }[];
}

/** The rows of a file below its headings, by what their columns are. `row` counts the file's lines as spreadsheets do. */
function tableOf({
  csv,
  mapping,
}: Pick<NewImport, 'csv' | 'mapping'>): Table | { path: string; problem: string } {
  const { separator, text } = separatorOf(csv);
  const { data } = Papa.parse<string[]>(text, {
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
  const places = mapped.map(({ field, heading }) => ({ field, place: names.indexOf(heading) }));
  const rows: Table['rows'] = [];
  for (const [line, cells] of data.entries()) {
    if (line <= at || cells.every((cell) => cell.trim() === '')) continue;
    if (rows.length === maxRows || line >= maxLines) {
      return { path: 'csv', problem: 'This file has more than 50,000 rows: please split it' };
    }
    const named = { ...noCells };
    for (const { field, place } of places) named[field] = cellText(cells[place] ?? '');
    rows.push({ row: line + linesBefore, cells: named });
  }
  return { rows };
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
