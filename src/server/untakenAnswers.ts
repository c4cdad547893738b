import type { FastifyReply } from 'fastify';

const KB = 1024;
/** Less fits into any connection's buffers, and is not worth counting. */
const worthCounting = 64 * KB;
/** Bytes that may wait for their callers, all together: some fifteen of the longest pages there are. */
const mostWaiting = 64 * KB * KB;

interface Waiting {
  readonly bytes: number;
  readonly hangUp: () => void;
}

export type RoomForUntaken = ReturnType<typeof roomForUntaken>;

/**
 * Bounds what answers take in memory until their callers have taken them: who asks for the longest pages again and again
 * and reads none would fill it. Where there is no room left, whoever lets most wait loses the oldest of it, and nobody else
 * is refused anything.
 */
export function roomForUntaken() {
  const waitingFor = new Map<string, Set<Waiting>>();
  const bytesOf = (answers: Set<Waiting>) => [...answers].reduce((sum, { bytes }) => sum + bytes, 0);
  let bytes = 0;

  function makeRoom(): void {
    while (bytes > mostWaiting) {
      const [most] = [...waitingFor.values()].toSorted((a, b) => bytesOf(b) - bytesOf(a));
      const [oldest] = most ?? [];
      if (!oldest) return;
      oldest.hangUp();
    }
  }

  return {
    /** Counts an answer that is being sent to a caller, until it is taken or the caller is gone. */
    sending(caller: string, json: string, { raw }: FastifyReply): void {
      // Of a caller who has left already no close would be heard.
      if (raw.destroyed || json.length < worthCounting) return;
      const answers = waitingFor.get(caller) ?? new Set();
      const forget = () => {
        if (!answers.delete(answer)) return;
        bytes -= answer.bytes;
        if (answers.size === 0) waitingFor.delete(caller);
      };
      const hangUp = () => {
        forget();
        raw.destroy();
      };
      const answer: Waiting = { bytes: Buffer.byteLength(json), hangUp };
      waitingFor.set(caller, answers.add(answer));
      bytes += answer.bytes;
      raw.once('close', forget);
      makeRoom();
    },
  };
}
