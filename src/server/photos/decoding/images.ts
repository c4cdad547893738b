import { photoBytes } from '../../../domain/photo.ts';
import { Refused } from '../../http/refusal.ts';
import { FairQueue } from '../../lib/fairQueue.ts';
import type { Log } from '../../lib/log.ts';
import { DecoderProcess } from './decoderProcess.ts';
import type { InspectedPhoto, Job, KeptPhoto, Results } from './job.ts';

/** Photos that may wait: with more, an answer would take longer than a connection may be silent. */
const maxWaiting = 30;
/** At most half of them are one owner's. */
const maxWaitingPerOwner = maxWaiting / 2;
const maxWait = 60_000;

/** The refusal of photos while too many others wait. */
export const tooManyPhotos = (): Refused =>
  new Refused(503, 'Too many photos are being sent at once. Please try again in a moment.', {
    retryAfter: 5,
  });

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
  const queue = new FairQueue({
    places: 1,
    maxWaiting,
    maxWaitingPerKey: maxWaitingPerOwner,
    maxWait,
    refusal: tooManyPhotos,
  });

  async function decodeAll<Task extends Job['task']>(
    task: Task,
    ownerId: number,
    dataUrls: string[],
  ): Promise<Results[Task][]> {
    const refusals: unknown[] = [];
    const decode = async (base64: string) => {
      // None is kept of an entry with one that is refused, so the rest need not be decoded.
      if (refusals.length > 0) throw refusals[0];
      return decoder.run(task, Buffer.from(base64, 'base64'));
    };
    return Promise.all(
      dataUrls.map(base64Of).map((base64) =>
        queue
          .run(ownerId, () => decode(base64))
          .catch((error: unknown) => {
            refusals.push(error);
            throw error;
          }),
      ),
    );
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
