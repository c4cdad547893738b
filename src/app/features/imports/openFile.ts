import Papa from 'papaparse';
import { guessMapping, lineOfHeadings } from '../../../domain/imports/guess.ts';
import { headingNames } from '../../../domain/imports/headings.ts';
import { type ImportField, maxCsvLength } from '../../../domain/imports/imports.ts';
import { decodeFile } from './decodeFile.ts';

/** What is read of a file to guess what its columns are; the server reads all of it. */
const linesRead = 60;
/** Cells shown of each column. */
const shown = 3;

export type Mapping = Partial<Record<ImportField, string>>;

/** A file of another app, with its columns and what they may be. */
export interface OpenedFile {
  name: string;
  csv: string;
  columns: { heading: string; cells: string[] }[];
  guess: Mapping;
}

/** A file that cannot be read; its message says why. */
export class UnreadableFile extends Error {}

/** Opens a file. Throws `UnreadableFile`. */
export async function openFile(file: File): Promise<OpenedFile> {
  if (file.size > 2 * maxCsvLength)
    throw new UnreadableFile('This file is larger than 5 MB. Please split it.');
  const csv = decodeFile(new Uint8Array(await file.arrayBuffer())).replace(/^\uFEFF/, '');
  if (csv.length > maxCsvLength) throw new UnreadableFile('This file is larger than 5 MB. Please split it.');
  if (csv.startsWith('PK\u0003\u0004'))
    throw new UnreadableFile(
      'This is a workbook or an archive. Please save the log as CSV, and choose that.',
    );
  const lines = linesOf(csv);
  const at = lineOfHeadings(lines);
  const headings = headingNames(lines[at] ?? []);
  const rows = lines.slice(at + 1).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0)
    throw new UnreadableFile('There are no rows in this file. Please choose a CSV file.');
  const columns = headings.map((heading, place) => ({
    heading,
    cells: [...new Set(rows.map((row) => (row[place] ?? '').trim()).filter(Boolean))].slice(0, shown),
  }));
  return { name: file.name, csv, columns, guess: guessMapping(headings, rows) };
}

function linesOf(csv: string): string[][] {
  const [line = '', separator = ''] = /^"?sep=(.)"?\r?\n/i.exec(csv) ?? [];
  return Papa.parse<string[]>(csv.slice(line.length), {
    delimiter: separator,
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: linesRead,
  }).data;
}
