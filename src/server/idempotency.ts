import type { Asked } from './handlers.ts';
import { Refused } from './refusal.ts';

/** The row that an earlier try made, if this is that same request; another request under its key is a 422. */
export function firstResult<Row extends { requestHash: Buffer | null }>(
  row: Row,
  idempotency: Asked['idempotency'],
): Row {
  if (idempotency && row.requestHash?.equals(idempotency.requestHash)) return row;
  throw new Refused(422, 'This Idempotency-Key was used for another request');
}
