import type { SeverityLevel } from '../domain/analysis.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { signById } from './knowledge/signs.ts';
import type { Found, Recognised } from './recognise.ts';
import { atLeast, worst } from './severity.ts';
import { kindOf } from './text/lexicon.ts';
import { type Likeness, likenessOf, wordsFor } from './similar.ts';

/** What a note that the patterns do not explain is most like. */
export interface Hunch {
  /** At least so grave; `low` where there is no such impression. */
  readonly level: SeverityLevel;
  /** Whether it is like the notes of ordinary days. */
  readonly calm: boolean;
  /** Signs and behaviours it may be about, beyond those found. */
  readonly topics: readonly string[];
}

const normal = 'healthy_normal_log';

// How large the share of like notes must be.
const urgentEnough = 0.43;
const urgentElsewhere = 0.6;
const urgentSeldom = 0.75;
const graveSeldom = 0.85;
const graveEnough = 0.78;
const uneasyEnough = 0.65;
const calmEnough = 0.6;
// What sounds grave in a short note that is this like an ordinary day is a turn of phrase: worth watching, no alarm.
const turnOfPhrase: Readonly<Partial<Record<SeverityLevel, number>>> = {
  urgent: 0.85,
  high: 0.65,
  medium: 0.6,
};
const onlyATurnOfPhrase = 0.9;
const shortNote = 20;
// Of what is always urgent, a smaller share is enough.
const perilFrom = 0.08;
const perilEnough = 0.15;
// What is usually worth watching is worth it here, unless the note is surely calm.
const watchFrom = 0.08;
const watchCalm = 0.7;
// A sign is named to owners when the note is surely like it, and listed when it well may be.
const namedFrom = 0.12;
const listedFrom = 0.03;
const mostListed = 2;
// Of an ordinary day, and the sooner where something is denied, nothing more is listed.
const surelyOrdinary = 0.8;
const ordinaryByDenial = 0.5;

/**
 * Raises what a note was heard to say to what notes like it meant. A first note that is very like an ordinary day is
 * lowered, an emergency in it never below what is worth watching.
 */
export function heed(seen: Recognised, understood: boolean, first: boolean): Hunch {
  const like = likenessOf(seen);
  if (!like) return { level: 'low', calm: false, topics: [] };
  const found = [...seen.signs.values(), ...seen.behaviours.values()];
  const heard = found.length > 0 ? worst(found.map(({ level }) => level)) : 'low';
  if (first && like.levels.low >= (turnOfPhrase[heard] ?? 1)) lower(found, heard, like, seen.words.length);
  const ordinary = like.topics.find(({ id }) => id === normal)?.share ?? 0;
  const others = like.topics
    .filter(({ id }) => id !== normal)
    .map(({ id, share }) => ({ id, share: share / (1 - ordinary) }));
  const likeliest = others[0] ?? { id: normal, share: 0 };
  const plain = !tellsOfElsewhere(seen);
  const denies = seen.heard.all().some((hit) => hit.denied);
  const usual = usualLevel(likeliest.id);
  const perilous = usual === 'urgent' && likeliest.share >= perilFrom;
  const level =
    plain && perilous && like.levels.urgent >= perilEnough
      ? 'urgent'
      : levelOf(like, plain, usual, likeliest.share);
  if (!atLeast(heard, level) || (!understood && level !== 'low')) {
    const fits = others.find(
      ({ id, share }) => share >= namedFrom && (level === 'medium' || signById.has(id)),
    );
    if (fits) {
      const into = signById.has(fits.id) ? seen.signs : seen.behaviours;
      const known = into.get(fits.id);
      if (known) known.level = level;
      else into.set(fits.id, { id: fits.id, level, words: wordsFor(seen, level) });
      seen.signs.delete(normal);
    }
  }
  return {
    level,
    calm: like.levels.low >= calmEnough,
    topics: others
      .filter(({ share }) => share >= listedFrom && ordinary < (denies ? ordinaryByDenial : surelyOrdinary))
      .slice(0, mostListed)
      .map(({ id }) => id),
  };
}

function lower(found: readonly Found[], heard: SeverityLevel, { levels }: Likeness, length: number): void {
  if (heard !== 'medium' && length > shortNote) return;
  const level =
    heard === 'medium' || (heard === 'high' && levels.low >= onlyATurnOfPhrase) ? 'low' : 'medium';
  for (const each of found) if (atLeast(each.level, level)) each.level = level;
}

const usualLevel = (id: string): SeverityLevel =>
  (signById.get(id) ?? behaviourById.get(id))?.urgency ?? 'low';

/** Whether some trouble is told as not there, not now or not this dog's: of that the patterns know more. */
const tellsOfElsewhere = ({ heard }: Recognised) =>
  heard
    .all()
    .some(
      (hit) =>
        (hit.denied || hit.other || hit.past) &&
        /^(?:trouble|swallowed)$/.test(kindOf.get(hit.concept) ?? ''),
    );

/** The level a note is most like, where that is clear: what is seldom grave must be so more clearly. */
function levelOf(
  { levels: { urgent, high, low } }: Likeness,
  plain: boolean,
  usual: SeverityLevel,
  share: number,
): SeverityLevel {
  const watched = atLeast(usual, 'medium') && share >= watchFrom;
  const seldom = !atLeast(usual, 'high');
  if (urgent >= (seldom ? urgentSeldom : plain ? urgentEnough : urgentElsewhere)) return 'urgent';
  if (urgent + high >= (seldom ? graveSeldom : graveEnough)) return 'high';
  return 1 - low >= uneasyEnough || (watched && plain && low < watchCalm) ? 'medium' : 'low';
}
