import { lookalikes } from '../words/lookalikes.ts';
import { vocabulary } from './lexicon.ts';
import { rootOf, type Word } from './words.ts';

const shortest = 5;
const longest = 24;

const roots = new Set<string>();
/** Known words by what is left of them, as one text each: ninety thousand lists would be ten megabytes. */
const byDeletion = new Map<string, string>();
const real = new Set(lookalikes.trim().split(/\s+/));

for (const word of vocabulary) {
  roots.add(rootOf(word));
  if (word.length < shortest || word.length > longest || /\d/.test(word)) continue;
  for (const shorter of [word, ...deletions(word)]) {
    const others = byDeletion.get(shorter);
    byDeletion.set(shorter, others ? `${others} ${word}` : word);
  }
}

/** Whether the engine has met this word, with a meaning or as a real word without one. */
export const isKnownWord = (text: string): boolean =>
  vocabulary.has(text) || roots.has(rootOf(text)) || real.has(text);

/** Every word that is left when one letter goes. */
function deletions(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/** Gives each misspelt word the root of the one known word it is a letter or two away from. Real words stay. */
export function correctSpelling(words: readonly Word[]): void {
  for (const word of words) {
    const meant = meantBy(word);
    if (meant) {
      word.text = meant;
      word.root = rootOf(meant);
    }
  }
}

const corrected = new Map<string, string | null>();
const mostRemembered = 5000;

function meantBy({ text, root, written, pause }: Word): string | null {
  if (
    text.length < shortest ||
    text.length > longest ||
    vocabulary.has(text) ||
    roots.has(root) ||
    real.has(text) ||
    real.has(root)
  )
    return null;
  const isName = /^\p{Lu}/u.test(written) && pause !== 2 && written !== written.toUpperCase();
  if (isName) return null;
  const known = corrected.get(text);
  if (known !== undefined) return known;
  const meant = nearest(text);
  if (corrected.size < mostRemembered) corrected.set(text, meant);
  return meant;
}

/** One letter more, less, other or swapped; in long words two. The commonest slips keep the first letter. */
function nearest(text: string): string | null {
  let best: string | null = null;
  let bestCost = text.length >= 8 ? 2.1 : 1.1;
  for (const shorter of [
    text,
    ...deletions(text),
    ...(text.length >= 8 ? deletions(text).flatMap(deletions).slice(0, 200) : []),
  ]) {
    for (const candidate of byDeletion.get(shorter)?.split(' ') ?? []) {
      const cost = distance(text, candidate) + (candidate[0] === text[0] ? 0 : 0.9);
      if (cost < bestCost) {
        best = candidate;
        bestCost = cost;
      }
    }
  }
  return best;
}

/** Letters to change, with a swap of neighbours as one. */
function distance(a: string, b: string): number {
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
