import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  folder,
  freshFile,
  livedIn,
  photosIn,
  prepareBackupFolder,
  report,
  storeOf,
  sumsOf,
} from '../../../test/backups.ts';
import { openBucketServer } from '../../../test/bucketServer.ts';
import { databaseKinds, freshDatabase, quietLog } from '../../../test/databases.ts';
import { makeDog, makeOwner, makePhoto } from '../../../test/makers.ts';
import type { TestServer } from '../../../test/testServer.ts';
import { fillSearchTexts } from '../activities/searchTexts.ts';
import { readNotes } from '../health/readNotes.ts';
import { folderStore } from '../outside/photoStore/photoFolder.ts';
import type { PhotoStore } from '../outside/photoStore/photoStore.ts';
import { s3Store } from '../outside/photoStore/s3.ts';
import { type Part, readArchive, writeArchive } from './archive.ts';
import { restoreBackup } from './restoreBackup.ts';
import { includedTables } from './rows.ts';
import { excludedTables } from './tables.ts';
import { writeBackup } from './writeBackup.ts';

prepareBackupFolder();

const ways = databaseKinds.flatMap((from) => databaseKinds.map((to) => [from, to] as const));

// Two installations are filled, and one replaced.
const slow = { timeout: 120_000 };
it.each(ways)('everything in %s is restored to %s, row by row and byte by byte', slow, async (from, to) => {
  const old = await livedIn(from);
  onTestFinished(old.close);
  const file = freshFile();
  const lines: string[] = [];
  const manifest = await writeBackup(
    { database: old.database, photos: storeOf(old), report: (line) => lines.push(line) },
    file,
  );
  expect(manifest.photos).toMatchObject({ files: 6, missing: 0 });
  expect(lines).toContain('activities: 6 rows');

  const other = await livedIn(to, 'of the replaced installation');
  onTestFinished(other.close);
  const restored: string[] = [];
  await restoreBackup(
    { database: other.database, photos: storeOf(other), report: (line) => restored.push(line) },
    file,
  );
  // Both are written in the same format, so that they can be compared.
  expect(restored).toEqual(expect.arrayContaining(lines.filter((line) => line.endsWith(' rows'))));
  expect(await sumsOf(other.database)).toEqual(await sumsOf(old.database));
  expect(await photosIn(other)).toMatchObject(await photosIn(old));

  // Ids of deleted rows are not reused, since traces of an owner or dog elsewhere go by id.
  const owner = await makeOwner(other);
  const { id } = await makeDog(owner, { profileImage: await makePhoto(9) });
  const { rows } = await old.database.pool.query<{ next: string }>(
    `select nextval('dogs_id_seq')::text as next`,
  );
  expect(String(id)).toBe(rows[0]?.next);
  // Which photos are shown is recorded again.
  const { rowCount } = await other.database.pool.query('select from photos where dog_id = $1', [id]);
  expect(rowCount).toBe(1);
});

describe.each(databaseKinds)('a backup of %s', (kind) => {
  let hark: TestServer;
  let file: string;
  let live: Record<string, string>;
  beforeAll(async () => {
    hark = await livedIn(kind);
    file = freshFile();
    await writeBackup({ database: hark.database, photos: storeOf(hark), report }, file);
    live = await sumsOf(hark.database);
  });
  afterAll(() => hark.close());

  const restored = (path: string, photos: PhotoStore = storeOf(hark)) =>
    restoreBackup({ database: hark.database, photos, report }, path);

  /** The same backup with some parts changed and a valid seal. */
  async function forged(change: (part: Part) => Part[]): Promise<string> {
    const path = freshFile();
    const parts = async function* () {
      for await (const part of readArchive(file)) yield* change(part);
    };
    await writeArchive(path, parts());
    return path;
  }
  const edited = (name: string, edit: (text: string) => string) => (part: Part) =>
    part.name === name ? [{ name, bytes: Buffer.from(edit(part.bytes.toString())) }] : [part];

  it('is refused if any byte has changed, and live data stays', async () => {
    const bytes = await readFile(file);
    const damaged = freshFile();
    const step = Math.ceil(bytes.length / 60);
    const positions = [
      ...Array.from({ length: 60 }, (_, n) => n * step),
      ...Array.from({ length: 40 }, (_, n) => bytes.length - 1 - n * 3),
    ].filter((position) => position < bytes.length);
    for (const position of positions) {
      const flipped = Buffer.from(bytes);
      flipped[position] = flipped[position]! ^ (1 << (position % 8));
      await writeFile(damaged, flipped);
      await expect(restored(damaged), `byte ${position}`).rejects.toThrow(/damaged or incomplete/);
    }
    expect(await sumsOf(hark.database)).toEqual(live);
  });

  it('is refused if a part is missing or something was added', async () => {
    const bytes = await readFile(file);
    const damaged = freshFile();
    const lengths = [
      0,
      1,
      50,
      95,
      96,
      512,
      ...[0.2, 0.5, 0.8].map((part) => Math.floor(bytes.length * part)),
    ];
    for (const length of [...lengths, bytes.length - 100, bytes.length - 1]) {
      await writeFile(damaged, bytes.subarray(0, length));
      await expect(restored(damaged), `${length} bytes`).rejects.toThrow(/damaged or incomplete/);
    }
    await writeFile(damaged, Buffer.concat([bytes, Buffer.from('x')]));
    await expect(restored(damaged)).rejects.toThrow(/damaged or incomplete/);
    await writeFile(damaged, 'no backup at all, just some text that somebody wrote '.repeat(9));
    await expect(restored(damaged)).rejects.toThrow(/damaged or incomplete/);
    await expect(restored(join(folder, 'none'))).rejects.toThrow(/There is no file/);
    expect(await sumsOf(hark.database)).toEqual(live);
  });

  it.each<[string, (part: Part) => Part[]]>([
    ['its first part is missing', (part) => (part.name === 'hark.json' ? [] : [part])],
    ['its last part is missing', (part) => (part.name === 'manifest.json' ? [] : [part])],
    ['a table is missing', (part) => (part.name.startsWith('tables/goals/') ? [] : [part])],
    ['a photo is missing', (part) => (part.name.endsWith('-display.webp') ? [] : [part])],
    [
      'a photo differs',
      (part) => (part.name.endsWith('.webp') ? [{ ...part, bytes: Buffer.from('x') }] : [part]),
    ],
    ['a row differs', edited('tables/dogs/000000.jsonl', (text) => text.replace('Biscuit', 'Mallory'))],
    ['a row occurs twice', edited('tables/dogs/000000.jsonl', (text) => text + text)],
    ['it contains an unknown file', (part) => [part, { name: '../../etc/passwd', bytes: Buffer.from('x') }]],
    ['its manifest cannot be read', edited('manifest.json', () => '{')],
  ])('is refused if %s, and live data stays', async (_, change) => {
    await expect(restored(await forged(change))).rejects.toThrow(/damaged or incomplete/);
    expect(await sumsOf(hark.database)).toEqual(live);
  });

  /** One that also holds a part of rows, of which its manifest tells if `isListed`. */
  const withRows = (name: string, rows: string, isListed: boolean) =>
    forged((part) => {
      if (part.name !== 'manifest.json') return [part];
      const manifest = JSON.parse(part.bytes.toString()) as { tables: Record<string, object> };
      const table = /^tables\/([^/]*)/.exec(name)?.[1] ?? '';
      const sha256 = createHash('sha256').update(rows).digest('hex');
      if (isListed) manifest.tables[table] = { rows: rows.split('\n').length - 1, sha256, ids: null };
      return [
        { name, bytes: Buffer.from(rows) },
        { ...part, bytes: Buffer.from(JSON.stringify(manifest)) },
      ];
    });

  it.each([
    'tables/mails/000000.jsonl',
    'tables/password_resets/000000.jsonl',
    'tables/email_verifications/000000.jsonl',
    'tables/rate_limits/000000.jsonl',
    'tables/hark/000000.jsonl',
    'tables/installation/000000.jsonl',
    'tables/pg_authid/000000.jsonl',
    'tables/pg_catalog.pg_authid/000000.jsonl',
    'tables/drizzle.__drizzle_migrations/000000.jsonl',
    'tables/users;drop table users/000000.jsonl',
    'tables/constructor/000000.jsonl',
    'tables/users/000001.jsonl',
    'tables/erasures/000000.jsonl',
    'tables/erasures/000002.jsonl',
    'photos/../../etc/passwd',
    'photos/1/../../../etc/cron.d/x.webp',
    `photos/01/${'a'.repeat(64)}-display.webp`,
    'photos/1/x.webp',
    `photos/1/${'a'.repeat(64)}-display.webp`,
    '/etc/passwd',
    'manifest.json',
    'hark.json',
  ])('that also contains %s is refused, listed or not, and nothing changes', async (name) => {
    const before = await photosIn(hark);
    for (const isListed of [true, false]) {
      const file = await withRows(name, '{"user_id":1}\n', isListed);
      await expect(restored(file)).rejects.toThrow(/damaged or incomplete/);
    }
    expect(await sumsOf(hark.database)).toEqual(live);
    expect(await photosIn(hark)).toEqual(before);
  });

  it.each([
    ['a column that the table does not have', '"target":3', '"target":3,"is_admin":true'],
    ['a column of a prototype', '"target":3', '"target":3,"__proto__":{}'],
    ['a row that is not an object', /^\{.*\}/, '[1]'],
    ['a row that is not JSON', /^\{/, '{{'],
  ])('that contains %s is refused, and nothing changes', async (_, from, to) => {
    const file = await withGoals((rows) => rows.replace(from, to));
    await expect(restored(file)).rejects.toThrow(/damaged or incomplete.*goals/);
    expect(await sumsOf(hark.database)).toEqual(live);
  });

  it.each(
    ['../../../etc/passwd', 'x', ''].flatMap((name) => [
      ['dogs', 'profile_image', name],
      ['photos', 'name', name],
    ]),
  )('whose row of %s has the %s "%s" is refused, and nothing changes', async (table, column, name) => {
    const file = await forged(
      edited(`tables/${table}/000000.jsonl`, (text) =>
        text.replace(new RegExp(`"${column}":"[^"]*"`), `"${column}":"${name}"`),
      ),
    );
    await expect(restored(file)).rejects.toThrow(`a row of ${table} names a photo that is none`);
    expect(await sumsOf(hark.database)).toEqual(live);
  });

  it.each([
    ['a link', (header: Buffer) => header.write('2', 156), 'is not a plain file'],
    ['of impossible size', (header: Buffer) => header.write('37777777777 ', 124), 'is larger than anything'],
  ] as const)('whose first part is %s is refused', async (_, change, problem) => {
    const sealLength = 92;
    const bytes = await readFile(file);
    const tar = gunzipSync(bytes.subarray(0, -sealLength));
    change(tar.subarray(0, 512));
    // A tar header's checksum counts itself as spaces.
    tar.fill(' ', 148, 156);
    const sum = tar.subarray(0, 512).reduce((all, byte) => all + byte, 0);
    tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    const content = gzipSync(tar);
    const seal = Buffer.from(bytes.subarray(-sealLength));
    seal.write(createHash('sha256').update(content).digest('hex'), 17);
    const path = freshFile();
    await writeFile(path, Buffer.concat([content, seal]));
    await expect(restored(path)).rejects.toThrow(problem);
    expect(await sumsOf(hark.database)).toEqual(live);
  });

  it.each<[string, (text: string) => string]>([
    ['of another format', (text) => text.replace('"format": 1', '"format": 2')],
    ['with a later migration', (text) => text.replace(/"migration": \d+/, '"migration": 4102444800000')],
  ])('made by a newer Hark (%s) is refused, and live data stays', async (_, edit) => {
    await expect(restored(await forged(edited('hark.json', edit)))).rejects.toThrow(/made by a newer Hark/);
    expect(await sumsOf(hark.database)).toEqual(live);
  });

  it('made by an older Hark is migrated', async () => {
    const { entries } = JSON.parse(await readFile('drizzle/meta/_journal.json', 'utf8')) as {
      entries: { when: number }[];
    };
    const { tables: first } = JSON.parse(await readFile('drizzle/meta/0000_snapshot.json', 'utf8')) as {
      tables: Record<string, { columns: object }>;
    };
    // A backup by the first Hark: its migration, and the tables and columns that existed then.
    const isLater = (table: string) => !Object.hasOwn(first, `public.${table}`);
    const sums = new Map<string, ReturnType<typeof createHash>>();
    const counts = new Map<string, number>();
    const older = await forged((part) => {
      const [, table = ''] = /^tables\/(\w+)\//.exec(part.name) ?? [];
      const text = part.bytes.toString();
      let was = text;
      if (part.name === 'hark.json')
        was = text.replace(/"migration": \d+/, `"migration": ${entries[0]?.when}`);
      if (table && isLater(table)) return [];
      if (table) {
        const columns = Object.keys(first[`public.${table}`]?.columns ?? {});
        // It knew no care of other kinds.
        const lines = text.split('\n').filter((line) => line && !line.includes('"type":"other"'));
        counts.set(table, (counts.get(table) ?? 0) + lines.length);
        was = lines.map((line) => `${JSON.stringify(JSON.parse(line), columns)}\n`).join('');
        const sum = sums.get(table) ?? createHash('sha256');
        sums.set(table, sum.update(was));
      }
      if (part.name === 'manifest.json') {
        const manifest = JSON.parse(text) as { tables: Record<string, { rows: number; sha256: string }> };
        for (const name of Object.keys(manifest.tables).filter(isLater)) delete manifest.tables[name];
        for (const [name, sum] of sums)
          Object.assign(manifest.tables[name]!, { rows: counts.get(name), sha256: sum.digest('hex') });
        was = JSON.stringify(manifest);
      }
      return part.bytes.length > 0 && was !== text ? [{ ...part, bytes: Buffer.from(was) }] : [part];
    });
    const dogs = () =>
      hark.database.pool.query("select to_jsonb(dogs) - 'age_told_on' as dog from dogs order by id");
    const { rows: known } = await dogs();
    // Neither the size of a photo nor when it was stored is known of an older one.
    const photos = () =>
      hark.database.pool.query(
        "select to_jsonb(photos) - 'bytes' - 'created_at' as photo from photos order by name",
      );
    const { rows: shown } = await photos();
    const logged = () =>
      hark.database.pool.query(
        "select to_jsonb(activities) - 'by_user_id' as entry from activities where type <> 'other' order by id",
      );
    const { rows: told } = await logged();
    expect(shown).toHaveLength(3);
    await restored(older);
    // As soon as a server runs.
    await fillSearchTexts(hark.database);
    await readNotes(hark.database, quietLog);
    const kept = ({ users, sessions, goals, feedback, erasures }: typeof live) => ({
      users,
      sessions,
      goals,
      feedback,
      erasures,
    });
    expect(kept(await sumsOf(hark.database))).toEqual(kept(live));
    // When an age was told is known since a later release.
    expect((await dogs()).rows).toEqual(known);
    expect((await photos()).rows).toEqual(shown);
    expect((await logged()).rows).toEqual(told);
    const { rows } = await hark.database.pool.query(
      `select count(*)::int as done, to_regclass('activities_search_text')::text as index from drizzle.__drizzle_migrations`,
    );
    expect(rows).toEqual([{ done: entries.length, index: 'activities_search_text' }]);
    await restored(file);
    expect(await sumsOf(hark.database)).toEqual(live);
  });

  /** One with other rows of goals, in itself in order. */
  async function withGoals(edit: (rows: string) => string): Promise<string> {
    let rows = '';
    return forged((part) => {
      if (part.name === 'tables/goals/000000.jsonl') {
        rows = edit(part.bytes.toString());
        return [{ ...part, bytes: Buffer.from(rows) }];
      }
      if (part.name !== 'manifest.json') return [part];
      const manifest = JSON.parse(part.bytes.toString()) as { tables: { goals: { sha256: string } } };
      manifest.tables.goals.sha256 = createHash('sha256').update(rows).digest('hex');
      return [{ ...part, bytes: Buffer.from(JSON.stringify(manifest)) }];
    });
  }

  it('whose rows differ after they are stored is refused, and live data stays', async () => {
    const other = await withGoals((rows) => rows.replace('"target":3', '"target": 3'));
    await expect(restored(other)).rejects.toThrow('What was stored in goals differs from the file');
    expect(await sumsOf(hark.database)).toEqual(live);
  });

  it('that fails during the restore changes nothing', async () => {
    const failing: PhotoStore = {
      ...storeOf(hark),
      put: () => Promise.reject(new Error('the photo store is full')),
    };
    await expect(restored(file, failing)).rejects.toThrow('the photo store is full');

    const broken = await withGoals((rows) => rows.replace('daily_walks', 'daily_naps'));
    await expect(restored(broken)).rejects.toMatchObject({ code: '23514' });
    expect(await sumsOf(hark.database)).toEqual(live);
    await makeOwner(hark);
    await hark.database.pool.query(`delete from users where id = (select max(id) from users)`);
  });

  it('never overwrites another file, and leaves none when it fails', async () => {
    const before = await readFile(file);
    const source = { database: hark.database, photos: storeOf(hark), report };
    await expect(writeBackup(source, file)).rejects.toThrow(/already exists/);
    expect((await readFile(file)).equals(before)).toBe(true);

    const failing: PhotoStore = {
      ...storeOf(hark),
      get: () => Promise.reject(new Error('the photo store is away')),
    };
    const other = freshFile();
    await expect(writeBackup({ ...source, photos: failing }, other)).rejects.toThrow(
      'the photo store is away',
    );
    await expect(writeBackup(source, join(folder, 'no/such/folder/x'))).rejects.toThrow(/ENOENT/);
    expect([existsSync(other), existsSync(`${other}.unfinished`)]).toEqual([false, false]);
  });

  it('reports missing photos and contains the others', async () => {
    const [first = ''] = Object.keys(await photosIn(hark));
    const lacking: PhotoStore = {
      ...storeOf(hark),
      get: (name) => (name === first ? Promise.resolve(null) : storeOf(hark).get(name)),
    };
    const lines: string[] = [];
    const manifest = await writeBackup(
      { database: hark.database, photos: lacking, report: (line) => lines.push(line) },
      freshFile(),
    );
    expect(manifest.photos).toMatchObject({ files: 5, missing: 1 });
    expect(lines.join()).toContain('1 photo files are missing');
  });

  it('contains every table except those whose content is short-lived', async () => {
    const { rows } = await hark.database.pool.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public'`,
    );
    expect(rows.map(({ tablename }) => tablename).sort()).toEqual(
      [...Object.keys(includedTables), ...excludedTables].sort(),
    );
  });
});

it("an unused database cannot be backed up, and a newer Hark's needs a newer Hark", async () => {
  const database = await freshDatabase(databaseKinds[0] ?? 'embedded');
  onTestFinished(database.close);
  const source = { database, photos: folderStore(folder), report };
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 4102444800000)`,
  );
  await expect(writeBackup(source, freshFile())).rejects.toThrow(/newer Hark/);
  await database.pool.query('drop schema drizzle cascade');
  await expect(writeBackup(source, freshFile())).rejects.toThrow(/nothing to back up/);
});

it('photos in a bucket are backed up and restored like those in a folder', async () => {
  const server = await openBucketServer();
  const bucket = s3Store(server.bucket);
  const kind = databaseKinds[0] ?? 'embedded';
  const hark = await livedIn(kind);
  onTestFinished(async () => {
    await hark.close();
    await server.close();
  });

  const [first, second] = [freshFile(), freshFile()];
  const { photos } = await writeBackup({ database: hark.database, photos: storeOf(hark), report }, first);
  await restoreBackup({ database: hark.database, photos: bucket, report }, first);
  const again = await writeBackup({ database: hark.database, photos: bucket, report }, second);
  expect(again.photos).toEqual(photos);
});
