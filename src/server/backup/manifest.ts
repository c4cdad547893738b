import { createHash } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as z from 'zod/mini';
import { migrationsFolder } from '../db/migrate.ts';
import { Damaged, type Part, readArchive } from './archive.ts';

/** What a backup file looks like inside. Another way of writing gets another number. */
const format = 1;

const headName = 'hark.json';
const manifestName = 'manifest.json';

/** First in the file: whether this Hark can read the rest. */
const Head = z.object({ format: z.number(), migration: z.number(), madeAt: z.string() });

/** Last in the file: what must have come before. */
const Manifest = z.object({
  tables: z.record(
    z.string(),
    z.object({
      rows: z.number(),
      sha256: z.string(),
      /** Where the table's ids continue. */
      ids: z.nullable(z.object({ last: z.string(), used: z.boolean() })),
    }),
  ),
  photos: z.object({ files: z.number(), bytes: z.number(), sha256: z.string(), missing: z.number() }),
});
export type Manifest = z.infer<typeof Manifest>;

/** The backup is whole, but this Hark cannot use it. */
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

export const headOf = (migration: number): Part =>
  json(headName, { format, migration, madeAt: new Date().toISOString() });

/** Counts and sums what passes by, when it is written and again when it is read. */
export class Tally {
  readonly #tables = new Map<string, { rows: number; sum: ReturnType<typeof createHash> }>();
  readonly #photos = createHash('sha256');
  #files = 0;
  #bytes = 0;

  rows(table: string, lines: string[]): void {
    const tally = this.#tables.get(table) ?? { rows: 0, sum: createHash('sha256') };
    this.#tables.set(table, tally);
    tally.rows += lines.length;
    tally.sum.update(asText(lines));
  }

  photo(name: string, bytes: Buffer): void {
    this.#files += 1;
    this.#bytes += bytes.length;
    this.#photos.update(`${name} ${createHash('sha256').update(bytes).digest('hex')}\n`);
  }

  /** What was counted so far. */
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

/** The last part, of what was counted and what only the writer knows. */
export function manifestOf(
  tally: Tally,
  ids: Map<string, Manifest['tables'][string]['ids']>,
  missing: number,
): Part {
  const { tables, photos } = tally.result();
  const manifest: Manifest = { tables: {}, photos: { ...photos, missing } };
  for (const { name, ...sums } of tables) manifest.tables[name] = { ...sums, ids: ids.get(name) ?? null };
  return json(manifestName, manifest);
}

/** What stands between the first part and the last: all photos, then all rows, those that others refer to first. */
export type Content =
  | { kind: 'photo'; name: string; bytes: Buffer }
  | { kind: 'rows'; table: string; lines: string[] };

const photoPath = /^photos\/(\d+\/[\w-]+\.webp)$/;
const rowsPath = /^tables\/([a-z_]+)\/\d+\.jsonl$/;
const asText = (lines: string[]) => lines.map((line) => `${line}\n`).join('');

export const photoPart = (name: string, bytes: Buffer): Part => ({ name: `photos/${name}`, bytes });

/** A table in several parts; an empty one has a part, too. */
export const rowsPart = (table: string, number: number, lines: string[]): Part => ({
  name: `tables/${table}/${String(number).padStart(6, '0')}.jsonl`,
  bytes: Buffer.from(asText(lines)),
});

/**
 * Reads a backup from its beginning to its end; `take` gets each part in turn. Answers its last migration and its
 * manifest when the file held exactly what that says; throws `Damaged` or `NewerBackup` otherwise.
 */
export async function readBackup(
  path: string,
  take: (content: Content) => Promise<void> | void = () => {},
): Promise<{ migration: number; manifest: Manifest }> {
  const tally = new Tally();
  let migration: number | undefined;
  let manifest: Manifest | undefined;
  for await (const part of readArchive(path)) {
    if (migration === undefined) migration = migrationOf(part);
    else if (part.name === manifestName) manifest = parsed(Manifest, part);
    else await take(counted(part, tally));
  }
  if (migration === undefined || !manifest) throw new Damaged('its table of contents is missing');
  const { tables, photos } = tally.result();
  for (const [name, { rows, sha256 }] of Object.entries(manifest.tables)) {
    const found = tables.find((table) => table.name === name);
    if (found?.rows !== rows || found.sha256 !== sha256)
      throw new Damaged(`the rows of ${name} do not add up`);
  }
  if (photos.files !== manifest.photos.files || photos.sha256 !== manifest.photos.sha256) {
    throw new Damaged('the photos do not add up');
  }
  return { migration, manifest };
}

function migrationOf(part: Part): number {
  if (part.name !== headName) throw new Damaged('it does not begin like a backup of Hark');
  const head = parsed(Head, part);
  const known = knownMigrations().some(({ folderMillis }) => folderMillis === head.migration);
  if (head.format !== format || !known) throw new NewerBackup();
  return head.migration;
}

function parsed<Shape extends z.ZodMiniType>(shape: Shape, { name, bytes }: Part): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(bytes.toString('utf8')));
  } catch (cause) {
    throw new Damaged(`${name} cannot be read`, { cause });
  }
}

function counted({ name, bytes }: Part, tally: Tally): Content {
  const photo = photoPath.exec(name)?.[1];
  if (photo) {
    tally.photo(photo, bytes);
    return { kind: 'photo', name: photo, bytes };
  }
  const table = rowsPath.exec(name)?.[1];
  if (!table) throw new Damaged(`${name} has no place in it`);
  const lines = bytes.toString('utf8').split('\n').slice(0, -1);
  tally.rows(table, lines);
  return { kind: 'rows', table, lines };
}
