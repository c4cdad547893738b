import type { Activity } from '../../domain/activity.ts';
import type { RequestContext } from './handlers.ts';
import { Refused } from './refusal.ts';

/**
 * The row that an earlier attempt stored, if it was the same request. Throws a 422 if its key was used for another
 * request: with the activity that it stored, if it did.
 */
export function replayedRow<Row extends { requestHash: Buffer | null }>(
  row: Row,
  idempotency: RequestContext['idempotency'],
  stored?: Activity,
): Row {
  if (idempotency && row.requestHash?.equals(idempotency.requestHash)) return row;
  // An app of the first release tells it by the words.
  throw new Refused(422, 'This Idempotency-Key was used for another request', {
    code: 'idempotency_key_reused',
    ...(stored && { stored }),
  });
}
