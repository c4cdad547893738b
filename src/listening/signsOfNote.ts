import type { SeverityLevel } from '../domain/analysis.ts';
import type { Frailty } from './dog.ts';
import { escalators } from './escalators.ts';
import type { Found, Recognised } from './recognise.ts';
import { atLeast, raised } from './severity.ts';
import type { Hit } from './text/hear.ts';

/** The signs of one note, in words that rules are easily written in. */
export class SignsOfNote {
  readonly #seen: Recognised;
  constructor(seen: Recognised) {
    this.#seen = seen;
  }

  has(...ids: string[]): boolean {
    return ids.some((id) => this.#seen.signs.has(id));
  }

  does(...ids: string[]): boolean {
    return ids.some((id) => this.#seen.behaviours.has(id));
  }

  said(...concepts: string[]): boolean {
    return concepts.some((concept) => this.#seen.heard.said(concept).length > 0);
  }

  /** Whether one is only heard in the words of another: the shaking in "shaking his head". */
  saidWithin(concept: string, other: string): boolean {
    const around = this.#seen.heard.said(other);
    const within = ({ first, last }: Hit) => around.some((each) => each.first <= first && last <= each.last);
    return around.length > 0 && this.#seen.heard.said(concept).every(within);
  }

  /** A time that something took, also where it did not happen: "not eaten for 3 days". */
  lasted(time: string): boolean {
    return this.#seen.heard.mentioned(time).some(({ other, past, imagined }) => !other && !past && !imagined);
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

  /** At least this level, with the words of the signs it rests on. */
  add(id: string, level: SeverityLevel, ...because: string[]): void {
    const words = because.flatMap((each) => this.#seen.signs.get(each)?.words ?? []);
    const known = this.#seen.signs.get(id);
    if (!known) this.#seen.signs.set(id, { id, level, words: [...new Set(words)] });
    else if (atLeast(level, known.level)) known.level = level;
  }

  set(id: string, level: SeverityLevel): void {
    const known = this.#seen.signs.get(id);
    if (known) known.level = level;
  }

  /** At least this level, whatever notes like this one meant. */
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

  /** As the table of what makes a sign graver says. */
  escalate(frail: Frailty): void {
    const { signs, behaviours, heard } = this.#seen;
    const isMentioned = (both: string) =>
      both.split('+').every((concept) => heard.mentioned(concept).length > 0);
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
    } of escalators) {
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
