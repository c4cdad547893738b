import { readLexicon } from '../../scripts/lib/lexicon.mjs';
import { built, tokenReader } from '../lib/engine.mjs';
import { moments, phraseWeight, subjects, unknownDog, withFrames } from '../lib/frames.mjs';
import { any, seededRandom } from '../lib/random.mjs';
import { readRemarks } from '../lib/rephrasing.mjs';
import { noteSets, notesOf, partsOf, sets } from '../lib/sets.mjs';

/**
 * What is to be learned from: a note with its labels, or a remark. `role`: a `note`, a real ordinary `day` within which
 * other notes are set, or a remark that stands `before` or `after` a note.
 * @typedef {{ note: string, dog?: object | undefined, levels: readonly string[], topics: readonly string[],
 *   weight: number, copies?: number, role?: 'note' | 'day' | 'before' | 'after' }} Lesson
 */

// Real days are few beside the synthetic notes, so they come several times.
const realDayCopies = 3;
const denying = [
  'no',
  'no',
  'without any',
  'has not had any',
  'no sign of',
  'no more',
  'did not see any',
  'free of',
];

/** Everything the network is trained on, as `network.py` reads it. */
export async function examples() {
  const { frailtyOf } = await built('listening/dog.js');
  const tokensIn = await tokenReader();
  const ids = await knownTopics();
  return (await lessons()).flatMap(({ note, dog, levels, topics, weight, copies = 1, role = 'note' }) => {
    const tokens = tokensIn(note);
    if (tokens.length === 0) return [];
    const frailty = Object.entries(frailtyOf({ ...unknownDog, ...dog }));
    return [
      {
        words: tokens.map(({ text }) => text),
        marks: tokens.map(({ mark }) => mark),
        names: tokens.map(({ isName }) => isName),
        concepts: tokens.map(({ concepts }) => concepts),
        contexts: tokens.map(({ context }) => context),
        traits: frailty.flatMap(([trait, has]) => (has ? [trait] : [])),
        levels,
        topics: topics.filter((id) => ids.has(id)),
        weight,
        copies,
        role,
      },
    ];
  });
}

async function knownTopics() {
  const { signs } = await built('listening/knowledge/signs.js');
  const { behaviours } = await built('listening/knowledge/behaviours.js');
  return new Set([...signs, ...behaviours].map(({ id }) => id));
}

/** @returns {Promise<Lesson[]>} */
async function lessons() {
  const bare = sets.filter(({ contents }) => contents === 'bare entries').flatMap(notesOf);
  const remarks = readRemarks().open;
  /** @param {'before' | 'after'} role @returns {Lesson[]} */
  const said = (role) =>
    remarks[role].map(({ text }) => ({ note: text, levels: ['low'], topics: [], weight: 0, role }));
  return [
    ...noteSets.filter(({ weight }) => weight).flatMap(lessonsOf),
    ...bare.map((each) => ({ ...each, weight: phraseWeight })),
    ...withFrames(bare),
    ...(await phrases()),
    ...said('before'),
    ...said('after'),
  ];
}

/** @param {import('../lib/sets.mjs').NoteSet} set @returns {Lesson[]} */
function lessonsOf(set) {
  const notes = partsOf(set, notesOf(set)).open.map((each) => ({ ...each, weight: set.weight ?? 0 }));
  if (set.contents !== 'real days') return notes;
  return notes.map((each) => ({
    ...each,
    copies: realDayCopies,
    role: each.levels.join() === 'low' ? 'day' : 'note',
  }));
}

/** The phrases that `knowledge/` has for each sign and behaviour, and the denial of each trouble. */
async function phrases() {
  const { ordinaryDay, signs } = await built('listening/knowledge/signs.js');
  const { behaviours } = await built('listening/knowledge/behaviours.js');
  /** @type {Lesson[]} */
  const known = [...signs, ...behaviours].flatMap(({ id, urgency, said }) =>
    said.map((/** @type {string} */ note) => ({
      note,
      levels: [urgency],
      topics: [id],
      weight: phraseWeight,
    })),
  );
  const random = seededRandom(11);
  // What a dog must do is not a trouble: its absence is one.
  /** @type {Lesson[]} */
  const denials = readLexicon()
    .filter(({ kind, file }) => kind === 'trouble' && file !== 'foreignWords.txt')
    .map(({ lines: [first] }) => first?.text.replace(/^=| \(shared\)$/g, '') ?? '')
    .flatMap((/** @type {string} */ phrase) => Array.from({ length: denying.length }, () => phrase))
    .filter((/** @type {string} */ phrase) => !/^(?:no|not|can not|poo|pee|breath|appetite)\b/.test(phrase))
    .map((/** @type {string} */ phrase, /** @type {number} */ index) => ({
      note: `${any(subjects, random)}${denying[index % denying.length]} ${phrase} ${any(['', ...moments], random)}`,
      levels: ['low'],
      topics: [ordinaryDay],
      weight: phraseWeight,
    }));
  return [...known, ...denials];
}
