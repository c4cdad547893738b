import { ownerZone } from '../../../../api/zone.ts';
import { type SpokenEntry, spokenEntry } from '../../../../domain/spokenEntry.ts';
import { type SpokenTime, spokenTime } from '../../../../domain/spokenTime.ts';
import { kindOf, type Subject } from '../../../lib/activities/subject.ts';
import { correctedNow } from '../../../lib/clock.ts';
import { typeOf } from '../subjectType.ts';

/** What a sentence says of an entry. */
export interface HeardEntry extends SpokenEntry {
  /** When it was; null if the sentence does not say, or for an entry that is being corrected. */
  time: SpokenTime | null;
}

/**
 * What a sentence says, spoken into the form for a subject. Words like "yesterday" are relative to now, so they apply to a new
 * entry only.
 */
export function heardEntry(words: string, subject: Subject, isNew: boolean): HeardEntry {
  const said = spokenEntry(words, typeOf(subject), kindOf(subject));
  return { ...said, time: isNew ? spokenTime(said.notes, correctedNow(), ownerZone()) : null };
}
