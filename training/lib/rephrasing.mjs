/**
 * Rephrases notes without changing what they say about the dog, so that any change in the answer is due to the
 * wording.
 */

import { linesOf, partsOf, readSetFile, sets } from './sets.mjs';

/** @typedef {{ text: string, joins: boolean }} Remark `joins`: it also reads on without a comma. */
/** @typedef {{ before: Remark[], amid: Remark[], after: Remark[] }} Remarks */

/**
 * Remarks that owners make around a note, by where they may stand. A line is "BAR|remark": B before, A after, M amid,
 * R joins.
 * @param {string[]} lines @returns {Remarks}
 */
function parseRemarks(lines) {
  const all = lines.map((line) => {
    const [places = '', remark = ''] = line.split('|');
    return { places, text: remark, joins: places.includes('R') };
  });
  /** @param {string} place */
  const at = (place) => all.filter(({ places }) => places.includes(place));
  return { before: at('B'), amid: at('M'), after: at('A') };
}

/** The remarks that may be trained on, those among them from sets that are also measured with, and those held out. */
export function readRemarks() {
  const parts = sets
    .filter(({ contents }) => contents === 'remarks')
    .map((set) => ({ set, ...partsOf(set, linesOf(readSetFile(set.file))) }));
  return {
    open: parseRemarks(parts.flatMap(({ open }) => open)),
    tuned: parseRemarks(parts.flatMap(({ set, open }) => (set.role === 'tune' ? open : []))),
    heldOut: parseRemarks(parts.flatMap(({ heldOut }) => heldOut)),
  };
}

/** @param {string} note */
const ended = (note) => note.trim().replace(/[^.!?…]$/, '$&.');

/** @param {string} note */
const plain = (note) => note.trim().replace(/[.!?…]+$/, '');

/** @param {string} note */
const sentences = (note) => note.split(/(?<=[.!?])\s+(?=\S)/);

/** Splits a note before "and", "but" and "then", or after a comma. @param {string} note */
const clauses = (note) => note.split(/(?:,\s+|\s+(?=(?:and|but|then)\s))/i);

/** @param {Remark[]} remarks @param {number} index @param {boolean} [joins] */
const pick = (remarks, index, joins = false) => {
  const of = joins ? remarks.filter((each) => each.joins) : remarks;
  return of[(index * 7 + 3) % of.length]?.text ?? '';
};

const britishAndAmerican = Object.entries({
  vomit: 'throw up',
  vomited: 'threw up',
  vomiting: 'throwing up',
  diarrhoea: 'diarrhea',
  poo: 'poop',
  wee: 'pee',
  tummy: 'belly',
  mum: 'mom',
  faeces: 'feces',
  grey: 'gray',
  swollen: 'swelled up',
});

const names = ['Biscuit', 'Luna', 'Rex', 'Mabel', 'Otto'];

/** Swaps two neighbouring letters within the longest word, but not its first or last. @param {string} note */
function mistyped(note) {
  const longest = (note.match(/[a-z]{6,}/g) ?? []).toSorted((a, b) => b.length - a.length)[0];
  if (!longest) return null;
  const at = Math.floor(longest.length / 2);
  if (longest[at - 1] === longest[at]) return null;
  return note.replace(
    longest,
    longest.slice(0, at - 1) + longest[at] + longest[at - 1] + longest.slice(at + 1),
  );
}

/**
 * The ways to rephrase a note, by name. Each returns null for a note to which it does not apply.
 * @param {Remarks} remarks
 * @returns {Record<string, (note: string, index: number) => string | null>}
 */
export function waysToRetell({ before, amid, after }) {
  return {
    'a remark before it': (note, index) => `${ended(pick(before, index))} ${note}`,
    'the same after it': (note, index) => `${ended(note)} ${pick(after, index)}`,
    'a line of its own above': (note, index) => `${pick(before, index)}\n${note}`,
    'a comma before the remark': (note, index) => `${plain(note)}, ${pick(after, index)}`,
    'no comma before the remark': (note, index) => `${plain(note)} ${pick(after, index, true)}`,
    'no comma after the remark': (note, index) => `${plain(pick(before, index, true))} ${note}`,
    'a remark in the middle': (note, index) => {
      const parts = clauses(note);
      return parts.length < 2
        ? null
        : `${parts[0]}, ${plain(pick(amid, index))}, ${parts.slice(1).join(', ')}`;
    },
    'two before, two after': (note, index) =>
      `${ended(pick(before, index))} ${ended(pick(before, index + 1))} ${ended(note)} ${ended(pick(after, index))} ${pick(after, index + 1)}`,
    'capital letters': (note) => note.toUpperCase(),
    'neither capitals nor stops': (note) => note.toLowerCase().replace(/[.,!?;:]+(?=\s|$)/g, ''),
    'no apostrophes': (note) => (/['’]/.test(note) ? note.replace(/['’]/g, '') : null),
    'the longest word mistyped': mistyped,
    'a name for the first he or she': (note, index) =>
      /\b(?:he|she)\b/i.test(note)
        ? note.replace(/\b(?:he|she)\b/i, names[index % names.length] ?? '')
        : null,
    'she for he': (note) =>
      /\bhe\b/i.test(note) && !/\b(?:she|her)\b/i.test(note)
        ? note
            .replace(/\bhe\b/gi, 'she')
            .replace(/\bhis\b/gi, 'her')
            .replace(/\bhim\b/gi, 'her')
        : null,
    'the other English': (note) => {
      const told = britishAndAmerican.reduce(
        (text, [british, american]) => text.replace(new RegExp(`\\b${british}\\b`, 'gi'), american),
        note,
      );
      return told === note ? null : told;
    },
    'a line for each sentence': (note) => {
      const each = sentences(note);
      return each.length < 2 ? null : each.map((sentence) => `- ${sentence}`).join('\n');
    },
    'the hour in front': (note, index) => `${(index % 12) + 7}:${(index * 5) % 6}0 ${note}`,
    'the same twice': (note) => `${ended(note)} ${note}`,
    'faces and exclamation marks': (note) => `${plain(note)}!!! 😟🐶`,
  };
}
