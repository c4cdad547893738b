import type { FastifyReply } from 'fastify';

const KB = 1024;
/** Bytes; smaller responses fit into a connection's buffers and are not counted. */
const minCountedBytes = 64 * KB;
/** Maximum bytes of all pending responses: some fifteen of the longest pages. */
const maxPendingBytes = 64 * KB * KB;

interface PendingResponse {
  readonly bytes: number;
  readonly disconnect: () => void;
}

export type UnreadResponseBudget = ReturnType<typeof unreadResponseBudget>;

/**
 * Limits the memory of responses that clients have not read yet: requesting the longest pages again and again without
 * reading them would exhaust it. Beyond the limit, the client with most pending bytes loses its oldest response, and
 * nobody else is affected.
 */
export function unreadResponseBudget() {
  const pendingByClient = new Map<string, Set<PendingResponse>>();
  const bytesOf = (responses: Set<PendingResponse>) =>
    [...responses].reduce((sum, { bytes }) => sum + bytes, 0);
  let bytes = 0;

  function enforceLimit(): void {
    while (bytes > maxPendingBytes) {
      const [largest] = [...pendingByClient.values()].toSorted((a, b) => bytesOf(b) - bytesOf(a));
      const [oldest] = largest ?? [];
      if (!oldest) return;
      oldest.disconnect();
    }
  }

  return {
    /** Counts a response until it is sent or the client has disconnected. */
    track(client: string, json: string, { raw }: FastifyReply): void {
      // If the client is gone already, there will be no close event.
      if (raw.destroyed || json.length < minCountedBytes) return;
      const responses = pendingByClient.get(client) ?? new Set();
      const release = () => {
        if (!responses.delete(response)) return;
        bytes -= response.bytes;
        if (responses.size === 0) pendingByClient.delete(client);
      };
      const disconnect = () => {
        release();
        raw.destroy();
      };
      const response: PendingResponse = { bytes: Buffer.byteLength(json), disconnect };
      pendingByClient.set(client, responses.add(response));
      bytes += response.bytes;
      raw.once('close', release);
      enforceLimit();
    },
  };
}
