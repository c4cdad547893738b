import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Client } from '../src/api/client.ts';
import type { Answer, Outgoing } from '../src/api/contract.ts';
import type { StoredFindings } from '../src/domain/noteFindings.ts';
import type { Database } from '../src/server/db/database.ts';
import type { TestServer } from './testServer.ts';

export const goodPassword = 'Walk-the-d0g';

export interface MadeOwner {
  token: string;
  email: string;
  user: Answer<'register'>['user'];
  call: Client;
}

/** Signs up an owner. */
export async function makeOwner(
  hark: TestServer,
  { email = `owner-${randomUUID()}@example.com`, name = 'Robin' } = {},
): Promise<MadeOwner> {
  const { token, user } = await hark.as(null)('register', { body: { name, email, password: goodPassword } });
  return { token, user, email, call: hark.as(token) };
}

/** Verifies this owner's address, as opening the mailed link does. */
export async function verifyAddress({ database }: TestServer, { user }: MadeOwner): Promise<void> {
  await database.pool.query('update users set email_verified_at = now() where id = $1', [user.id]);
}

/** Adds a dog for this owner. */
export function makeDog(
  { call }: MadeOwner,
  dog: Partial<{ name: string; breed: string; age: number; profileImage: string }> = {},
) {
  return call('createDog', { body: { name: 'Biscuit', breed: 'Beagle', gender: 'female', ...dog } });
}

/** Logs a walk with this dog, now unless `walk` says otherwise. */
export async function logWalk(
  { call }: MadeOwner,
  dogId: number,
  walk: Partial<{ duration: number; timestamp: string; location: string }> = {},
) {
  const body = { type: 'walk' as const, duration: 25, ...walk };
  const { similar: _, ...logged } = await call('createActivity', { params: { id: dogId }, body });
  return logged;
}

/** Adds a medicine for this dog: a tablet as needed, unless `medicine` says otherwise. */
export function makeMedicine(
  { call }: Pick<MadeOwner, 'call'>,
  dogId: number,
  medicine: Partial<Outgoing<'createMedicine'>['body']> = {},
) {
  const body = { name: 'Carprofen', dose: 1, unit: 'tablet', schedule: 'as_needed' as const, ...medicine };
  return call('createMedicine', { params: { id: dogId }, body });
}

/** Long entries of this dog, in no index: their export is larger than a connection buffers. */
export async function fillLog({ db }: Database, dogId: number): Promise<void> {
  await db.execute(sql`drop index activities_search, activities_search_text`);
  // A few at a time, because a busy machine may take as long for one statement as a call may take.
  for (let time = 0; time < 15; time += 1) {
    await db.execute(sql`
      insert into activities (dog_id, type, symptoms, notes)
      select ${dogId}, 'health', 'Rash', (select string_agg(md5(${time} || ':' || n || ':' || part), '') from generate_series(1, 150) part)
        from generate_series(1, 200) n`);
  }
}

/** A small, photo-like picture as a data URL; each `seed` gives a different one. */
export async function makePhoto(seed = 1, { width = 64, height = 48 } = {}): Promise<string> {
  const background = { r: (seed * 53) % 256, g: (seed * 101) % 256, b: (seed * 197) % 256 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

/** What a note means, in as few bytes as it takes. */
export const itchy: StoredFindings = {
  mentioned: [],
  alone: {
    severity: 'low',
    vetNeeded: false,
    topics: [],
    signs: [],
    hasBehaviours: false,
    answer: null,
    ends: { troubles: [] },
  },
  mattersLater: false,
};
