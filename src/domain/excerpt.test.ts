import { expect, it } from 'vitest';
import { excerptAround } from './excerpt.ts';

it('shows the words around a phrase of a text', () => {
  expect(excerptAround('Good walk, limping on the left leg now', 'limping on the left leg')).toEqual({
    before: 'Good walk, ',
    after: ' now',
  });
});

it('shortens a long text at its words', () => {
  const found = excerptAround(`${'one two '.repeat(20)}LIMPS${' three four'.repeat(20)}`, 'LIMPS');
  expect(found?.before).toMatch(/^… (?:one|two)/);
  expect(found?.after).toMatch(/(?:three|four)…$/);
  expect(found?.before.length).toBeLessThanOrEqual(61);
});

it('finds nothing that is not there', () => {
  expect(excerptAround('Good walk', 'limping')).toBeNull();
  expect(excerptAround('Good walk', '')).toBeNull();
});
