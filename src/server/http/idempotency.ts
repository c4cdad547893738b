import { and, eq, type InferSelectModel } from 'drizzle-orm';
import type { Activity } from '../../domain/activity.ts';
import type { Transaction } from '../db/database.ts';
import type { apiTokens, channels, dogs, invitations, links, reminders } from '../db/schema.ts';
import type { Caller } from './access.ts';
import type { RequestContext } from './handlers.ts';
import { Refused } from './refusal.ts';

/** What a row keeps of the request that stored it, for `earlierRow` and `replayedRow`. */
export const idempotencyColumns = (idempotency: RequestContext['idempotency']) => ({
  idempotencyKey: idempotency?.key ?? null,
  requestHash: idempotency?.requestHash ?? null,
});

/** A row, or what is selected of one, without what only repeated requests need. */
export const withoutIdempotency = <Row extends { idempotencyKey: unknown; requestHash: unknown }>({
  idempotencyKey: _key,
  requestHash: _hash,
  ...row
}: Row) => row;

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

type OwnTable =
  | typeof apiTokens
  | typeof channels
  | typeof dogs
  | typeof invitations
  | typeof links
  | typeof reminders;

/** What an earlier attempt at a caller's request stored, if there was one (`replayedRow`). */
export async function earlierRow<Table extends OwnTable>(
  tx: Transaction,
  table: Table,
  caller: Pick<Caller, 'id'>,
  idempotency: RequestContext['idempotency'],
): Promise<InferSelectModel<Table> | undefined> {
  if (!idempotency) return undefined;
  const [before] = await tx
    .select()
    .from<OwnTable>(table)
    .where(and(eq(table.userId, caller.id), eq(table.idempotencyKey, idempotency.key)));
  return before && (replayedRow(before, idempotency) as InferSelectModel<Table>);
}
