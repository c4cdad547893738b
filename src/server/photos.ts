import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { clockSkew } from '../domain/activity.ts';
import type { Owner } from './access.ts';
import { databaseIsUnavailable, safeCause } from './db/errors.ts';
import type { Database, Log, Transaction } from './db/open.ts';
import { only } from './db/rows.ts';
import { activities, dogs, house } from './db/schema.ts';
import type { Images } from './images/images.ts';
import type { KeptPhoto } from './images/job.ts';
import type { PhotoStore } from './outside/photoStore/photoStore.ts';
import { notFound, Refused } from './refusal.ts';

// A link is valid for 12 to 24 hours and stays the same for 12, so that browsers can cache the photo.
const linkPeriod = 12 * 60 * 60_000;
const day = 24 * 60 * 60_000;

// How many calls may wait for the photo store at once. The queue is short enough that waiting calls are answered before
// their own connections time out, even if the store does not respond.
const maxUnderWay = 4;
const maxQueued = 3 * maxUnderWay;

const sizes = ['display', 'thumbnail'] as const;
type Size = (typeof sizes)[number];

const fileOf = (ownerId: number, name: string, size: Size) => `${ownerId}/${name}-${size}.webp`;

/** The file names of one photo in the store. */
export const filesOf = (ownerId: number, name: string): string[] =>
  sizes.map((size) => fileOf(ownerId, name, size));

/** The photo's name in a file name, including that of an unfinished file. */
const photoOf = (file: string) => file.replace(/.*\//, '').slice(0, 64);

/** Whether a value is the name of a photo, as we give it. */
export const isPhotoName = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

// The names that we create. Anything else in the folder or bucket is somebody else's and is never touched.
const ownFolder = /^[1-9]\d{0,14}$/;
const ownFile = /^[0-9a-f]{64}-(display|thumbnail)\.webp(\.[0-9a-f]{12}\.tmp)?$/;

/** A file beside the photos with the id of the database that they belong to. */
export const markerFile = 'house';
/** Later than any file. */
const endOfTime = new Date(8.64e15);

export type Photos = ReturnType<typeof createPhotos>;

/**
 * Owners' photos: checked and re-encoded on upload, stored under random names, shown by links that expire.
 *
 * Each upload gets a name of its own, so that what one call adds, no other can remove. While the photo store is asked,
 * no database connection is held: a slow store must not keep others from theirs.
 */
export function createPhotos(
  files: PhotoStore,
  images: Images,
  secret: string,
  { db, withLongTimeout }: Database,
  log: Log,
) {
  function sign(ownerId: number, name: string, size: Size, until: number): string {
    return createHmac('sha256', secret)
      .update(`photo ${ownerId} ${name} ${size} ${until}`)
      .digest('base64url')
      .slice(0, 32);
  }

  /** The one spelling of a link. */
  function linkUntil(until: number, ownerId: number, name: string, size: Size): string {
    return `/api/photos/${ownerId}/${name}/${size}?until=${until}&signature=${sign(ownerId, name, size, until)}`;
  }

  const link = (ownerId: number, name: string, size: Size): string =>
    linkUntil((Math.floor(Date.now() / linkPeriod) + 2) * linkPeriod, ownerId, name, size);

  async function store(ownerId: number, { display, thumbnail }: KeptPhoto, name: string): Promise<void> {
    await files.put(fileOf(ownerId, name, 'display'), display);
    await files.put(fileOf(ownerId, name, 'thumbnail'), thumbnail);
  }

  /** The names of all photos that the owner's rows reference. */
  async function shown({ id }: Owner): Promise<Set<string>> {
    const { rows } = await db.execute<{ name: string }>(sql`
      select unnest(${activities.photos}) as name from ${activities} join ${dogs} on ${dogs.id} = ${activities.dogId}
        where ${dogs.userId} = ${id}
      union select ${dogs.profileImage} from ${dogs} where ${dogs.userId} = ${id} and ${dogs.profileImage} is not null`);
    return new Set(rows.map(({ name }) => name));
  }

  /**
   * Those of the names that no row of the owner references. Written to match the index, so that only rows with one of
   * them are read.
   */
  async function unreferenced(
    ownerId: number,
    names: string[],
    tx: Pick<Transaction, 'execute'>,
  ): Promise<string[]> {
    const asked = sql`${sql.param(names)}::text[]`;
    const { rows } = await tx.execute<{ name: string }>(sql`
      select unnest(${activities.photos}) as name from ${activities} join ${dogs} on ${dogs.id} = ${activities.dogId}
        where ${dogs.userId} = ${ownerId} and cardinality(${activities.photos}) > 0 and ${activities.photos} && ${asked}
      union select ${dogs.profileImage} from ${dogs}
        where ${dogs.userId} = ${ownerId} and ${dogs.profileImage} = any(${asked})`);
    const shown = new Set(rows.map(({ name }) => name));
    return names.filter((name) => !shown.has(name));
  }

  const queue = pLimit(maxUnderWay);
  /** Queues work that waits for the store. Throws a 503 when the queue is full. */
  async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
    if (queue.pendingCount >= maxQueued) {
      throw new Refused(503, 'Too many photos are being sent at once. Please try again in a moment.', {
        retryAfter: 5,
      });
    }
    return queue(work);
  }

  /**
   * Removes those of the files whose photo no row of the owner references. No row will: a name is given to one upload,
   * and once its row has been written or refused, no other takes it.
   */
  const removeUnreferenced = (ownerId: number, paths: string[]): Promise<void> =>
    queued(async () => {
      const names = [...new Set(paths.map(photoOf))];
      const orphans = new Set(await withLongTimeout((tx) => unreferenced(ownerId, names, tx)));
      await files.remove(paths.filter((path) => orphans.has(photoOf(path))));
    });

  /**
   * Removes those of the photos that no row of the owner references any more. The rows are committed already, so a
   * failure here must not fail the call; the sweep removes the rest later.
   */
  async function removeUnused(owner: Owner, names: string[]): Promise<void> {
    if (names.length === 0) return;
    const paths = names.flatMap((name) => filesOf(owner.id, name));
    await removeUnreferenced(owner.id, paths).catch((error: unknown) =>
      log.warn({ cause: safeCause(error) }, 'photos are left for the sweep'),
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

  /**
   * Whether rows reference at least half of the photos in the store. In another database's store they would reference
   * at most what was just added.
   */
  async function isOurs(closing?: AbortSignal): Promise<boolean> {
    let all = 0;
    let orphans = 0;
    for await (const { ownerId, paths } of keptBefore(endOfTime, closing)) {
      const names = [...new Set(paths.map(photoOf))];
      all += names.length;
      orphans += (await unreferenced(ownerId, names, db)).length;
    }
    return 2 * orphans <= all;
  }

  /**
   * Whether the store belongs to this database. With the wrong or an empty database every photo would seem
   * unreferenced. A store without a marker is marked once it is certain to be ours.
   */
  async function isThisDatabases(closing?: AbortSignal): Promise<boolean> {
    const { id, marked } = await storeIds();
    if (marked) return marked === id;
    if (!(await isOurs(closing))) return false;
    await files.put(markerFile, Buffer.from(id));
    return true;
  }

  /** The id of this database, and the id in the store's marker, if any. */
  async function storeIds(): Promise<{ id: string; marked: string | undefined }> {
    const { id } = only(await db.select().from(house));
    const mark = await files.get(markerFile);
    return { id, marked: mark?.toString().trim() };
  }

  return {
    /** Stores one photo, for a row that is written next. */
    async store(ownerId: number, dataUrl: string): Promise<string> {
      const name = newName();
      await store(ownerId, only(await images.keep(ownerId, [dataUrl])), name);
      return name;
    },

    /**
     * Stores the photos, then calls `write` for the rows that reference them: bytes first, so that no row references a
     * missing file. All photos are decoded before the first is stored.
     */
    async keep<T>(owner: Owner, dataUrls: string[], write: (names: string[]) => Promise<T>): Promise<T> {
      if (dataUrls.length === 0) return write([]);
      const photos = await images.keep(owner.id, dataUrls);
      const stored = photos.map((photo) => ({ photo, name: newName() }));
      const names = stored.map(({ name }) => name);
      // What a failing store has taken of them is left for the sweep: it would not remove it now either.
      await queued(async () => {
        const puts = await Promise.allSettled(stored.map(({ photo, name }) => store(owner.id, photo, name)));
        for (const put of puts) if (put.status === 'rejected') throw put.reason;
      });
      try {
        return await write(names);
      } catch (error) {
        // Nothing was written, for example because the dog or the account was deleted meanwhile. If the database failed,
        // it may yet have written the rows: then the sweep decides.
        if (!databaseIsUnavailable(error)) await removeUnused(owner, names);
        throw error;
      }
    },

    removeUnused,

    /**
     * Removes all photos of a deleted owner. Throws if the store belongs to another database, where that id is
     * another owner's.
     */
    async removeAll(ownerId: number): Promise<void> {
      const { id, marked } = await storeIds();
      if (marked && marked !== id) throw new Error("The photo store is not this database's.");
      await files.removeFolder(String(ownerId));
    },

    shown,

    /**
     * Removes photos older than a day that no row references: what a crash between storing and writing left behind.
     * Throws when `closing` is aborted midway.
     */
    async sweep(now: Date, closing?: AbortSignal): Promise<void> {
      if (!(await isThisDatabases(closing))) {
        log.warn(
          {},
          'the photo store is not this database\'s: no photo is swept. See "The wrong photos" in docs/reliability.md',
        );
        return;
      }
      for await (const { ownerId, paths } of keptBefore(new Date(now.getTime() - day), closing))
        await removeUnreferenced(ownerId, paths);
    },

    /** The display size of one of the owner's photos; null if it is missing. */
    read: (owner: Owner, name: string): Promise<Buffer | null> =>
      files.get(fileOf(owner.id, name, 'display')),

    /** Links to photos, in the order of their names. */
    links: (ownerId: number, names: string[]) => ({
      photos: names.map((name) => link(ownerId, name, 'display')),
      thumbnails: names.map((name) => link(ownerId, name, 'thumbnail')),
    }),

    /** Serves the links, only as they were given. One that is wrong, expired or spelt differently is a 404. */
    serve(app: FastifyInstance): void {
      app.get<{
        Params: { ownerId: string; name: string; size: string };
        Querystring: { until?: string };
      }>('/api/photos/:ownerId/:name/:size', async (request, reply) => {
        const { ownerId, name, size } = request.params;
        const until = Number(request.query.until);
        if (!isSize(size) || !isCurrent(until)) throw notFound('Photo');
        const expected = Buffer.from(linkUntil(until, Number(ownerId), name, size));
        const given = Buffer.from(request.raw.url ?? '');
        if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound('Photo');
        const bytes = await files.get(fileOf(Number(ownerId), name, size));
        if (!bytes) throw notFound('Photo');
        return reply
          .header('Cache-Control', `private, max-age=${Math.floor((until - Date.now()) / 1000)}, immutable`)
          .header('Content-Disposition', 'inline')
          .header('Content-Security-Policy', "default-src 'none'; sandbox")
          .header('Cross-Origin-Resource-Policy', 'cross-origin')
          .type('image/webp')
          .send(bytes);
      });
    },
  };
}

/** Neither expired, nor signed by a clock that ran ahead. */
const isCurrent = (until: number) => until > Date.now() && until <= Date.now() + 2 * linkPeriod + clockSkew;
const isSize = (size: string): size is Size => sizes.some((known) => known === size);

/** Two uploads never get the same. */
const newName = () => randomBytes(32).toString('hex');
