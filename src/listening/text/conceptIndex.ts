import type { SeverityLevel } from '../../domain/severity.ts';
import { sentencesOf } from './clauses.ts';
import type { Hit } from './concepts.ts';
import type { Concept } from './lexicon.ts';
import type { Pattern, Term } from './patterns.ts';
import type { Word } from './tokenizer.ts';

/** Where a pattern matched: the hits that did. */
export interface Match {
  readonly id: string;
  readonly level: SeverityLevel | null;
  readonly hits: readonly Hit[];
}

export type Tense = 'now' | 'past';

// How many words of distance the end of a sentence and a comma count for.
const sentenceGap = 4;
const commaGap = 1;
const maxMatches = 3;

/** Kinds that negation and tense leave alone: a paw stays a paw in "no blood on his paw". */
const neutralKinds = new Set(['body']);

/** Conditions that last, so that they count whenever they were found. */
const permanent: ReadonlySet<string> = new Set<Concept>([
  'murmur',
  'diabetic',
  'addison',
  'epileptic',
  'entire',
  'unvaccinated',
  'after-heat',
  'pregnant',
  'nursing',
]);

/** The concepts of a note, with their context, and search for patterns among them. */
export class ConceptIndex {
  readonly #sentences: readonly number[];
  readonly #places: readonly number[];
  readonly #hits = new Map<string, Hit[]>();
  readonly #kindOf: ReadonlyMap<string, string>;

  constructor(words: readonly Word[], hits: readonly Hit[], kindOf: ReadonlyMap<string, string>) {
    this.#kindOf = kindOf;
    this.#sentences = sentencesOf(words);
    let place = 0;
    this.#places = words.map(({ pause }) => (place += 1 + (pause === 2 ? sentenceGap : pause * commaGap)));
    for (const hit of hits) this.add(hit);
  }

  add(hit: Hit): void {
    const list = this.#hits.get(hit.concept);
    if (!list) this.#hits.set(hit.concept, [hit]);
    else {
      // Search from the end: hits nearly always come in order.
      const before = list.findLastIndex(({ first }) => first <= hit.first);
      list.splice(before + 1, 0, hit);
    }
  }

  /** Hits of a concept that are said of this dog, now, and not negated. */
  said(concept: string): readonly Hit[] {
    return (this.#hits.get(concept) ?? []).filter((hit) => this.#fits(hit, false, 'now'));
  }

  all(): Hit[] {
    return [...this.#hits.values()].flat();
  }

  /** Hits of a concept in any context. */
  mentioned(concept: string): readonly Hit[] {
    return this.#hits.get(concept) ?? [];
  }

  /** Matches of a pattern, at most `maxMatches`. */
  find(pattern: Pattern, tense: Tense): Match[] {
    const [anchor, ...rest] = pattern.terms;
    if (!anchor || rest.some((term) => term.names.every((name) => !this.#hits.has(name)))) return [];
    const matches: Match[] = [];
    for (const hit of this.#candidates(anchor, tense)) {
      const hits = this.#complete([hit], rest, pattern, tense);
      if (!hits || this.#spoiled(hits, pattern)) continue;
      matches.push({ id: pattern.id, level: pattern.level, hits });
      if (matches.length >= maxMatches) break;
    }
    return matches;
  }

  #candidates(term: Term, tense: Tense): Hit[] {
    return term.names.flatMap((name) =>
      (this.#hits.get(name) ?? []).filter((hit) => this.#fits(hit, term.negated, tense)),
    );
  }

  #fits(hit: Hit, negated: boolean, tense: Tense): boolean {
    if (neutralKinds.has(this.#kindOf.get(hit.concept) ?? '') || permanent.has(hit.concept))
      return !hit.other;
    if (hit.other || hit.hypothetical || hit.past !== (tense === 'past')) return false;
    return negated ? hit.negated || hit.lacking : !hit.negated;
  }

  #complete(
    chosen: readonly Hit[],
    rest: readonly Term[],
    pattern: Pattern,
    tense: Tense,
  ): readonly Hit[] | null {
    let hits = [...chosen];
    for (const term of rest) {
      const last = hits.at(-1);
      let best: Hit | null = null;
      let bestSpan = pattern.near + 1;
      for (const name of term.names) {
        for (const hit of this.#near(name, hits, pattern.near)) {
          if (!this.#fits(hit, term.negated, tense)) continue;
          if (term.after && last && hit.first <= last.last) continue;
          if (hits.some((other) => hit.first === other.first && hit.last === other.last)) continue;
          const span = this.#span([...hits, hit]);
          if (span < bestSpan) {
            best = hit;
            bestSpan = span;
          }
        }
      }
      if (!best) return null;
      hits = [...hits, best];
    }
    return hits;
  }

  /** Hits of a concept near the anchor, by binary search, so that the cost does not grow with the note's length. */
  #near(name: string, [anchor]: readonly Hit[], near: number): Hit[] {
    const list = this.#hits.get(name);
    if (!list || !anchor) return [];
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((list[middle]?.first ?? 0) < anchor.first - near - 4) low = middle + 1;
      else high = middle;
    }
    const found: Hit[] = [];
    for (let index = low; index < list.length; index += 1) {
      const hit = list[index];
      if (!hit || hit.first > anchor.last + near + 4) break;
      found.push(hit);
    }
    return found;
  }

  /** Words between the outermost hits, not counting those inside the hits themselves. */
  #span(hits: readonly Hit[]): number {
    const sorted = hits.toSorted((a, b) => a.first - b.first);
    let span = 0;
    for (let index = 1; index < sorted.length; index += 1) {
      const [left, right] = [sorted[index - 1], sorted[index]];
      if (left && right)
        span += Math.max(0, (this.#places[right.first] ?? 0) - (this.#places[left.last] ?? 0));
    }
    return span;
  }

  #spoiled(hits: readonly Hit[], { without }: Pattern): boolean {
    const sentences = new Set(hits.map(({ first }) => this.#sentences[first]));
    return without.some((name) =>
      this.#hits.get(name)?.some(({ first }) => sentences.has(this.#sentences[first])),
    );
  }
}
