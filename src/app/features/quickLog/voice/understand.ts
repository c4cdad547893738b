import { kindOf, type Subject } from '../../../lib/activities/subject.ts';
import { typeOf } from '../subjectType.ts';
import type { HeardEntry } from './heardEntry.ts';

const load = () => import('./heardEntry.ts');

/** Loads what understands a sentence, ahead of need. Most entries are made without a word. */
export const preloadUnderstanding = () => void load().catch(() => null);

/** What a sentence says of an entry. If what understands it cannot be loaded, all of it is a note, so that nothing said is lost. */
export async function understand(words: string, subject: Subject, isNew: boolean): Promise<HeardEntry> {
  const heard = await load().catch(() => null);
  return heard?.heardEntry(words, subject, isNew) ?? noteOf(words, subject);
}

const noteOf = (words: string, subject: Subject): HeardEntry => ({
  type: typeOf(subject),
  kind: kindOf(subject),
  title: null,
  quantity: null,
  unit: null,
  duration: null,
  location: null,
  foodType: null,
  amount: null,
  symptoms: null,
  notes: words,
  plain: false,
  time: null,
});
