import { describe, expect, it } from 'vitest';
import { onlyUsesFactsFrom } from './remark.ts';

const facts =
  'Fewer minutes on foot. In the 7 days to November 20 [name] walked 20 minutes a day; in the 28 days before it was 50. That is 60% less.';

describe('a remark', () => {
  it.each([
    'Walks came to 20 minutes a day, 60% less than the 50 before.',
    'The walks grew shorter in the 7 days to November 20.',
    'A quieter time on foot than usual.',
  ])('may use only the facts: %s', (said) => expect(onlyUsesFactsFrom(facts, said)).toBe(true));

  it.each([
    ['a number that is not in them', 'Walks came to 25 minutes a day.'],
    ['a percentage that is not in them', 'Walks fell by 20%.'],
    ['a computed number', 'Walks came to 140 minutes in the 7 days.'],
    ['a number in words', 'Walks came to twenty minutes a day.'],
    ['a fraction in words', 'Walks fell by half.'],
    ['the wrong direction', 'Walks grew longer, to 20 minutes a day.'],
  ])('with %s is refused', (_, said) => expect(onlyUsesFactsFrom(facts, said)).toBe(false));
});
