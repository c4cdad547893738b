import { expect, test, vi } from 'vitest';
import { understand } from './understand.ts';

vi.mock('./heardEntry.ts', () => {
  throw new Error('Failed to fetch');
});

test('a sentence is kept as a note if what understands it cannot be loaded', async () => {
  const heard = await understand('Walked 20 minutes yesterday', 'walk', true);
  expect(heard).toMatchObject({ type: 'walk', duration: null, notes: 'Walked 20 minutes yesterday' });
});
