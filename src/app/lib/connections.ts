import { queryClient } from './query.ts';

/** Of the list of connections to other programs. */
export const connectionsKey = ['connections'];

/** Refetches the connections, because the server may have ended some. */
export const invalidateConnections = () => void queryClient.invalidateQueries({ queryKey: connectionsKey });
