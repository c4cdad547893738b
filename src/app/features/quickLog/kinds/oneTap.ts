import { type oneTapEntries, oneTapEntry } from '../../../../domain/kindChoices.ts';
import { logAgain } from '../../../lib/activities/repeatActivity.ts';

/** What is logged with one tap. */
export type OneTapEntry = (typeof oneTapEntries)[number];

/** Logs it now, and offers Undo. */
export const logWithOneTap = (dogId: number, entry: OneTapEntry): void =>
  void logAgain(dogId, {
    ...oneTapEntry(entry),
    quantity: null,
    unit: null,
    nextDue: null,
    duration: null,
    notes: null,
  });
