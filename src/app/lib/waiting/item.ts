import type * as z from 'zod/mini';
import type { Outgoing } from '../../../api/contract.ts';
import type { CallError } from '../../../api/errors.ts';
import type { Activity, ActivityChange, NewActivity } from '../../../domain/activity.ts';

export type Change = z.input<typeof ActivityChange>;

/** A call that waits. There is at most one for each entry: what follows changes it. */
export type Write =
  | {
      call: 'create';
      body: NewActivity;
      /** As it was at first, if it was changed while it waited: that is what an earlier attempt may have stored. */
      first: Activity | null;
    }
  | {
      call: 'dose';
      medicineId: number;
      body: Outgoing<'logDose'>['body'];
      /** As it was at first and how it was changed, if it was changed while it waited. */
      first: Activity | null;
      change: Change | null;
    }
  /** `known` is what was corrected, so that what others correct meanwhile is kept. */
  | { call: 'correct'; known: Activity; body: Change }
  | { call: 'remove'; known: Activity };

/** The call whose write is kept. */
export interface Attempt<Result = unknown> {
  /** Whether it may reach the server. */
  tried: boolean;
  /** Its answer, which may be there already; null if it is not made before what it is about is sent. */
  answer: Promise<Result> | null;
}

/** Why the server did not take it. */
export interface Refusal {
  status: number;
  code: CallError['code'];
  message: string;
}

export type Item = Write & {
  /** The idempotency key too. */
  id: string;
  ownerId: number;
  dogId: number;
  /** When it was made, in ms: items are sent in this order. */
  bornAt: number;
  /** Counts the changes, to tell whether it was changed while it was being sent. */
  version: number;
  /** Whether an attempt may have reached the server. */
  tried: boolean;
  /** Whether the page that made it awaits the answer to the first attempt, and the item does not wait yet. */
  awaited: boolean;
  /** Whether what a create or a dose stores is to be removed at once: an attempt may have stored it already. */
  removed: boolean;
  /** The entry as the log shows it, with a provisional id, which is negative, if it is new. */
  shown: Activity;
  refusal: Refusal | null;
};
