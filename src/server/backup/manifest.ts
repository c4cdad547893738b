import { createHash } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as z from 'zod/mini';
import { migrationsFolder } from '../db/migrate.ts';
import { DamagedBackup, type Part, readArchive } from './archive.ts';
import { checkRow, includedTables } from './rows.ts';

/** Version of the backup format. */
const format = 1;

const headerName = 'hark.json';
const manifestName = 'manifest.json';

/** The first part of a file: whether this Hark can read it. */
const Header = z.object({ format: z.number(), migration: z.number(), madeAt: z.string() });

/** The last part of a file: what the parts before must add up to. */
const Manifest = z.object({
  tables: z.record(
    z.string(),
    z.object({
      rows: z.int().check(z.gte(0)),
      sha256: z.string(),
      /** The state of the table's id sequence. */
      ids: z.nullable(z.object({ last: z.string().check(z.regex(/^[1-9]\d{0,17}$/)), used: z.boolean() })),
    }),
  ),
  photos: z.object({ files: z.number(), bytes: z.number(), sha256: z.string(), missing: z.number() }),
});
export type Manifest = z.infer<typeof Manifest>;

/** The backup is intact, but too new for this Hark. */
export class NewerBackup extends Error {
  override name = 'NewerBackup';
  constructor() {
    super('The backup was made by a newer Hark. Restore it with that version or a later one.');
  }
}

/** The migrations that this Hark knows, oldest first. */
export const knownMigrations = () => readMigrationFiles({ migrationsFolder });

const json = (name: string, value: object): Part => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

export const headerPart = (migration: number): Part =>
  json(headerName, { format, migration, madeAt: new Date().toISOString() });

/** Counts and checksums of a backup's content, computed when it is written and again when it is read. */
export class BackupChecksums {
  readonly #tables = new Map<string, { rows: number; sum: ReturnType<typeof createHash> }>();
  readonly #photos = createHash('sha256');
  #files = 0;
  #bytes = 0;

  rows(table: string, lines: string[]): void {
    const counted = this.#tables.get(table) ?? { rows: 0, sum: createHash('sha256') };
    this.#tables.set(table, counted);
    counted.rows += lines.length;
    counted.sum.update(asText(lines));
  }

  photo(name: string, bytes: Buffer): void {
    this.#files += 1;
    this.#bytes += bytes.length;
    this.#photos.update(`${name} ${createHash('sha256').update(bytes).digest('hex')}\n`);
  }

  /** The counts and checksums so far. */
  result() {
    return {
      tables: [...this.#tables].map(([name, { rows, sum }]) => ({
        name,
        rows,
        sha256: sum.copy().digest('hex'),
      })),
      photos: { files: this.#files, bytes: this.#bytes, sha256: this.#photos.copy().digest('hex') },
    };
  }
}

/** The manifest part, from the counts, the id sequences and the number of missing photo files. */
export function manifestPart(
  checksums: BackupChecksums,
  ids: Map<string, Manifest['tables'][string]['ids']>,
  missing: number,
): Part {
  const { tables, photos } = checksums.result();
  const manifest: Manifest = { tables: {}, photos: { ...photos, missing } };
  for (const { name, ...sums } of tables) manifest.tables[name] = { ...sums, ids: ids.get(name) ?? null };
  return json(manifestName, manifest);
}

/** What is between header and manifest: all photos, then all rows, referenced tables first. */
export type Content =
  | { kind: 'photo'; name: string; bytes: Buffer }
  | { kind: 'rows'; table: string; lines: string[] };

const photoPath = /^photos\/([1-9]\d{0,14}\/[0-9a-f]{64}-(?:display|thumbnail)\.webp)$/;
const rowsPath = /^tables\/([a-z_]+)\/(\d{6,})\.jsonl$/;
const asText = (lines: string[]) => lines.map((line) => `${line}\n`).join('');

export const photoPart = (name: string, bytes: Buffer): Part => ({ name: `photos/${name}`, bytes });

/** One part of a table's rows; an empty table has one too. */
export const rowsPart = (table: string, number: number, lines: string[]): Part => ({
  name: `tables/${table}/${String(number).padStart(6, '0')}.jsonl`,
  bytes: Buffer.from(asText(lines)),
});

/**
 * Reads a backup from beginning to end, passing each part to `take`. Returns its last migration and its manifest
 * if the content matches the manifest; throws `DamagedBackup` or `NewerBackup` otherwise.
 */
export async function readBackup(
  path: string,
  take: (content: Content) => Promise<void> | void = () => {},
): Promise<{ migration: number; manifest: Manifest }> {
  const checksums = new BackupChecksums();
  const order = new PartOrder();
  let migration: number | undefined;
  let manifest: Manifest | undefined;
  for await (const part of readArchive(path)) {
    if (manifest) throw new DamagedBackup(`${part.name} comes after its end`);
    if (migration === undefined) migration = migrationOf(part);
    else if (part.name === manifestName) manifest = parsed(Manifest, part);
    else await take(contentOf(part, order, checksums));
  }
  if (migration === undefined || !manifest) throw new DamagedBackup('its table of contents is missing');
  const { tables, photos } = checksums.result();
  const extra = tables.find(({ name }) => !Object.hasOwn(manifest.tables, name));
  if (extra) throw new DamagedBackup(`its table of contents does not name ${extra.name}`);
  for (const [name, { rows, sha256 }] of Object.entries(manifest.tables)) {
    const found = tables.find((table) => table.name === name);
    if (found?.rows !== rows || found.sha256 !== sha256)
      throw new DamagedBackup(`the rows of ${name} do not match its table of contents`);
  }
  if (photos.files !== manifest.photos.files || photos.sha256 !== manifest.photos.sha256) {
    throw new DamagedBackup('the photos do not match its table of contents');
  }
  return { migration, manifest };
}

function migrationOf(part: Part): number {
  if (part.name !== headerName) throw new DamagedBackup('it does not begin like a backup of Hark');
  const head = parsed(Header, part);
  const known = knownMigrations().some(({ folderMillis }) => folderMillis === head.migration);
  if (head.format !== format || !known) throw new NewerBackup();
  return head.migration;
}

function parsed<Shape extends z.ZodMiniType>(shape: Shape, { name, bytes }: Part): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(bytes.toString('utf8')));
  } catch (cause) {
    throw new DamagedBackup(`${name} cannot be read`, { cause });
  }
}

function contentOf({ name, bytes }: Part, order: PartOrder, checksums: BackupChecksums): Content {
  const photo = photoPath.exec(name)?.[1];
  if (photo) {
    order.photo(photo);
    checksums.photo(photo, bytes);
    return { kind: 'photo', name: photo, bytes };
  }
  const [, table = '', number] = rowsPath.exec(name) ?? [];
  if (!Object.hasOwn(includedTables, table)) throw new DamagedBackup(`${name} does not belong in a backup`);
  order.rows(table, Number(number), name);
  const lines = bytes.toString('utf8').split('\n').slice(0, -1);
  for (const line of lines) checkRow(table, line);
  checksums.rows(table, lines);
  return { kind: 'rows', table, lines };
}

/** The order in which a backup is written, in which nothing can be there twice. */
class PartOrder {
  readonly #photos = new Set<string>();
  #table = '';
  #next = 0;

  photo(name: string): void {
    if (this.#table !== '' || this.#photos.has(name))
      throw new DamagedBackup(`photos/${name} is there twice or out of order`);
    this.#photos.add(name);
  }

  rows(table: string, number: number, name: string): void {
    const names = Object.keys(includedTables);
    if (names.indexOf(table) > names.indexOf(this.#table)) [this.#table, this.#next] = [table, 0];
    if (table !== this.#table || number !== this.#next++)
      throw new DamagedBackup(`${name} is there twice or out of order`);
  }
}
