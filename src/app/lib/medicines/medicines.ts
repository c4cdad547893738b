import { queryOptions } from '@tanstack/react-query';
import type { Answer, Outgoing } from '../../../api/contract.ts';
import { CallError } from '../../../api/errors.ts';
import type { Medicine } from '../../../domain/medicine.ts';
import { timeAgo } from '../../../domain/timeAgo.ts';
import { toast } from '../../ui/toast.ts';
import { updateLogs } from '../activities/logCache.ts';
import { undoLog } from '../activities/removeActivity.ts';
import { api, errorMessage } from '../api.ts';
import { correctedNow } from '../clock.ts';
import { type Attempt, attemptFor } from '../idempotency.ts';
import { activityChanged, dogKey, queryClient } from '../query.ts';
import { orKeep } from '../waiting/orKeep.ts';
import { isUnsent, overlay, type Unsent } from '../waiting/overlay.ts';
import { askAgain } from './due.ts';

/** A dog's medicines, oldest first. */
export const medicinesQuery = (dog: number) =>
  queryOptions({
    queryKey: [...dogKey(dog), 'medicines'],
    queryFn: () => api('listMedicines', { params: { id: String(dog) } }),
    refetchInterval: askAgain,
  });

/** Which dose of which medicine. */
export interface Given {
  dogId: number;
  medicineId: number;
  name: string;
  dueAt: string | null;
  /** When, if not now. */
  givenAt?: string;
  skipped?: boolean;
}

type Body = Outgoing<'logDose'>['body'];
type Entry = Answer<'logDose'>;

/** The last attempt for each dose, so that a retry after a lost answer is stored once. */
const attempts = new Map<string, Attempt>();

/** Gives or skips a dose. Throws if the server refuses. */
async function logDose(given: Given, again: boolean): Promise<Entry | Unsent> {
  const { dogId, medicineId, dueAt, givenAt, skipped } = given;
  const body: Body = {
    dueAt,
    ...(givenAt && { givenAt }),
    ...(skipped && { skipped }),
    ...(again && { again }),
  };
  const what = `${medicineId} ${JSON.stringify(body)}`;
  const attempt = attemptFor(body, attempts.get(what) ?? null);
  attempts.set(what, attempt);
  let stored: Entry | Unsent | null = null;
  try {
    stored = await orKeep<Entry | Unsent>(
      () => api('logDose', { params: { id: String(medicineId) }, body, idempotencyKey: attempt.key }),
      (keeping, made) => keeping.keepDose(given, body, attempt.key, made),
    );
    attempts.delete(what);
    if (!isUnsent(stored)) await updateLogs(dogId, stored.id, stored);
    return stored;
  } catch (error) {
    // An answer of the server ends the attempt; without one the dose may have been stored all the same.
    if (error instanceof CallError && error.status !== 0) attempts.delete(what);
    throw error;
  } finally {
    await activityChanged(dogId, 'other', stored !== null);
  }
}

/** Why a dose is too soon after one that waits to be sent, of which the server does not know; null if it is not. */
function tooSoonHere({ dogId, medicineId, dueAt, givenAt }: Given): string | null {
  const last = overlay.get()?.dose(medicineId);
  if (!last) return null;
  const medicines = queryClient.getQueryData(medicinesQuery(dogId).queryKey);
  const gap = medicines?.find(({ id }) => id === medicineId)?.minGapMinutes ?? 0;
  const moment = givenAt ? Date.parse(givenAt) : correctedNow().getTime();
  const isSoon = Math.abs(moment - Date.parse(last.timestamp)) < gap * 60_000;
  if (last.dueAt !== dueAt && !isSoon) return null;
  return `${last.skipped ? 'Skipped' : 'Given'} ${timeAgo(new Date(last.timestamp), correctedNow())} on this device. It waits to be sent.`;
}

/** What a press on *Give* or *Skip* came to. */
export type Outcome = { refused: string } | { advice: string | null; undo: () => void } | null;

/**
 * Gives or skips a dose, says so, and offers Undo. Answers why not, if it is too soon; null if it failed, which a toast has
 * said.
 */
export async function giveDose(given: Given, again = false): Promise<Outcome> {
  const refused = again ? null : tooSoonHere(given);
  if (refused) return { refused };
  try {
    const stored = await logDose(given, again);
    const undo = () => undoLog(stored);
    const advice = isUnsent(stored) ? null : stored.advice;
    // No success tone where the vet is to be called.
    if (advice === null)
      toast({
        title: `${given.name} ${given.skipped ? 'skipped' : 'given'}`,
        description: isUnsent(stored) ? 'Saved on this device until the network allows.' : undefined,
        action: { label: 'Undo', onSelect: undo },
      });
    return { advice, undo };
  } catch (error) {
    if (error instanceof CallError && error.code === 'too-soon') return { refused: errorMessage(error) };
    toast({ title: 'Not saved', description: errorMessage(error), variant: 'destructive' });
    return null;
  }
}

/** Adds a medicine, or changes one. Throws if the server refuses. */
export async function saveMedicine(
  dogId: number,
  medicine: Medicine | null,
  body: Outgoing<'createMedicine'>['body'],
  attempt: Attempt,
): Promise<void> {
  await (medicine
    ? api('updateMedicine', { params: { id: String(medicine.id) }, body })
    : api('createMedicine', { params: { id: String(dogId) }, body, idempotencyKey: attempt.key }));
  await activityChanged(dogId, 'other', true);
}

/** Removes a medicine; its doses stay in the log. Throws if the server refuses. */
export async function removeMedicine({ id, dogId }: Medicine): Promise<void> {
  await api('deleteMedicine', { params: { id: String(id) } });
  await activityChanged(dogId, 'other', true);
}
