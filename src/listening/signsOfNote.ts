import type { SeverityLevel } from '../domain/analysis.ts';
import type { Frailty } from './dog.ts';
import { escalationRules } from './escalationRules.ts';
import type { Found, Recognised } from './recognise.ts';
import { atLeast, raised } from './severity.ts';
import type { Hit } from './text/concepts.ts';

/** The signs of one note, with the vocabulary in which `rules.ts` is written. */
export class SignsOfNote {
  readonly #seen: Recognised;
  constructor(seen: Recognised) {
    this.#seen = seen;
  }

  /** Whether it has any of these signs. */
  has(...ids: string[]): boolean {
    return ids.some((id) => this.#seen.signs.has(id));
  }

  /** Whether it has any of these behaviours. */
  does(...ids: string[]): boolean {
    return ids.some((id) => this.#seen.behaviours.has(id));
  }

  /** Whether any of these concepts is said of this dog, now, and not negated. */
  said(...concepts: string[]): boolean {
    return concepts.some((concept) => this.#seen.concepts.said(concept).length > 0);
  }

  /** Whether a concept is only found inside another: the shaking in "shaking his head". */
  saidWithin(concept: string, other: string): boolean {
    const around = this.#seen.concepts.said(other);
    const within = ({ first, last }: Hit) => around.some((each) => each.first <= first && last <= each.last);
    return around.length > 0 && this.#seen.concepts.said(concept).every(within);
  }

  /** Whether something lasted for a time, even if negated: "not eaten for 3 days". */
  lasted(time: string): boolean {
    return this.#seen.concepts
      .mentioned(time)
      .some(({ other, past, hypothetical }) => !other && !past && !hypothetical);
  }

  get bright(): boolean {
    return this.said('brightword', 'happy', 'normalself', 'ateall');
  }

  poisoned(): boolean {
    return [...this.#seen.signs.keys()].some((id) => id.startsWith('toxin_'));
  }

  drop(...ids: string[]): void {
    for (const id of ids) this.#seen.signs.delete(id);
  }

  /** Adds a sign, or raises it to at least this level. A new one quotes the words of the signs it follows from. */
  add(id: string, level: SeverityLevel, ...because: string[]): void {
    const words = because.flatMap((each) => this.#seen.signs.get(each)?.words ?? []);
    const known = this.#seen.signs.get(id);
    if (!known) this.#seen.signs.set(id, { id, level, words: [...new Set(words)] });
    else if (atLeast(level, known.level)) known.level = level;
  }

  /** Sets the level of a sign, if the note has it. */
  set(id: string, level: SeverityLevel): void {
    const known = this.#seen.signs.get(id);
    if (known) known.level = level;
  }

  /** Like `add`, and the classifier may not lower it. */
  hold(id: string, level: SeverityLevel): void {
    this.add(id, level);
    const known = this.#seen.signs.get(id);
    if (known) known.firm = 'surely';
  }

  /** Makes a behaviour nothing to worry about. */
  calm(id: string): void {
    const known = this.#seen.behaviours.get(id);
    if (known) known.level = 'low';
  }

  /** Applies `escalationRules`. */
  escalate(frail: Frailty): void {
    const { signs, behaviours, concepts } = this.#seen;
    const isMentioned = (both: string) =>
      both.split('+').every((concept) => concepts.mentioned(concept).length > 0);
    const isSaid = (both: string) => both.split('+').every((concept) => this.said(concept));
    for (const {
      of,
      beside = [],
      said = [],
      mentioned = [],
      dog = [],
      unless = [],
      level,
      firm,
    } of escalationRules) {
      const found = of.flatMap((id) => signs.get(id) ?? behaviours.get(id) ?? []);
      if (found.length === 0 || this.said(...unless)) continue;
      const isGraver =
        this.has(...beside) ||
        said.some(isSaid) ||
        mentioned.some(isMentioned) ||
        dog.some((trait) => frail[trait]);
      if (!isGraver) continue;
      for (const each of found) {
        if (!atLeast(each.level, level)) each.level = level;
        if (firm && each.level === level) each.firm = level === 'urgent' ? 'surely' : (each.firm ?? 'likely');
      }
    }
  }

  /** Raises those of these signs that the note has by one level. */
  raise(...ids: string[]): void {
    for (const id of ids) {
      const known = this.#seen.signs.get(id);
      if (known) known.level = raised(known.level);
    }
  }

  all(): Found[] {
    return [...this.#seen.signs.values()];
  }
}
