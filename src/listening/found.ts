import type { SeverityLevel } from '../domain/severity.ts';
import { signById } from './knowledge/signs.ts';
import { atLeast, worst } from './severity.ts';

/** A sign or behaviour found in a note, and the owner's words that are the evidence. */
export interface Found {
  readonly id: string;
  readonly level: SeverityLevel;
  readonly words: readonly string[];
  /** The first and the last of the note's words that are the evidence, if a pattern matched them. */
  readonly at?: readonly [first: number, last: number];
  /**
   * Set if a rule raised the level because of what accompanies the sign, the dog's profile or earlier notes. The classifier
   * cannot lower it: never if `surely`; if `likely`, only when it does not predict the sign at all.
   */
  readonly firm?: 'surely' | 'likely';
}

/** The signs and behaviours of a note, by id. */
export interface FoundById {
  readonly signs: ReadonlyMap<string, Found>;
  readonly behaviours: ReadonlyMap<string, Found>;
}

/** All that was found: first the signs, then the behaviours. */
export const allFound = ({ signs, behaviours }: FoundById): Found[] => [
  ...signs.values(),
  ...behaviours.values(),
];

const byId = (found: readonly Found[]): ReadonlyMap<string, Found> =>
  new Map(found.map((each) => [each.id, each]));

/** With a sign or behaviour added at a level, or raised to it. */
export function withAtLevel<F extends FoundById>(
  found: F,
  id: string,
  level: SeverityLevel,
  words: () => readonly string[],
): F {
  const kind = signById.has(id) ? 'signs' : 'behaviours';
  const known = found[kind].get(id);
  const raised = known ? { ...known, level: worst([known.level, level]) } : { id, level, words: words() };
  return { ...found, [kind]: new Map(found[kind]).set(id, raised) };
}

export const withoutSign = <F extends FoundById>(found: F, id: string): F => ({
  ...found,
  signs: byId([...found.signs.values()].filter((each) => each.id !== id)),
});

/**
 * Lowered to a level, except for what is to be kept. If it was an ordinary day, signs that end up low are left out: they were
 * turns of phrase.
 */
export function loweredTo(
  level: SeverityLevel,
  { signs, behaviours }: FoundById,
  isOrdinary: boolean,
  isKept: (each: Found) => boolean,
): FoundById {
  const lower = (found: ReadonlyMap<string, Found>, isLeftOut: boolean) =>
    byId(
      [...found.values()].flatMap((each) => {
        if (atLeast(level, each.level) || isKept(each)) return [each];
        return isLeftOut ? [] : [{ ...each, level }];
      }),
    );
  return { signs: lower(signs, isOrdinary && level === 'low'), behaviours: lower(behaviours, false) };
}
