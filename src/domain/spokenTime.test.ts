import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spokenTime } from './spokenTime.ts';

/** Wednesday, 21:37 in Chicago. */
const late = new Date('2026-11-25T21:37:20-06:00');
const zone = 'America/Chicago';
const onWednesday = (time: string) => new Date(`2026-11-25T${time}-06:00`);

/** "11-24 08:00", with "?" where it has to be checked; null if nothing is said. */
function heard(said: string, now = late): string | null {
  const time = spokenTime(said, now, zone);
  return time && `${time.date.replace('2026-', '')} ${time.time}${time.isCertain ? '' : '?'}`;
}

describe('a time that is stated clearly', () => {
  test.each([
    ['Fed him one and a half cups of kibble at 7 pm', '11-25 19:00'],
    ['fed her at 7:15 p.m.', '11-25 19:15'],
    ['fed her at seven thirty pm', '11-25 19:30'],
    ['fed her at 7 p m', '11-25 19:00'],
    ['fed her 7:15pm', '11-25 19:15'],
    ['Walked 20 minutes at around 8 a.m. in the park', '11-25 08:00'],
    ['walked 20 minutes at 17:30', '11-25 17:30'],
    ['fed at 18:30', '11-25 18:30'],
    ['fed at 08:30', '11-25 08:30'],
    ['fed her at 1830', '11-25 18:30'],
    ['18:30 dinner', '11-25 18:30'],
    ['walked at 7 tonight', '11-25 19:00'],
    ['walked tonight at 7', '11-25 19:00'],
    ['she vomited at 9 at night', '11-25 21:00'],
    ['this morning at 8 she was limping', '11-25 08:00'],
    ['limped at 8 this morning', '11-25 08:00'],
    ['walked at 7 in the morning', '11-25 07:00'],
    ['walked today at half past six in the evening', '11-25 18:30'],
    ['vomited at 3 in the afternoon', '11-25 15:00'],
    ["walked at 8 o'clock this morning", '11-25 08:00'],
    ['walked at a quarter to seven this evening', '11-25 18:45'],
    ['fed her this morning at 20 past 8', '11-25 08:20'],
    ['fed her at 10 to 9 this morning', '11-25 08:50'],
    ['fed her at noon', '11-25 12:00'],
    ['walked around noon', '11-25 12:00'],
    ['vomited at midnight', '11-25 00:00'],
    ['fed her at 12 am', '11-25 00:00'],
    ['fed her this morning at twelve am', '11-25 00:00'],
    ['yesterday at 7 pm we walked 30 minutes', '11-24 19:00'],
    ['walked 30 minutes yesterday morning at 8', '11-24 08:00'],
    ['walked at 8 yesterday morning', '11-24 08:00'],
    ['Yesterday we walked 30 minutes at 10 p.m.', '11-24 22:00'],
    ['fed him a cup at 6 pm yesterday', '11-24 18:00'],
    ['the day before yesterday at noon she vomited', '11-23 12:00'],
    ['she vomited twice last night around 11 p.m.', '11-24 23:00'],
    ['vomited last night at 11', '11-24 23:00'],
    ['vomited last night at 10 pm', '11-24 22:00'],
    ['last night she ate at 7', '11-24 19:00'],
    ['vomited at 3 a.m. last night', '11-25 03:00'],
    ['vomited last night at 2', '11-25 02:00'],
    ['vomited last night at midnight', '11-25 00:00'],
    ['limped on Monday at 3 pm', '11-23 15:00'],
    ['Tuesday afternoon at 4 we walked', '11-24 16:00'],
    ['last Friday at noon she was sick', '11-20 12:00'],
    ['Monday night at 2 am she vomited', '11-24 02:00'],
    ['two days ago at 7 pm she vomited', '11-23 19:00'],
    ['a week ago at 7 pm she vomited', '11-18 19:00'],
    ['on November 3rd at 9:15 am she vomited', '11-03 09:15'],
    ['on the 3rd of November at 9 am she vomited', '11-03 09:00'],
    ['December 24 at 6 pm she ate chocolate', '2025-12-24 18:00'],
    ['walked from 7 to 7:45 this morning', '11-25 07:00'],
    ['walked on the 5th at 3 pm', '11-05 15:00'],
    ['walked on the 30th at 3 pm', '10-30 15:00'],
    ['walked at quarter of seven this evening', '11-25 18:45'],
    ['fed at nineteen thirty', '11-25 19:30'],
    ['fed her at six-ish this evening', '11-25 18:00'],
    ['fed her around 7ish tonight', '11-25 19:00'],
    ['five minutes to eight pm', '11-25 19:55'],
    ['2 hours ago', '11-25 19:37'],
    ['she vomited half an hour ago', '11-25 21:07'],
    ['vomited an hour and a half ago', '11-25 20:07'],
    ['vomited an hour and twenty minutes ago', '11-25 20:17'],
    ['vomited about 10 minutes ago', '11-25 21:27'],
    ['vomited a couple of hours ago', '11-25 19:37'],
    ['vomited 24 hours ago', '11-24 21:37'],
    ['ten minutes ago we came back from a 40 minute walk', '11-25 21:27'],
    ['after 2 hours she vomited at 8 pm', '11-25 20:00'],
    ['walked for 40 minutes at 6 pm', '11-25 18:00'],
  ])('%s', (said, time) => expect(heard(said)).toBe(time));

  test('is the only one that is already past, if just one is', () => {
    expect(heard('walked at half past six', onWednesday('10:00'))).toBe('11-25 06:30');
    expect(heard('walked at 7', onWednesday('10:00'))).toBe('11-25 07:00');
    expect(heard('walked at 8:15 with Max', onWednesday('10:00'))).toBe('11-25 08:15');
  });

  test('belongs to the evening before when said after midnight', () => {
    expect(heard('vomited at 11 pm', onWednesday('00:30'))).toBe('11-24 23:00');
    expect(heard('walked at 11 tonight', onWednesday('00:30'))).toBe('11-24 23:00');
    expect(heard('vomited last night at 11', onWednesday('00:30'))).toBe('11-24 23:00');
    expect(heard('vomited last night at 1 am', onWednesday('02:00'))).toBe('11-25 01:00');
    expect(heard('vomited half an hour ago', onWednesday('00:10'))).toBe('11-24 23:40');
  });

  test('is counted in elapsed time across a clock change', () => {
    const ago = (said: string, now: string) => spokenTime(said, new Date(now), 'America/New_York');
    expect(ago('vomited two hours ago', '2026-03-08T04:30:00-04:00')).toMatchObject({ time: '01:30' });
    expect(ago('vomited two hours ago', '2026-11-01T03:30:00-05:00')).toMatchObject({ time: '01:30' });
    expect(ago('yesterday at 7 pm', '2026-11-02T00:10:00-05:00')).toMatchObject({
      date: '2026-11-01',
      time: '19:00',
    });
  });
});

describe('an ambiguous time is marked for checking', () => {
  test.each([
    ['walked yesterday evening for 40 minutes', '11-24 19:00?'],
    ['yesterday we walked 30 minutes', '11-24 21:37?'],
    ['yesterday at 5', '11-24 17:00?'],
    ['yesterday at half past six', '11-24 18:30?'],
    ['she vomited last night', '11-24 22:00?'],
    ['she was limping this morning', '11-25 08:00?'],
    ['walked in the afternoon', '11-25 15:00?'],
    ['limped tonight', '11-25 21:37?'],
    ['vomited on Tuesday', '11-24 21:37?'],
    ['vomited Tuesday afternoon', '11-24 15:00?'],
    ['vomited on Wednesday', '11-18 21:37?'],
    ['two days ago she vomited', '11-23 21:37?'],
    ['a few days ago she vomited', '11-22 21:37?'],
    ['the other day she vomited', '11-25 21:37?'],
    ['walked at 7', '11-25 19:00?'],
    ['walked at 8', '11-25 20:00?'],
    ['walked from 8 to 8:45 on Main Street', '11-25 20:00?'],
    ['the night before last she vomited', '11-23 22:00?'],
    ['she was sick all night', '11-25 21:37?'],
    ['vomited all morning', '11-25 08:00?'],
    ['she was fine yesterday but vomited today at 5 pm', '11-25 17:00?'],
    ['she vomited on 11/20 at 3 pm', '11-25 15:00?'],
    ['she vomited on 3/4 at 3 pm', '11-25 15:00?'],
    ['walked on October fifth at noon', '11-25 12:00?'],
    ['walked on the fifth at noon', '11-25 12:00?'],
    ['fed at lunchtime', '11-25 15:00?'],
    ['she pooped at dawn', '11-25 08:00?'],
    ['fed her eightish', '11-25 20:00?'],
    ['walked at half past six', '11-25 18:30?'],
    ['fed at quarter past 12', '11-25 12:15?'],
    ['fed her at 10 pm', '11-24 22:00?'],
    ['fed her at 25 pm', '11-25 21:37?'],
    ['walked from 7 pm to 8 pm', '11-25 19:00?'],
    ['walked from 7 to 8 pm', '11-25 19:00?'],
    ['fed her sometime after 6 pm', '11-25 18:00?'],
    ['vomited between 7 and 8 pm', '11-25 20:00?'],
    ['vomited yesterday and again at 7 pm', '11-24 19:00?'],
    ['yesterday at midnight she vomited', '11-24 00:00?'],
    ['a few hours ago', '11-25 18:37?'],
    ['an hour or so ago', '11-25 20:37?'],
    ['she ate two hours ago and vomited ten minutes ago', '11-25 19:37?'],
  ])('%s', (said, time) => expect(heard(said)).toBe(time));

  test('as is one that is yesterday only because today it has not come yet', () => {
    expect(heard('walked at half past six', onWednesday('05:00'))).toBe('11-24 18:30');
    expect(heard('fed at 6:30 pm', onWednesday('17:00'))).toBe('11-24 18:30?');
  });

  test('as is one of two times that were said', () => {
    expect(heard('fed her at 7 am and at 6 pm')).toMatch(/\?$/);
  });
});

describe('no time is read from', () => {
  test.each([
    'walked 30 minutes',
    'walked for 1:30',
    'walked 1:30 hours',
    'walked for 2 hours',
    'walked at 7 Eleven',
    'walked at 3 miles an hour',
    'walked 15 minutes at 0.5 past the gate',
    'limping since about 7 pm',
    'limping since yesterday at 7 pm',
    'limping since Monday',
    'better than yesterday',
    'the same as last night',
    'vet tomorrow at 3 pm',
    'vet at 3 pm tomorrow',
    'next Monday we see the vet',
    'the appointment is on Monday at 3 pm',
    'she usually eats at 7 am',
    'every morning she coughs',
    'a good morning walk',
    'her evening meal',
    'fed her today',
    'walked just now',
    'fed her 5 to 10 treats',
    'vomited about 5 times',
    'around 10 treats',
    'at 8 weeks she weighed 10 pounds',
    'walked at 12 Main Street',
    'in half an hour we walk',
    'vomited 2 hours after dinner',
    'fed 1:2 rice and chicken',
    "yesterday's kibble",
    'call 555-0142',
    'she may 5 times a day',
    'we march 3 miles',
    'walked 10 minutes past 2 houses',
    'she vomited after dinner',
    'she is feverish',
  ])('%s', (said) => expect(heard(said)).toBeNull());
});

test('a time that is read is never in the future, whatever is said', () => {
  const word = fc.constantFrom(
    ...'at 7 12 0 30 7:30 23:59 pm am a.m. half past quarter to this last on morning yesterday noon midnight in the evening night tonight Monday Wednesday ago hours 2 days and from around march'.split(
      ' ',
    ),
  );
  const moment = fc.date({ min: new Date('2011-12-20'), max: new Date('2027-01-01'), noInvalidDate: true });
  const zones = fc.constantFrom(
    'America/Chicago',
    'Pacific/Apia',
    'Australia/Lord_Howe',
    'UTC',
    'Asia/Kathmandu',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 9 }), moment, zones, (words, now, where) => {
      const time = spokenTime(words.join(' '), now, where);
      if (!time) return;
      expect(time.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      const clock = new Intl.DateTimeFormat('sv-SE', {
        timeZone: where,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      expect(`${time.date} ${time.time}` <= clock.format(now)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
