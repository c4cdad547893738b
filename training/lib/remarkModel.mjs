import { built } from './engine.mjs';
import { modelWriter } from './modelFiles.mjs';
import { any, seededRandom } from './random.mjs';

/** @typedef {import('./rephrasing.mjs').Remark} Remark */

const epochs = 4;
const learningRate = 0.2;
// Dropout, since other owners put it differently.
const dropout = 0.15;
// Possible numbers of remarks around a note.
const remarksEach = [0, 0, 0, 1, 1, 2, 3];
const places = [...'BBAAM'];
const separators = ['. ', '. ', ', ', ', ', '\n', ' - ', '... '];
// Share of notes that look dictated, and share of the others without capitals.
const dictated = 0.2;
const maxNoteLength = 400;
const maxTextLength = 600;
// Rarer or lighter features are dropped.
const minOccurrences = 60;
const minWeight = 0.8;
// Weights are stored as bytes that count so much each.
const step = 1 / 8;
// Where a word may stand that speaks for a remark, see `visitFeatures`.
const positions = 8;

/**
 * Puts remarks before, after and into a note. Returns the text and the spans of the remarks.
 * @param {string} note @param {ReadonlyMap<string, readonly Remark[]>} remarks by place @param {() => number} random
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
      text += isDictated || joins || /[.!?]$/.test(text) ? ' ' : (any(separators, random) ?? ' ');
    }
    if (remark) spans.push({ from: text.length, to: text.length + said.length });
    text += said;
  }
  if (isDictated) text = text.replace(/[.,!?;:]/g, ' ');
  if (isDictated || random() < dictated) text = text.toLowerCase();
  return { text, spans };
}

/**
 * Learns which words and neighbouring words distinguish remarks around a note from what is said about the dog
 * (logistic regression with Adagrad), and writes them to a folder.
 * @param {string} folder @param {readonly string[]} notes @param {import('./rephrasing.mjs').Remarks} remarks
 */
export async function learnRemarks(folder, notes, remarks) {
  const { tokenize } = await built('listening/text/tokenizer.js');
  const { correctSpelling } = await built('listening/text/spelling.js');
  const { findConcepts } = await built('listening/text/concepts.js');
  const { visitFeatures } = await built('listening/text/remarks.js');
  const random = seededRandom(5);
  const byPlace = new Map([
    ['B', remarks.before],
    ['A', remarks.after],
    ['M', remarks.amid],
  ]);
  /** @type {Map<string, { weight: number, moved: number, met: number }>} */
  const learnt = new Map();
  const told = notes.filter(({ length }) => length < maxNoteLength);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = learningRate * (1 - epoch / epochs / 1.3);
    for (let turn = 0; turn < told.length; turn += 1) {
      const { text, spans } = amidRemarks(any(told, random) ?? '', byPlace, random);
      if (text.length > maxTextLength) continue;
      const words = tokenize(text.normalize('NFC'));
      correctSpelling(words);
      /** @type {string[][]} */
      const around = words.map(() => []);
      visitFeatures(
        words,
        findConcepts(words),
        (/** @type {number} */ index, /** @type {string} */ what, /** @type {number} */ where) =>
          random() > dropout && around[index]?.push(`${where}:${what}`),
      );
      for (const [index, { start }] of words.entries()) {
        const weights = (around[index] ?? []).map((feature) => {
          const known = learnt.get(feature) ?? { weight: 0, moved: 0.1, met: 0 };
          learnt.set(feature, known);
          return known;
        });
        const score = weights.reduce((sum, { weight }) => sum + weight, 0);
        const isRemark = spans.some(({ from, to }) => start >= from && start < to);
        const gradient = 1 / (1 + Math.exp(-score)) - (isRemark ? 1 : 0);
        for (const each of weights) {
          each.moved += gradient * gradient;
          each.weight -= (step * gradient) / Math.sqrt(each.moved);
          each.met += 1;
        }
      }
    }
  }
  /** @type {Map<string, number[]>} */
  const rows = new Map();
  for (const [feature, { weight, met }] of learnt) {
    const [where, what] = [Number(feature.slice(0, 1)), feature.slice(2)];
    if (met < minOccurrences || Math.abs(weight) < minWeight) continue;
    const row = rows.get(what) ?? Array.from({ length: positions }, () => 0);
    row[where] = weight;
    rows.set(what, row);
  }
  const features = [...rows.keys()].toSorted();
  const model = modelWriter();
  model.add(
    'weights',
    features.map((each) => rows.get(each) ?? []),
    step,
  );
  model.write(folder, 'remarks', { features });
}
