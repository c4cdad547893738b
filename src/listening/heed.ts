import { type SeverityLevel, severityLevels } from '../domain/analysis.ts';
import type { Frailty } from './dog.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { signById } from './knowledge/signs.ts';
import type { Found, Recognised } from './recognise.ts';
import { atLeast, worst } from './severity.ts';
import { type Likeness, likenessOf, type Part, wordsFor } from './similar.ts';

/** What notes like this one meant. */
export interface Hunch {
  /** At least so grave; `low` where there is no such impression. */
  readonly level: SeverityLevel;
  /** Whether it is like the notes of ordinary days. */
  readonly calm: boolean;
  /** Signs and behaviours it may be about, beyond those found. */
  readonly topics: readonly string[];
}

const normal = 'healthy_normal_log';

// What is grave, and may well be urgent, is.
const graveEnough = 0.45;
const urgentEnough = 0.2;
// Where what notes most like it were about is seldom grave, it takes more.
const urgentSeldom = 0.3;
// What the patterns call urgent takes less.
const heardEnough = 0.4;
const graveSeldom = 0.8;
// A sign is named to owners when the note is surely like it, and listed when it well may be.
const namedFrom = 0.25;
const listedFrom = 0.05;
const mostListed = 3;
// Of an ordinary day nothing more is listed.
const surelyOrdinary = 0.8;
// So like an ordinary day that what was heard is none of it.
const anOrdinaryDay = 0.5;
const calmEnough = 0.6;
// Of what fewer words say outright, the patterns know more than whole notes do.
const fewestWeighed = 4;

/**
 * Weighs what a note was heard to say against what notes like it meant, which mostly decides. Where a sentence by itself
 * is as grave as it was heard, it only raises.
 */
export function heed(seen: Recognised, frail: Frailty, understood: boolean): Hunch {
  const found = [...seen.signs.values(), ...seen.behaviours.values()];
  const heard = found.length > 0 ? worst(found.map(({ level }) => level)) : 'low';
  const like = likenessOf(seen, frail);
  const brief = found.length > 0 && seen.words.length < fewestWeighed;
  if (!like || brief) return { level: 'low', calm: false, topics: [] };
  const ordinary = like.topics.find(({ id }) => id === normal)?.share ?? 0;
  const others = like.topics
    .filter(({ id }) => id !== normal)
    .map(({ id, share }) => ({ id, share: share / (1 - ordinary) }));
  const seldom = !atLeast(usualLevel(others[0]?.id ?? normal), 'high');
  const level = verdict(like.levels, heard, seldom);
  const holds = (part: Part) => {
    const alone = likenessOf(seen, frail, part);
    return alone !== null && atLeast(verdict(alone.levels, heard), heard);
  };
  if (!atLeast(level, heard) && !sentencesOf(seen).some(holds)) lower(seen, found, level, ordinary);
  if (!atLeast(heard, level) || (!understood && level !== 'low')) {
    const fits = others.find(
      ({ id, share }) => share >= namedFrom && (level === 'medium' || signById.has(id)),
    );
    if (fits) {
      const into = signById.has(fits.id) ? seen.signs : seen.behaviours;
      const known = into.get(fits.id);
      if (known) known.level = level;
      else into.set(fits.id, { id: fits.id, level, words: wordsFor(seen, frail, level) });
      seen.signs.delete(normal);
    }
  }
  return {
    level,
    calm: like.levels.low >= calmEnough,
    topics: others
      .filter(({ share }) => share >= listedFrom && ordinary < surelyOrdinary)
      .slice(0, mostListed)
      .map(({ id }) => id),
  };
}

const usualLevel = (id: string): SeverityLevel =>
  (signById.get(id) ?? behaviourById.get(id))?.urgency ?? 'low';

/** The level that notes like this had. `seldom`: what they were about is seldom grave. */
function verdict(shares: Likeness['levels'], heard: SeverityLevel, seldom = false): SeverityLevel {
  const { urgent, high, medium, low } = shares;
  const grave = urgent + high;
  const enough = grave >= graveEnough || (atLeast(heard, 'high') && grave >= Math.max(medium, low));
  // A doubt between grave and urgent is settled for urgent.
  if (enough && urgent >= (seldom ? urgentSeldom : urgentEnough)) return 'urgent';
  if (heard === 'urgent' && urgent >= heardEnough) return 'urgent';
  if (enough && atLeast(heard, 'high')) return 'high';
  const likeliest = severityLevels.reduce((best, each) => (shares[each] > shares[best] ? each : best));
  if (!seldom || !atLeast(likeliest, 'high')) return likeliest;
  return grave >= graveSeldom ? 'high' : 'medium';
}

/** Nothing that was heard stays graver than notes like this were; on an ordinary day it was a turn of phrase. */
function lower(seen: Recognised, found: readonly Found[], level: SeverityLevel, ordinary: number): void {
  for (const each of found) {
    if (atLeast(level, each.level) || (each.firm && ordinary < anOrdinaryDay)) continue;
    each.level = level;
    if (level === 'low' && ordinary >= anOrdinaryDay) seen.signs.delete(each.id);
  }
}

/** The sentences of a note that has several. */
function sentencesOf({ words }: Recognised): Part[] {
  const starts = words.flatMap(({ pause }, index) => (index === 0 || pause === 2 ? [index] : []));
  if (starts.length < 2) return [];
  return starts.map((first, index) => ({ first, end: starts[index + 1] ?? words.length }));
}
