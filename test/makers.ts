import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Client } from '../src/api/client.ts';
import type { Answer } from '../src/api/contract.ts';
import type { House } from './openHouse.ts';

export const goodPassword = 'Walk-the-d0g';

export interface MadeOwner {
  token: string;
  email: string;
  user: Answer<'register'>['user'];
  call: Client;
}

/** An owner who has just signed up. */
export async function makeOwner(
  house: House,
  { email = `owner-${randomUUID()}@example.com`, name = 'Robin' } = {},
): Promise<MadeOwner> {
  const { token, user } = await house.as(null)('register', { body: { name, email, password: goodPassword } });
  return { token, user, email, call: house.as(token) };
}

/** A dog of that owner. */
export function makeDog(
  { call }: MadeOwner,
  dog: Partial<{ name: string; breed: string; age: number }> = {},
) {
  return call('createDog', { body: { name: 'Biscuit', breed: 'Beagle', gender: 'female', ...dog } });
}

/** A walk of that dog, now unless told otherwise. */
export function logWalk(
  { call }: MadeOwner,
  dogId: number,
  walk: Partial<{ duration: number; timestamp: string; location: string }> = {},
) {
  return call('createActivity', { params: { id: dogId }, body: { type: 'walk', duration: 25, ...walk } });
}

/** A small photograph-like picture as a data URL; another `seed` is another picture. */
export async function makePhoto(seed = 1, { width = 64, height = 48 } = {}): Promise<string> {
  const background = { r: (seed * 53) % 256, g: (seed * 101) % 256, b: (seed * 197) % 256 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}
