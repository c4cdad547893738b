import { queryOptions } from '@tanstack/react-query';
import '../../../api/lateCalls.ts';
import type { Outgoing } from '../../../api/contract.ts';
import { api } from '../../lib/api.ts';
import { connectionsKey, invalidateConnections } from '../../lib/connections.ts';
import { ignoreNotFound } from '../../lib/ignoreNotFound.ts';
import { queryClient } from '../../lib/query.ts';

/** The user's connections to other programs, newest first. */
export const connectionsQuery = queryOptions({
  queryKey: connectionsKey,
  queryFn: () => api('listTokens', {}),
});

export const connect = (body: Outgoing<'createToken'>['body'], idempotencyKey: string) =>
  api('createToken', { body, idempotencyKey }).finally(invalidateConnections);

export async function revokeConnection(id: number): Promise<void> {
  await ignoreNotFound(api('revokeToken', { params: { id: String(id) } }));
  queryClient.setQueryData(connectionsQuery.queryKey, (all) => all?.filter((each) => each.id !== id));
  invalidateConnections();
}
