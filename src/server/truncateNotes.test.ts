import { expect, it } from 'vitest';
import { truncateNotes } from './truncateNotes.ts';

it('the newest notes are read to their ends, and of those beyond what they begin with', () => {
  const long = 'x'.repeat(9_999);
  const notes = Array.from({ length: 20 }, (_, index) => `${index}${long}`);
  const read = truncateNotes(notes);
  expect(read.slice(0, 3)).toEqual(notes.slice(0, 3));
  expect(read.at(-1)).toBe(notes.at(-1)?.slice(0, 200));
  expect(read.join('').length).toBeLessThan(45_000);
});

it('notes of usual length are read as they are, however many', () => {
  const notes = Array.from({ length: 400 }, () => 'Limping a little on the left after the walk, ate well.');
  expect(truncateNotes(notes)).toEqual(notes);
});
