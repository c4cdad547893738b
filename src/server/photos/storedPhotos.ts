import { randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { databaseIsUnavailable, safeCause } from '../db/errors.ts';
import { only } from '../db/rows.ts';
import { activities, installation, photos } from '../db/schema.ts';
import type { Caller } from '../http/access.ts';
import { FairQueue } from '../lib/fairQueue.ts';
import type { Log } from '../lib/log.ts';
import type { PhotoStore } from '../outside/photoStore/photoStore.ts';
import { type Images, tooManyPhotos } from './decoding/images.ts';
import type { KeptPhoto } from './decoding/job.ts';
import { photoCopies } from './photoCopies.ts';
import { fileOf, filesOf, photoLinks } from './photoLinks.ts';

const day = 24 * 60 * 60_000;

// How many calls may wait for the photo store at once. The queue is short enough that waiting calls are answered before
// their own connections time out, even if the store does not respond.
const maxUnderWay = 4;
const maxQueued = 3 * maxUnderWay;
const maxWait = 60_000;

/** How many rows the cleanup takes at a time. */
const batch = 500;

/** The photo's name in a file name, including that of an unfinished file. */
const photoOf = (file: string) => file.replace(/.*\//, '').slice(0, 64);

/** Whether a value is the name of a photo, as we give it. */
export const isPhotoName = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

// The names that we create. Anything else in the folder or bucket is somebody else's and is never touched.
const ownFolder = /^[1-9]\d{0,14}$/;
const ownFile = /^[0-9a-f]{64}-(display|thumbnail)\.webp(\.[0-9a-f]{12}\.tmp)?$/;

/** The store's mark: a file beside the photos with the id of the database that they belong to. */
export const markFile = 'installation';
/** The mark of the release before, which may still be running. */
const earlierMarkFile = 'house';
/** Later than any file. */
const endOfTime = new Date(8.64e15);

const isShown = or(isNotNull(photos.activityId), isNotNull(photos.dogId));
const isUnshown = and(isNull(photos.activityId), isNull(photos.dogId));

export type Photos = ReturnType<typeof createPhotos>;

/** Whose photos are meant: they are kept under a dog's owner, whoever sends them, in the turn of who calls. */
export interface Whose {
  ownerId: number;
  caller: Pick<Caller, 'id'>;
}

/**
 * Owners' photos: checked and re-encoded on upload, stored under random names, shown by links that expire.
 *
 * Each upload gets a name of its own, so that what one call adds, no other can remove. While the photo store is asked,
 * no database connection is held: a slow store must not keep others from theirs.
 */
export function createPhotos(files: PhotoStore, images: Images, secret: string, { db }: Database, log: Log) {
  /** Calls that wait for the store, user by user. */
  const queue = new FairQueue({
    places: maxUnderWay,
    maxWaiting: maxQueued,
    maxWait,
    refusal: tooManyPhotos,
  });

  /**
   * Removes those of the photos that nothing shows. Nothing will: a name is given to one upload, and once the entry or
   * the dog has been written or refused, no other takes it. Files go before rows, so that a crash in between leaves rows,
   * by which the cleanup finds the rest.
   */
  async function removeUnshown(ownerId: number, names: string[]): Promise<void> {
    const shown = await db
      .select({ name: photos.name })
      .from(photos)
      .where(and(inArray(photos.name, names), isShown));
    const kept = new Set(shown.map(({ name }) => name));
    const gone = names.filter((name) => !kept.has(name));
    await files.remove(gone.flatMap((name) => filesOf(ownerId, name)));
    await db.delete(photos).where(and(inArray(photos.name, gone), isUnshown));
  }

  /**
   * Removes those of the photos that nothing shows any more. What showed them is gone already, so a failure here must
   * not fail the call; the cleanup removes the rest later.
   */
  async function removeUnused({ ownerId, caller }: Whose, names: string[]): Promise<void> {
    if (names.length === 0) return;
    await queue
      .run(caller.id, () => removeUnshown(ownerId, names))
      .catch((error: unknown) =>
        log.warn({ cause: safeCause(error) }, 'photos are left for the next cleanup'),
      );
  }

  /** Our files stored before a moment, by owner. Throws once `closing` is aborted. */
  async function* keptBefore(moment: Date, closing?: AbortSignal) {
    for await (const { folder, names } of files.olderThan(moment)) {
      closing?.throwIfAborted();
      const paths = names.filter((name) => ownFile.test(name)).map((name) => `${folder}/${name}`);
      if (ownFolder.test(folder) && paths.length > 0) yield { ownerId: Number(folder), paths };
    }
  }

  async function holdsPhotos(): Promise<boolean> {
    for await (const _ of keptBefore(endOfTime)) return true;
    return false;
  }

  /**
   * Whether the store belongs to this database: it has this database's mark. To the wrong or an empty database, every
   * photo would seem to be nobody's. An empty store is marked.
   */
  async function isOurs(): Promise<boolean> {
    const { id } = only(await db.select().from(installation));
    const mark = await files.get(markFile);
    const known = mark ?? (await files.get(earlierMarkFile));
    const belongs = known ? known.toString().trim() === id : !(await holdsPhotos());
    if (belongs && !mark) await files.put(markFile, Buffer.from(id));
    return belongs;
  }

  let marking: Promise<boolean> | undefined;
  /** Marks a new store before the first photo is put there. One look for all of this process's photos. */
  async function markNewStore(): Promise<void> {
    try {
      await (marking ??= isOurs());
    } catch (error) {
      marking = undefined;
      throw error;
    }
  }

  /** Rows first, so that a crash leaves no file that no row tells of; bytes before the rows that show them. */
  async function store(ownerId: number, decoded: KeptPhoto[]): Promise<string[]> {
    const fresh = decoded.map((photo) => ({ ...photo, name: newName() }));
    await db.insert(photos).values(
      fresh.map(({ name, display, thumbnail }) => ({
        name,
        userId: ownerId,
        bytes: display.length + thumbnail.length,
      })),
    );
    const puts = await Promise.allSettled(
      fresh.map(async ({ name, display, thumbnail }) => {
        await files.put(fileOf(ownerId, name, 'display'), display);
        await files.put(fileOf(ownerId, name, 'thumbnail'), thumbnail);
      }),
    );
    // What a failing store has taken of them is left for the sweep: it would not remove it now either.
    for (const put of puts) if (put.status === 'rejected') throw put.reason;
    return fresh.map(({ name }) => name);
  }

  return {
    ...photoLinks(files, secret),
    ...photoCopies(files, queue, log),

    /**
     * Stores the photos, then calls `write` for the rows that show them: bytes first, so that no entry shows a missing
     * file. All photos are decoded before the first is stored.
     */
    async keep<T>(whose: Whose, dataUrls: string[], write: (names: string[]) => Promise<T>): Promise<T> {
      if (dataUrls.length === 0) return write([]);
      // The store is asked while the photos are decoded, and waited for in the queue.
      const marked = markNewStore();
      marked.catch(() => {});
      const decoded = await images.keep(whose.caller.id, dataUrls);
      const names = await queue.run(whose.caller.id, async () => {
        await marked;
        return store(whose.ownerId, decoded);
      });
      try {
        return await write(names);
      } catch (error) {
        // Nothing was written, for example because the dog or the account was deleted meanwhile. If the database failed,
        // it may yet have written the rows: then the sweep decides.
        if (!databaseIsUnavailable(error)) await removeUnused(whose, names);
        throw error;
      }
    },

    removeUnused,

    /**
     * Removes all photos of a deleted owner, files before rows. Throws if the store belongs to another database, where
     * that id is another owner's.
     */
    async removeAll(ownerId: number): Promise<void> {
      if (!(await isOurs())) throw new Error("The photo store is not this database's.");
      await files.removeFolder(String(ownerId));
      await db.delete(photos).where(eq(photos.userId, ownerId));
    },

    /** What is known of all photos that the user's dogs, and what they logged of others' dogs, show. */
    shown: ({ id }: Pick<Caller, 'id'>) =>
      // Each is found by its index, an `or` of both by none.
      union(
        db
          .select()
          .from(photos)
          .where(and(eq(photos.userId, id), isShown)),
        db
          .select(getTableColumns(photos))
          .from(activities)
          .innerJoin(photos, eq(photos.activityId, activities.id))
          .where(eq(activities.byUserId, id)),
      ).orderBy(sql`name`),

    /**
     * Compares rows and files, and removes what is older than a day and not shown by its owner: what a crash or an outage left
     * behind.
     * Throws when `closing` is aborted midway.
     */
    async sweep(now: Date, closing?: AbortSignal): Promise<void> {
      if (!(await isOurs())) {
        log.warn(
          {},
          'the photo store is not this database\'s: no photo is swept. See "The wrong photos" in docs/reliability.md',
        );
        return;
      }
      const yesterday = new Date(now.getTime() - day);
      for (let rows = batch; rows === batch; ) {
        closing?.throwIfAborted();
        const unshown = await db
          .select({ name: photos.name, ownerId: photos.userId })
          .from(photos)
          .where(and(isUnshown, lt(photos.createdAt, yesterday)))
          .limit(batch);
        const names = unshown.map(({ name }) => name);
        await files.remove(unshown.flatMap(({ ownerId, name }) => filesOf(ownerId, name)));
        await db.delete(photos).where(and(inArray(photos.name, names), isUnshown));
        rows = unshown.length;
      }
      for await (const { ownerId, paths } of keptBefore(yesterday, closing)) {
        const names = [...new Set(paths.map(photoOf))];
        const rows = await db
          .select({ name: photos.name })
          .from(photos)
          .where(and(inArray(photos.name, names), eq(photos.userId, ownerId)));
        const known = new Set(rows.map(({ name }) => name));
        await files.remove(paths.filter((path) => !known.has(photoOf(path))));
      }
    },

    /** The small size of one of an owner's photos; null if it is missing. */
    readThumbnail: (ownerId: number, name: string): Promise<Buffer | null> =>
      files.get(fileOf(ownerId, name, 'thumbnail')),

    /** The display size of one of an owner's photos; null if it is missing. */
    read: (ownerId: number, name: string): Promise<Buffer | null> =>
      files.get(fileOf(ownerId, name, 'display')),
  };
}

/** Two uploads never get the same. */
const newName = () => randomBytes(32).toString('hex');
