import { type Interpretation, minNotesLength } from '../../../domain/analysis.ts';
import { countCharacters } from '../../../domain/characters.ts';
import { api } from '../../lib/api.ts';

/** What to do now about an urgent health note. */
export interface UrgentAdvice {
  text: string;
  /** Ids of the signs that were heard. */
  topics: readonly string[];
}

/** The note that was interpreted last, while it was being written. */
let heardLast: { dogId: number; notes: string; meaning: Interpretation } | null = null;

/** Remembers what a note of a dog means, so that it is known when the note is saved. */
export function rememberMeaning(dogId: number, notes: string, meaning: Interpretation): void {
  heardLast = { dogId, notes, meaning };
}

/** What to do about a note, if it is known already that it is urgent; else null. */
export const knownAdvice = (dogId: number, notes: string): UrgentAdvice | null =>
  heardLast?.dogId === dogId && heardLast.notes === notes ? adviceIn(heardLast.meaning) : null;

/** What to do about a note, as the server says; null if it is not urgent. */
export async function urgentAdvice(
  dogId: number,
  notes: string,
  activityId: number | undefined,
): Promise<UrgentAdvice | null> {
  if (countCharacters(notes, minNotesLength) < minNotesLength) return null;
  const heard = await api('interpretBehavior', { body: { notes, dogId, activityId } }).catch(() => null);
  return heard && adviceIn(heard);
}

const maxSteps = 2;

function adviceIn({ severity_level, do_now, topics }: Interpretation): UrgentAdvice | null {
  if (severity_level !== 'urgent') return null;
  return { text: ['Call a vet now.', ...do_now.slice(0, maxSteps)].join(' '), topics };
}
