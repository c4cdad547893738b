import { lookalikes } from '../lexicon/entries.ts';
import { vocabulary } from './lexicon.ts';
import { stemOf, type Word } from './tokenizer.ts';

const minLength = 5;
const maxLength = 24;

const stems = new Set<string>();
/** Known words by each of their deletions (SymSpell), joined by spaces: 90,000 arrays would take 10 MB. */
const byDeletion = new Map<string, string>();
const realWords = new Set(lookalikes.trim().split(/\s+/));

for (const word of vocabulary) {
  stems.add(stemOf(word));
  if (word.length < minLength || word.length > maxLength || /\d/.test(word)) continue;
  for (const shorter of [word, ...deletions(word)]) {
    const others = byDeletion.get(shorter);
    byDeletion.set(shorter, others ? `${others} ${word}` : word);
  }
}

/** Whether the word is in the vocabulary, or is a real English word that looks like one of its words. */
export const isKnownWord = (text: string): boolean =>
  vocabulary.has(text) || stems.has(stemOf(text)) || realWords.has(text);

/** The word with each of its letters deleted in turn. */
function deletions(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/** Replaces each misspelt word by the nearest known word, at most two letters away. Real words and names stay. */
export function correctSpelling(words: readonly Word[]): void {
  for (const word of words) {
    const meant = correctionOf(word);
    if (meant) {
      word.text = meant;
      word.stem = stemOf(meant);
    }
  }
}

const corrected = new Map<string, string | null>();
const maxCached = 5000;

function correctionOf({ text, stem, written, pause }: Word): string | null {
  if (
    text.length < minLength ||
    text.length > maxLength ||
    vocabulary.has(text) ||
    stems.has(stem) ||
    realWords.has(text) ||
    realWords.has(stem)
  )
    return null;
  const isName = /^\p{Lu}/u.test(written) && pause !== 2 && written !== written.toUpperCase();
  if (isName) return null;
  const known = corrected.get(text);
  if (known !== undefined) return known;
  const meant = nearest(text);
  if (corrected.size < maxCached) corrected.set(text, meant);
  return meant;
}

/** The nearest known word: one edit away, two if the word is long. An edit of the first letter, which is rarer, costs more. */
function nearest(text: string): string | null {
  let best: string | null = null;
  let bestCost = text.length >= 8 ? 2.1 : 1.1;
  for (const shorter of [
    text,
    ...deletions(text),
    ...(text.length >= 8 ? deletions(text).flatMap(deletions).slice(0, 200) : []),
  ]) {
    for (const candidate of byDeletion.get(shorter)?.split(' ') ?? []) {
      const cost = editDistance(text, candidate) + (candidate[0] === text[0] ? 0 : 0.9);
      if (cost < bestCost) {
        best = candidate;
        bestCost = cost;
      }
    }
  }
  return best;
}

/** Damerau-Levenshtein distance (optimal string alignment): a swap of neighbouring letters counts as one edit. */
function editDistance(a: string, b: string): number {
  let two: number[] = [];
  let one = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((one[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (one[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (two[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    two = one;
    one = row;
  }
  return one[b.length] ?? Number.POSITIVE_INFINITY;
}
