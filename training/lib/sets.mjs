import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/command.mjs';

/**
 * A labeled note. `levels` are the accepted ones, the ideal one first. `leads`: the signs of which either may lead the
 * answer, if labeled. `kinds` and `source` (of page), of real days: what makes the note hard, and where owners write so.
 * @typedef {{ note: string, dog: { breed: string, age: number, weight: number, gender: 'male' | 'female' },
 *   levels: string[], topics: string[], mustNot: string[], set: string, leads: string[], kinds: string[],
 *   source: string }} Case
 *
 * A set as described in training/sets.json. `role`: trained on, tuned on (its misses may be looked at) or held out.
 * `heldOut`: of a set that is tuned on, the second of every two notes is held out all the same. `weight`: how much
 * its notes count in training, 0 if not at all. `file` may have a `*` in its name. `report`: the title under which `npm run eval` scores it.
 * `retold`: `npm run retell` rephrases its notes.
 * @typedef {{ name: string, file: string, role: 'train' | 'tune' | 'held out', heldOut?: 'every other note',
 *   weight?: number, contents?: 'remarks' | 'bare entries' | 'real days', report?: string, retold?: boolean, origin: string, date: string,
 *   tests: string }} NoteSet
 */

const folder = path.join(root, 'training/sets');

/** All sets, in the order in which they are scored and trained on. @type {readonly NoteSet[]} */
export const sets = JSON.parse(readFileSync(path.join(root, 'training/sets.json'), 'utf8'));

const letters = /** @type {Record<string, string>} */ ({ U: 'urgent', H: 'high', M: 'medium', L: 'low' });

/** The lines of a file of notes or remarks, without its comments. @param {string} text */
export const linesOf = (text) =>
  text
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));

/** @param {string} file relative to the sets' folder */
export const readSetFile = (file) => readFileSync(path.join(folder, file), 'utf8');

/** What no answer may say, by the ideal level. @param {string | undefined} ideal */
function forbidden(ideal) {
  if (ideal === 'low') return ['alarm'];
  return ideal === 'urgent' ? ['reassure', 'delay', 'home_vomit', 'diagnose'] : ['diagnose'];
}

/** @param {string} list separated by commas, or `-` */
const listed = (list) => (list === '-' ? [] : list.split(','));

/** The signs that may lead the answer, by set and number of the note, from 1. @type {ReadonlyMap<string, string[]>} */
export const labeledLeads = new Map(
  linesOf(readSetFile('leads.txt')).map((line) => {
    const [set = '', number = '', leads = ''] = line.split('|');
    return [`${set}|${number}`, listed(leads)];
  }),
);

/**
 * A note from its fields as they stand in the files.
 * @param {{ level: string, topics: string[], dog: string, note: string }} fields @returns {Omit<Case, 'set' | 'leads'>}
 */
function caseOf({ level, topics, dog, note }) {
  const [breed = '', age, weight, sex] = (dog === '-' ? 'Mixed Breed, 4, 40, m' : dog).split(/,\s*/);
  const levels = level.split(',').map((letter) => letters[letter] ?? letter);
  return {
    note,
    dog: { breed, age: Number(age), weight: Number(weight), gender: sex === 'f' ? 'female' : 'male' },
    levels,
    topics,
    mustNot: forbidden(levels[0]),
    kinds: [],
    source: '',
  };
}

/** @typedef {(line: string) => Omit<Case, 'set' | 'leads'> & { leads?: string[] }} Parse */

/** Reads `levels|topics|breed, age, weight, sex|note`. @type {Parse} */
function parseNote(line) {
  const [level = '', topics = '', dog = '', ...note] = line.split('|');
  return caseOf({ level, topics: listed(topics), dog, note: note.join('|') });
}

/** Reads `levels|leads|breed, age, weight, sex|kinds|source|note`. @type {Parse} */
function parseRealDay(line) {
  const [level = '', leads = '', dog = '', kinds = '', source = '', ...note] = line.split('|');
  const topics = listed(leads);
  return {
    ...caseOf({ level, topics, dog, note: note.join('|') }),
    leads: topics,
    kinds: listed(kinds),
    source,
  };
}

/** Reads a note that the project was given, a JSON object. @type {Parse} */
function parseGiven(line) {
  const { note, dog, expect } = JSON.parse(line);
  return {
    note,
    dog: { gender: 'male', ...dog },
    levels: [...new Set([expect.urgency, ...expect.accept_urgency])],
    topics: expect.topics,
    mustNot: expect.must_not,
    kinds: [],
    source: '',
  };
}

/**
 * Reads lines of one file.
 * @param {string} text @param {string} set the set's name @param {Parse} [parse] @returns {Case[]}
 */
export const parseNotes = (text, set, parse = parseNote) =>
  linesOf(text).map((line, index) => ({
    leads: labeledLeads.get(`${set}|${index + 1}`) ?? [],
    ...parse(line),
    set,
  }));

/** The files of a set, relative to the sets' folder. @param {NoteSet} set */
export function filesOf({ file }) {
  const [before = '', after] = file.split('*');
  if (after === undefined) return [file];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.startsWith(before) && name.endsWith(after))
    .toSorted();
}

/** The notes of a set. @param {NoteSet} set @returns {Case[]} */
export function notesOf(set) {
  const parse = set.file.endsWith('.jsonl')
    ? parseGiven
    : set.contents === 'real days'
      ? parseRealDay
      : parseNote;
  return filesOf(set).flatMap((file) => parseNotes(readSetFile(file), set.name, parse));
}

/**
 * What of a set may be trained and tuned on, and what is held out; of most sets one is empty.
 * @template Item @param {NoteSet} set @param {Item[]} items the set's notes or remarks
 */
export function partsOf({ role, heldOut }, items) {
  if (role === 'held out') return { open: [], heldOut: items };
  if (!heldOut) return { open: items, heldOut: [] };
  return {
    open: items.filter((_, index) => index % 2 === 0),
    heldOut: items.filter((_, index) => index % 2 === 1),
  };
}

/** The sets that hold whole notes. */
export const noteSets = sets.filter(({ contents }) => !contents || contents === 'real days');
