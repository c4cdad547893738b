import { photoBytes } from '../../domain/photo.ts';
import type { Log } from '../db/open.ts';
import { Refused } from '../refusal.ts';
import { DecoderProcess } from './decoderProcess.ts';
import type { InspectedPhoto, Job, KeptPhoto, Results } from './job.ts';

/** Maximum queue length: beyond it, an answer would take longer than a connection may be silent. */
const maxQueued = 30;
/** Half of the queue at most is for one owner. */
const maxQueuedPerOwner = maxQueued / 2;

export interface Images {
  /**
   * Decodes the photos in data URLs and re-encodes them as they are stored. Refuses with 413 what is too large, with
   * 415 what is not an image we read, and with 503 when too many are waiting, of this owner or of all; then none is
   * decoded.
   */
  keep: (ownerId: number, dataUrls: string[]) => Promise<KeptPhoto[]>;
  /** Measures the photos in data URLs without keeping them. Refuses as `keep` does. */
  inspect: (ownerId: number, dataUrls: string[]) => Promise<InspectedPhoto[]>;
  /** Ends the process that decodes. */
  stop: () => Promise<void>;
}

/**
 * Decodes owners' photos in a process of their own, one after the other: memory is limited to one photo, and the
 * other cores are left to other requests. Owners take turns.
 */
export function createImages(log: Log): Images {
  const decoder = new DecoderProcess(log);
  let isBusy = false;
  /** Waiting jobs by owner, first the owner who was served longest ago. */
  const queues = new Map<number, (() => void)[]>();

  async function decodeAll<Task extends Job['task']>(
    task: Task,
    ownerId: number,
    dataUrls: string[],
  ): Promise<Results[Task][]> {
    const encoded = dataUrls.map(base64Of);
    const own = (queues.get(ownerId)?.length ?? 0) + encoded.length;
    const all = [...queues.values()].flat().length + encoded.length;
    if (own > maxQueuedPerOwner || all > maxQueued) {
      throw new Refused(503, 'Too many photos are being sent at once. Please try again in a moment.', {
        retryAfter: 5,
      });
    }
    const refusals: Error[] = [];
    const decode = async (base64: string) => {
      // None is kept of an entry with one that is refused, so the rest need not be decoded.
      const [refusal] = refusals;
      if (refusal) throw refusal;
      try {
        return await decoder.run(task, Buffer.from(base64, 'base64'));
      } catch (error) {
        if (error instanceof Error) refusals.push(error);
        throw error;
      }
    };
    return Promise.all(encoded.map((base64) => queued(ownerId, () => decode(base64))));
  }

  async function queued<Result>(ownerId: number, work: () => Promise<Result>): Promise<Result> {
    if (isBusy)
      await new Promise<void>((start) => queues.set(ownerId, [...(queues.get(ownerId) ?? []), start]));
    isBusy = true;
    try {
      return await work();
    } finally {
      startNext();
    }
  }

  function startNext(): void {
    const [first] = queues;
    if (!first) {
      isBusy = false;
      return;
    }
    const [ownerId, [start, ...others]] = first;
    queues.delete(ownerId);
    if (others.length > 0) queues.set(ownerId, others);
    start?.();
  }

  return {
    keep: (ownerId, dataUrls) => decodeAll('keep', ownerId, dataUrls),
    inspect: (ownerId, dataUrls) => decodeAll('inspect', ownerId, dataUrls),
    stop: () => decoder.stop(),
  };
}

function base64Of(dataUrl: string): string {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  if (base64.length > Math.ceil(photoBytes / 3) * 4)
    throw new Refused(413, 'Please select an image under 5MB.');
  return base64;
}
