import type { SeverityLevel } from '../domain/severity.ts';
import type { Frailty } from './dog.ts';
import { type EscalationRule, escalationRules } from './escalationRules.ts';
import type { Found } from './found.ts';
import type { Recognised } from './recognise.ts';
import { atLeast, raised } from './severity.ts';
import type { Hit } from './text/concepts.ts';

/**
 * The signs of one note, with the vocabulary in which `rules.ts` is written. The rules change them one after another; what
 * was recognised stays as it was.
 */
export class SignsOfNote {
  readonly #seen: Recognised;
  readonly #signs: Map<string, Found>;
  readonly #behaviours: Map<string, Found>;
  constructor(seen: Recognised) {
    this.#seen = seen;
    this.#signs = new Map(seen.signs);
    this.#behaviours = new Map(seen.behaviours);
  }

  /** What was recognised, with the signs and behaviours as they are now. */
  result(): Recognised {
    return { ...this.#seen, signs: this.#signs, behaviours: this.#behaviours };
  }

  /** Whether it has any of these signs or behaviours. */
  has(...ids: readonly string[]): boolean {
    return ids.some((id) => this.#signs.has(id) || this.#behaviours.has(id));
  }

  /** Whether any of these concepts is said of this dog, now, and not negated. */
  said(...concepts: readonly string[]): boolean {
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

  poisoned(): boolean {
    return [...this.#signs.keys()].some((id) => id.startsWith('toxin_'));
  }

  drop(...ids: readonly string[]): void {
    for (const id of ids) this.#signs.delete(id);
  }

  /** Adds a sign, or raises it to at least this level. A new one quotes the words of the signs it follows from. */
  add(id: string, level: SeverityLevel, ...because: readonly string[]): void {
    const known = this.#signs.get(id);
    if (known) {
      if (atLeast(level, known.level)) this.set(id, level);
      return;
    }
    const words = because.flatMap((each) => this.#signs.get(each)?.words ?? []);
    this.#signs.set(id, { id, level, words: [...new Set(words)] });
  }

  /** Sets the level of a sign or behaviour, if the note has it. */
  set(id: string, level: SeverityLevel): void {
    this.#change(id, (known) => ({ ...known, level }));
  }

  /** Lets the classifier not lower a sign, if the note has it. */
  hold(id: string): void {
    this.#change(id, (known) => ({ ...known, firm: 'surely' }));
  }

  /** Raises those of these signs that the note has by one level. */
  raise(...ids: readonly string[]): void {
    for (const id of ids) this.#change(id, (known) => ({ ...known, level: raised(known.level) }));
  }

  #change(id: string, change: (known: Found) => Found): void {
    for (const found of [this.#signs, this.#behaviours]) {
      const known = found.get(id);
      if (known) found.set(id, change(known));
    }
  }

  /** Applies `escalationRules`. */
  escalate(frail: Frailty): void {
    for (const rule of escalationRules) {
      if (!this.has(...rule.of) || this.said(...(rule.unless ?? [])) || !this.#isGraver(rule, frail))
        continue;
      for (const id of rule.of) this.#change(id, (known) => escalated(known, rule));
    }
  }

  #isGraver({ beside = [], said = [], mentioned = [], dog = [] }: EscalationRule, frail: Frailty): boolean {
    const isMentioned = (both: string) =>
      both.split('+').every((concept) => this.#seen.concepts.mentioned(concept).length > 0);
    const isSaid = (both: string) => both.split('+').every((concept) => this.said(concept));
    return (
      this.has(...beside) ||
      said.some(isSaid) ||
      mentioned.some(isMentioned) ||
      dog.some((trait) => frail[trait])
    );
  }

  all(): Found[] {
    return [...this.#signs.values()];
  }
}

function escalated(known: Found, { level: least, firm: isFirm }: EscalationRule): Found {
  const level = atLeast(known.level, least) ? known.level : least;
  if (!isFirm || level !== least) return { ...known, level };
  return { ...known, level, firm: level === 'urgent' ? 'surely' : (known.firm ?? 'likely') };
}
