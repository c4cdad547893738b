import { safeCause } from '../db/errors.ts';
import type { FairQueue } from '../lib/fairQueue.ts';
import type { Log } from '../lib/log.ts';
import type { PhotoStore } from '../outside/photoStore/photoStore.ts';
import { fileOf, filesOf, sizes } from './photoLinks.ts';
import type { Whose } from './storedPhotos.ts';

/** How many photos are copied at a time. */
const copiedAtOnce = 10;

/** Copying a dog's photos to its next owner. */
export function photoCopies(files: PhotoStore, queue: FairQueue, log: Log) {
  async function copy(name: string, from: number, to: number): Promise<void> {
    for (const size of sizes) {
      const bytes = await files.get(fileOf(from, name, size));
      // What is missing stays so.
      if (bytes) await files.put(fileOf(to, name, size), bytes);
    }
  }

  return {
    /**
     * Copies the files of photos to another owner, before their dog is handed over: a few at a time, in the caller's turn. If it
     * is not handed over, the cleanup removes the copies.
     */
    async copyTo(newOwnerId: number, { ownerId, caller }: Whose, names: string[]): Promise<void> {
      for (let at = 0; at < names.length; at += copiedAtOnce) {
        const some = names.slice(at, at + copiedAtOnce);
        await queue.run(caller.id, () => Promise.all(some.map((name) => copy(name, ownerId, newOwnerId))));
      }
    },

    /** Removes the files that photos had at their former owner. What fails is left for the cleanup. */
    async removeCopied({ ownerId, caller }: Whose, names: string[]): Promise<void> {
      await queue
        .run(caller.id, () => files.remove(names.flatMap((name) => filesOf(ownerId, name))))
        .catch((error: unknown) =>
          log.warn({ cause: safeCause(error) }, 'copied photos are left for the next cleanup'),
        );
    },
  };
}
