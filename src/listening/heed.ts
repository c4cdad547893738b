import type { SeverityLevel } from '../domain/analysis.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { signById } from './knowledge/signs.ts';
import type { Recognised } from './recognise.ts';
import { atLeast, worst } from './severity.ts';
import { type Likeness, likenessOf } from './similar.ts';

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
const urgentEnough = 0.57;
const graveEnough = 0.78;
const uneasyEnough = 0.8;
const calmEnough = 0.6;
const surelyCalm = 0.85;
// A sign is named to owners when the note is surely like it, and listed when it well may be.
const namedFrom = 0.12;
const listedFrom = 0.03;
const mostListed = 2;
const quoted = 80;

/**
 * Raises what a note was heard to say to what notes like it meant. Lowers nothing but what is worth watching, in a first
 * note that is very like an ordinary day.
 */
export function heed(note: string, seen: Recognised, understood: boolean, first: boolean): Hunch {
  const like = likenessOf(seen);
  if (!like) return { level: 'low', calm: false, topics: [] };
  const found = [...seen.signs.values(), ...seen.behaviours.values()];
  const heard = found.length > 0 ? worst(found.map(({ level }) => level)) : 'low';
  const level = levelOf(like);
  if (first && heard === 'medium' && like.levels.low >= surelyCalm)
    for (const each of found) each.level = 'low';
  const ordinary = like.topics.find(({ id }) => id === normal)?.share ?? 0;
  const others = like.topics
    .filter(({ id }) => id !== normal)
    .map(({ id, share }) => ({ id, share: share / (1 - ordinary) }));
  if (!atLeast(heard, level) || (!understood && level !== 'low')) {
    const fits = others.find(
      ({ id, share }) => share >= namedFrom && (level === 'medium' || signById.has(id)),
    );
    if (fits) {
      const into = signById.has(fits.id) ? seen.signs : seen.behaviours;
      const known = into.get(fits.id);
      if (known) known.level = level;
      else into.set(fits.id, { id: fits.id, level, words: [note.slice(0, quoted)] });
      seen.signs.delete(normal);
    }
  }
  return {
    level,
    calm: like.levels.low >= calmEnough,
    topics: others
      .filter(({ id, share }) => share >= listedFrom && (signById.has(id) || behaviourById.has(id)))
      .slice(0, mostListed)
      .map(({ id }) => id),
  };
}

function levelOf({ levels: { urgent, high, low } }: Likeness): SeverityLevel {
  if (urgent >= urgentEnough) return 'urgent';
  if (urgent + high >= graveEnough) return 'high';
  return 1 - low >= uneasyEnough ? 'medium' : 'low';
}
