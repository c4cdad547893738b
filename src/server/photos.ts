import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Owner } from './access.ts';
import { safeCause } from './db/errors.ts';
import type { Database, Log, Transaction } from './db/open.ts';
import { only } from './db/rows.ts';
import { activities, dogs, house } from './db/schema.ts';
import type { Photo } from './images.ts';
import type { PhotoStore } from './outside/photoStore/photoStore.ts';
import { notFound, Refused } from './refusal.ts';

// A link holds for 12 to 24 hours and stays the same for 12, so that browsers can cache what it shows.
const linkPeriod = 12 * 60 * 60_000;
const day = 24 * 60 * 60_000;

// Of the ten connections that all calls share, those that may be held while the store is asked. As many calls as can wait
// for one of them are answered before their own connections fall silent, though the store says nothing at all.
const connections = 4;
const longestQueue = 3 * connections;

const sizes = ['display', 'thumbnail'] as const;
type Size = (typeof sizes)[number];

/** "phot" in ASCII: keeping and forgetting of one owner's photos take turns by it. */
const photosLock = 0x70686f74;
const lockOf = (ownerId: number) => ownerId % 2 ** 31;

const fileOf = (ownerId: number, name: string, size: Size) => `${ownerId}/${name}-${size}.webp`;

/** The names under which the store keeps one photo. */
export const filesOf = (ownerId: number, name: string): string[] =>
  sizes.map((size) => fileOf(ownerId, name, size));

/** The photo that a file is of, one that was begun and never finished too. */
const photoOf = (file: string) => file.replace(/.*\//, '').slice(0, 64);

// What we name. Anything else in the folder or bucket is somebody else's and never touched.
const ownFolder = /^[1-9]\d{0,14}$/;
const ownFile = /^[0-9a-f]{64}-(display|thumbnail)\.webp(\.[0-9a-f]{12}\.tmp)?$/;

/** Beside the photos, the id of the database whose rows show them. */
export const houseFile = 'house';
/** Later than anything was kept. */
const endOfTime = new Date(8.64e15);

/** With the first photo comes what reads them: 17 MB that a server without photos does without. */
async function opened(ownerId: number, dataUrls: string[]): Promise<Photo[]> {
  const { readPhotos } = await import('./images.ts');
  return readPhotos(ownerId, dataUrls);
}

export type Photos = ReturnType<typeof photoRoom>;

/** Owners' photos: checked and re-encoded on the way in, kept by their content, shown by links that expire. */
export function photoRoom(files: PhotoStore, secret: string, { db, patiently }: Database, log: Log) {
  function sign(ownerId: number, name: string, size: Size, until: number): string {
    return createHmac('sha256', secret)
      .update(`photo ${ownerId} ${name} ${size} ${until}`)
      .digest('base64url')
      .slice(0, 32);
  }

  function link(ownerId: number, name: string, size: Size): string {
    const until = (Math.floor(Date.now() / linkPeriod) + 2) * linkPeriod;
    return `/api/photos/${ownerId}/${name}/${size}?until=${until}&signature=${sign(ownerId, name, size, until)}`;
  }

  async function store(ownerId: number, { display, thumbnail }: Photo): Promise<string> {
    const name = createHash('sha256').update(display).digest('hex');
    await files.put(fileOf(ownerId, name, 'display'), display);
    await files.put(fileOf(ownerId, name, 'thumbnail'), thumbnail);
    return name;
  }

  /** The names of all photos that the owner's rows show. */
  async function shown({ id }: Owner): Promise<Set<string>> {
    const { rows } = await db.execute<{ name: string }>(sql`
      select unnest(${activities.photos}) as name from ${activities} join ${dogs} on ${dogs.id} = ${activities.dogId}
        where ${dogs.userId} = ${id}
      union select ${dogs.profileImage} from ${dogs} where ${dogs.userId} = ${id} and ${dogs.profileImage} is not null`);
    return new Set(rows.map(({ name }) => name));
  }

  /** Those of the names that no row of the owner shows. Written as the index is, to read only rows that show one. */
  async function unshown(
    ownerId: number,
    names: string[],
    within: Pick<Transaction, 'execute'>,
  ): Promise<string[]> {
    const asked = sql`${sql.param(names)}::text[]`;
    const { rows } = await within.execute<{ name: string }>(sql`
      select unnest(${activities.photos}) as name from ${activities} join ${dogs} on ${dogs.id} = ${activities.dogId}
        where ${dogs.userId} = ${ownerId} and cardinality(${activities.photos}) > 0 and ${activities.photos} && ${asked}
      union select ${dogs.profileImage} from ${dogs}
        where ${dogs.userId} = ${ownerId} and ${dogs.profileImage} = any(${asked})`);
    const shown = new Set(rows.map(({ name }) => name));
    return names.filter((name) => !shown.has(name));
  }

  const queue = pLimit(connections);
  /** Work that holds a connection while the store is asked. Refuses with 503 when too much of it waits. */
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (queue.pendingCount >= longestQueue) {
      throw new Refused(503, 'Too many photos are being sent at once. Please try again in a moment.', {
        retryAfter: 5,
      });
    }
    return queue(work);
  }

  /** Removes those of the files whose photo no row of the owner shows, while none of the owner's is being kept. */
  const removeUnshown = (ownerId: number, paths: string[]): Promise<void> =>
    inTurn(() =>
      patiently(async (within) => {
        await within.execute(sql`select pg_advisory_xact_lock(${photosLock}, ${lockOf(ownerId)})`);
        const orphans = new Set(await unshown(ownerId, [...new Set(paths.map(photoOf))], within));
        await files.remove(paths.filter((path) => orphans.has(photoOf(path))));
      }),
    );

  /**
   * Removes those of the photos that no row of the owner shows any more. What named them is written already, so this
   * fails nobody's call: what cannot be removed now is swept later.
   */
  async function forgetUnused(owner: Owner, names: string[]): Promise<void> {
    if (names.length === 0) return;
    const paths = names.flatMap((name) => filesOf(owner.id, name));
    await removeUnshown(owner.id, paths).catch((error: unknown) =>
      log.warn({ cause: safeCause(error) }, 'photos are left for the sweep'),
    );
  }

  /** Our files that were kept before a moment, by owner. Throws once `closing` is aborted. */
  async function* keptBefore(moment: Date, closing?: AbortSignal) {
    for await (const { folder, names } of files.olderThan(moment)) {
      closing?.throwIfAborted();
      const paths = names.filter((name) => ownFile.test(name)).map((name) => `${folder}/${name}`);
      if (ownFolder.test(folder) && paths.length > 0) yield { ownerId: Number(folder), paths };
    }
  }

  /** Whether rows show half of the photos in the store at least: of another house's they show what was just added at best. */
  async function isOurs(closing?: AbortSignal): Promise<boolean> {
    let all = 0;
    let orphans = 0;
    for await (const { ownerId, paths } of keptBefore(endOfTime, closing)) {
      const names = [...new Set(paths.map(photoOf))];
      all += names.length;
      orphans += (await unshown(ownerId, names, db)).length;
    }
    return 2 * orphans <= all;
  }

  /**
   * Whether the store is this database's. With another's (the address of a wrong or an empty one, say) every photo would
   * seem to be shown by no row. A store that nobody has marked yet is marked once it is surely ours.
   */
  async function belongsHere(closing?: AbortSignal): Promise<boolean> {
    const { id, marked } = await ids();
    if (marked) return marked === id;
    if (!(await isOurs(closing))) return false;
    await files.put(houseFile, Buffer.from(id));
    return true;
  }

  /** The id of this database, and that of the one which the store is marked as belonging to, if any. */
  async function ids(): Promise<{ id: string; marked: string | undefined }> {
    const { id } = only(await db.select().from(house));
    const mark = await files.get(houseFile);
    return { id, marked: mark?.toString().trim() };
  }

  return {
    /** Keeps one photo for an owner whose rows nobody else writes meanwhile. */
    store: async (ownerId: number, dataUrl: string): Promise<string> =>
      store(ownerId, only(await opened(ownerId, [dataUrl]))),

    /**
     * Keeps the photos, then writes the rows that name them. All photos are read before the first is kept, and
     * nobody can take one for unused before `write` is through: bytes first, so no row points at nothing.
     */
    async keep<T>(
      owner: Owner,
      dataUrls: string[],
      write: (names: string[], within: Transaction | Database['db']) => Promise<T>,
    ): Promise<T> {
      if (dataUrls.length === 0) return write([], db);
      const read = await opened(owner.id, dataUrls);
      let kept: string[] = [];
      try {
        return await inTurn(() =>
          db.transaction(async (within) => {
            await within.execute(
              sql`select pg_advisory_xact_lock_shared(${photosLock}, ${lockOf(owner.id)})`,
            );
            kept = await Promise.all(read.map((photo) => store(owner.id, photo)));
            return write(kept, within);
          }),
        );
      } catch (error) {
        // Nothing was written: the dog or the whole account went meanwhile.
        await forgetUnused(owner, kept);
        throw error;
      }
    },

    forgetUnused,

    /** Removes everything kept for an owner who is gone. Throws where that number is another database's owner. */
    async forgetAll(ownerId: number): Promise<void> {
      const { id, marked } = await ids();
      if (marked && marked !== id) throw new Error("The photo store is not this database's.");
      await files.removeFolder(String(ownerId));
    },

    shown,

    /**
     * Removes photos older than a day that no row shows: what a crash between keeping and writing left behind. Throws once
     * `closing` is aborted, having looked at some.
     */
    async sweep(now: Date, closing?: AbortSignal): Promise<void> {
      if (!(await belongsHere(closing))) {
        log.warn(
          {},
          'the photo store is not this database\'s: no photo is swept. See "The wrong photos" in docs/reliability.md',
        );
        return;
      }
      for await (const { ownerId, paths } of keptBefore(new Date(now.getTime() - day), closing))
        await removeUnshown(ownerId, paths);
    },

    /** The display size of one of the owner's photos. */
    read: (owner: Owner, name: string): Promise<Buffer | null> =>
      files.get(fileOf(owner.id, name, 'display')),

    /** Links to photos by their names, in order. */
    links: (ownerId: number, names: string[]) => ({
      photos: names.map((name) => link(ownerId, name, 'display')),
      thumbnails: names.map((name) => link(ownerId, name, 'thumbnail')),
    }),

    /** Serves what the links point to. A link that is wrong or over is a 404. */
    serve(app: FastifyInstance): void {
      app.get<{
        Params: { ownerId: string; name: string; size: string };
        Querystring: { until?: string; signature?: string };
      }>('/api/photos/:ownerId/:name/:size', async (request, reply) => {
        const { ownerId, name, size } = request.params;
        const until = Number(request.query.until);
        if (!isSize(size) || !(until > Date.now())) throw notFound('Photo');
        const expected = Buffer.from(sign(Number(ownerId), name, size, until));
        const given = Buffer.from(String(request.query.signature));
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

const isSize = (size: string): size is Size => sizes.some((known) => known === size);
