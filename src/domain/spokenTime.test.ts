import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spokenTime } from './spokenTime.ts';

/** Said at 21:37. */
const late = 21 * 60 + 37;

/** "yesterday 08:00", "18:30", or null. */
function heard(said: string, now = late): string | null {
  const time = spokenTime(said, now);
  if (!time) return null;
  const clock = [Math.floor(time.minute / 60), time.minute % 60].map((part) => String(part).padStart(2, '0'));
  return `${time.daysAgo ? 'yesterday ' : ''}${clock.join(':')}`;
}

describe('a time that is clearly said', () => {
  test.each([
    ['Fed him one and a half cups of kibble at 7 pm', '19:00'],
    ['fed her at 7:15 p.m.', '19:15'],
    ['fed her at seven thirty pm', '19:30'],
    ['Walked 20 minutes at around 8 a.m. in the park', '08:00'],
    ['walked 20 minutes at 17:30', '17:30'],
    ['walked at half past six', '18:30'],
    ['walked at a quarter to seven', '18:45'],
    ['fed her at quarter past 12', '12:15'],
    ["walked at eight o'clock", '20:00'],
    ['this morning at 8 we walked half an hour', '08:00'],
    ['walked 30 minutes this morning at half past six', '06:30'],
    ['vomited at 3 in the afternoon', '15:00'],
    ['fed her at noon', '12:00'],
    ['fed her at 12 am', '00:00'],
    ['yesterday at 7 pm we walked 30 minutes', 'yesterday 19:00'],
    ['walked 30 minutes yesterday morning at 8', 'yesterday 08:00'],
    ['Yesterday we walked 30 minutes at 10 p.m.', 'yesterday 22:00'],
    ['fed him a cup at 6 pm yesterday', 'yesterday 18:00'],
  ])('%s', (said, time) => expect(heard(said)).toBe(time));

  test('is the last one that the clock showed today where both halves of the day have it', () => {
    expect(heard('walked at half past six', 10 * 60)).toBe('06:30');
    expect(heard('walked at half past six', 18 * 60 + 30)).toBe('18:30');
    expect(heard('walked at half past six', 5 * 60)).toBeNull();
  });
});

describe('no time is taken from', () => {
  test.each([
    'walked 30 minutes',
    'yesterday we walked 30 minutes',
    'walked at 8',
    'walked at 7 Eleven',
    'walked at 3 miles an hour',
    'walked 15 minutes at 0.5 past the gate',
    'fed her at 10 pm',
    'fed her at 25 pm',
    'walked from 7 pm to 8 pm',
    'limping since about 7 pm',
    'fed her at 7 am and at 6 pm',
    'vet tomorrow at 3 pm',
    'limped on Monday at 3 pm',
    'two days ago at 7 pm she vomited',
    'she usually eats at 7 am',
    'vomited yesterday and again at 7 pm',
    'yesterday at half past six',
    'last night at 10 pm',
  ])('%s', (said) => expect(heard(said)).toBeNull());

  test('any words one to come', () => {
    const word = fc.constantFrom(
      ...'at 7 12 0 30 7:30 23:59 pm am a.m. half past quarter to this morning yesterday noon in the evening'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), fc.integer({ min: 0, max: 1439 }), (words, now) => {
        const time = spokenTime(words.join(' '), now);
        if (!time) return;
        expect(time.minute).toBeGreaterThanOrEqual(0);
        expect(time.minute).toBeLessThan(1440);
        expect(time.daysAgo === 1 || time.minute <= now).toBe(true);
      }),
    );
  });
});
