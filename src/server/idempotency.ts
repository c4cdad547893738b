import type { RequestContext } from './handlers.ts';
import { Refused } from './refusal.ts';

/**
 * The row that an earlier attempt stored, if it was the same request. Throws a 422 if its key was used for another
 * request.
 */
export function replayedRow<Row extends { requestHash: Buffer | null }>(
  row: Row,
  idempotency: RequestContext['idempotency'],
): Row {
  if (idempotency && row.requestHash?.equals(idempotency.requestHash)) return row;
  throw new Refused(422, 'This Idempotency-Key was used for another request');
}
