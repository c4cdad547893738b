import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chance } from './learn.mjs';
import { root } from './steps.mjs';

/** @typedef {import('./retell.mjs').Remark} Remark */

const rounds = 4;
const pace = 0.2;
// Left out now and then while learning, for other owners say it otherwise.
const unsaid = 0.15;
// How many remarks a note has around it.
const remarksEach = [0, 0, 0, 1, 1, 2, 3];
const places = [...'BBAAM'];
const joints = ['. ', '. ', ', ', ', ', '\n', ' - ', '... '];
// Of the notes so many are told as they are dictated, and as many more without capitals.
const dictated = 0.2;
const longestNote = 400;
const longestTold = 600;
// What is met more seldom, or hardly counts, is not kept.
const fewestMet = 60;
const leastWeight = 0.8;
const fineness = 8;

/** @template Item @param {readonly Item[]} of @param {() => number} random @returns {Item | undefined} */
const any = (of, random) => of[Math.floor(random() * of.length)];

/**
 * A note with remarks before, after and in it, and where each of them stands in the text.
 * @param {string} note @param {ReadonlyMap<string, readonly Remark[]>} remarks By place. @param {() => number} random
 */
function amidRemarks(note, remarks, random) {
  /** @type {{ text: string, remark?: Remark }[]} */
  const pieces = [{ text: note.trim() }];
  for (let more = any(remarksEach, random) ?? 0; more > 0; more -= 1) {
    const place = any(places, random) ?? 'B';
    const remark = any(remarks.get(place) ?? [], random);
    if (!remark) continue;
    const piece = { text: remark.text, remark };
    if (place === 'B') pieces.unshift(piece);
    else if (place === 'A') pieces.push(piece);
    else {
      const at = pieces.findIndex((each) => !each.remark);
      const told = pieces[at]?.text ?? '';
      const gap = any([...told.matchAll(/,\s+|[.!?]\s+|\s+(?=(?:and|but|then)\s)/g)], random);
      if (!gap) continue;
      const [before, after] = [told.slice(0, gap.index), told.slice(gap.index + gap[0].length)];
      pieces.splice(at, 1, { text: before.trim() }, piece, { text: after.trim() });
    }
  }
  const isDictated = random() < dictated;
  let text = '';
  /** @type {{ from: number, to: number }[]} */
  const spans = [];
  for (const [index, { text: said, remark }] of pieces.entries()) {
    if (index > 0) {
      const joins = (remark ?? pieces[index - 1]?.remark)?.joins === true && random() < 0.5;
      text += isDictated || joins || /[.!?]$/.test(text) ? ' ' : (any(joints, random) ?? ' ');
    }
    if (remark) spans.push({ from: text.length, to: text.length + said.length });
    text += said;
  }
  if (isDictated) text = text.replace(/[.,!?;:]/g, ' ');
  if (isDictated || random() < dictated) text = text.toLowerCase();
  return { text, spans };
}

/**
 * Learns by which words, and words beside them, what people say around a note is told from what they say of the dog
 * (logistic regression, by Adagrad), and writes it where the engine finds it.
 * @param {readonly string[]} notes @param {import('./retell.mjs').Remarks} remarks
 */
export async function learnRemarks(notes, remarks) {
  /** @param {string} file */
  const built = (file) => import(pathToFileURL(path.join(root, 'build/listening/text', file)).href);
  const { tokenize } = await built('tokenizer.js');
  const { correctSpelling } = await built('spelling.js');
  const { findConcepts } = await built('concepts.js');
  const { visitFeatures } = await built('remarks.js');
  const random = chance(5);
  const byPlace = new Map([
    ['B', remarks.before],
    ['A', remarks.after],
    ['M', remarks.amid],
  ]);
  /** @type {Map<string, { weight: number, moved: number, met: number }>} */
  const learnt = new Map();
  const told = notes.filter(({ length }) => length < longestNote);
  for (let round = 0; round < rounds; round += 1) {
    const step = pace * (1 - round / rounds / 1.3);
    for (let turn = 0; turn < told.length; turn += 1) {
      const { text, spans } = amidRemarks(any(told, random) ?? '', byPlace, random);
      if (text.length > longestTold) continue;
      const words = tokenize(text.normalize('NFC'));
      correctSpelling(words);
      /** @type {string[][]} */
      const around = words.map(() => []);
      visitFeatures(
        words,
        findConcepts(words),
        (/** @type {number} */ index, /** @type {string} */ what, /** @type {number} */ where) =>
          random() > unsaid && around[index]?.push(`${where}:${what}`),
      );
      for (const [index, { start }] of words.entries()) {
        const weights = (around[index] ?? []).map((feature) => {
          const known = learnt.get(feature) ?? { weight: 0, moved: 0.1, met: 0 };
          learnt.set(feature, known);
          return known;
        });
        const score = weights.reduce((sum, { weight }) => sum + weight, 0);
        const isRemark = spans.some(({ from, to }) => start >= from && start < to);
        const slope = 1 / (1 + Math.exp(-score)) - (isRemark ? 1 : 0);
        for (const each of weights) {
          each.moved += slope * slope;
          each.weight -= (step * slope) / Math.sqrt(each.moved);
          each.met += 1;
        }
      }
    }
  }
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  for (const [feature, { weight, met }] of learnt) {
    const [where = '', what = ''] = [feature.slice(0, 1), feature.slice(2)];
    if (met < fewestMet || Math.abs(weight) < leastWeight || /[^\0-\x7f]|[`\\;]/.test(what)) continue;
    lines.set(what, [...(lines.get(what) ?? []), `${where}:${Math.round(weight * fineness)}`]);
  }
  writeFileSync(
    path.join(root, 'src/listening/learnt/remarkWeights.ts'),
    `// Made by \`npm run eval -- --learn-remarks\` from the notes tuned on, with remarks put around them: not to be edited.
/** What speaks for a word's being said of anything but the dog: by where it stands (\`visitFeatures\`), in eighths. */
export const remarkWeights = \`
${[...lines]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map((each) => each.flat().join(';'))
  .join('\n')}
\`;
`,
  );
}
