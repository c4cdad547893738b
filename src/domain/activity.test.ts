import { describe, expect, it } from 'vitest';
import { NewActivity, timestampProblem } from './activity.ts';
import { activityLabel, activitySummary, emptyFields } from './activitySummary.ts';
import { changeText, type Weighed } from './weight.ts';

const messagesOf = (value: unknown) => {
  const result = NewActivity.safeParse(value);
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
};

describe('a new activity', () => {
  it.each([
    [{ type: 'walk', duration: 1 }],
    [{ type: 'walk', duration: '30' }],
    [{ type: 'walk', duration: 1440, location: null }],
    [{ type: 'feeding', foodType: 'Kibble', amount: '1 cup' }],
    [{ type: 'health', symptoms: 'limping', notes: 'x'.repeat(5000) }],
    [{ type: 'walk', duration: 20, timestamp: '2026-05-10T12:00:00+02:00' }],
  ])('%j is accepted', (value) => {
    expect(messagesOf(value)).toEqual([]);
  });

  it.each([
    [{ type: 'walk', duration: 0 }, 'Duration must be at least 1 minute'],
    [{ type: 'walk' }, 'Duration must be at least 1 minute'],
    [{ type: 'walk', duration: null }, 'Duration must be at least 1 minute'],
    [{ type: 'walk', duration: true }, 'Duration must be at least 1 minute'],
    [{ type: 'walk', duration: [5] }, 'Duration must be at least 1 minute'],
    [{ type: 'walk', duration: '' }, 'Duration must be at least 1 minute'],
    [{ type: 'walk', duration: ' \t' }, 'Duration must be at least 1 minute'],
    [{ type: 'walk', duration: '5 min' }, 'Duration must be at least 1 minute'],
    [{ type: 'walk', duration: 'Infinity' }, 'Duration must be at least 1 minute'],
    [{ type: 'walk', duration: '1e9' }, 'Duration must be at most 1,440 minutes'],
    [{ type: 'walk', duration: 'abc' }, 'Duration must be at least 1 minute'],
    [{ type: 'walk', duration: Number.NaN }, 'Duration must be at least 1 minute'],
    [{ type: 'walk', duration: 1441 }, 'Duration must be at most 1,440 minutes'],
    [{ type: 'feeding', amount: '1 cup' }, 'Food type is required'],
    [{ type: 'feeding', foodType: '  ', amount: '1 cup' }, 'Food type is required'],
    [{ type: 'feeding', foodType: 'Kibble' }, 'Amount is required'],
    [{ type: 'feeding', foodType: '\u200b', amount: '1 cup' }, 'Food type is required'],
    [{ type: 'feeding', foodType: 'Kibble', amount: '\u2800\u3164' }, 'Amount is required'],
    [{ type: 'health', symptoms: '\u00ad\ufe0f \u202e' }, 'Symptoms are required'],
    [{ type: 'walk', duration: 5, location: '🐕'.repeat(201) }, 'Location must be at most 200 characters'],
    [
      { type: 'walk', duration: 5, notes: `x${'\u0301'.repeat(10_000)}` },
      'Notes must be at most 5000 characters',
    ],
    [{ type: 'health' }, 'Symptoms are required'],
    [{ type: 'nap' }, 'Type must be walk, feeding, health or other'],
    [
      { type: 'walk', duration: 5, timestamp: '2026-02-30T10:00:00Z' },
      'Must be a date and time with its offset (ISO 8601)',
    ],
    [
      { type: 'walk', duration: 5, timestamp: '2026-02-10T10:00:00' },
      'Must be a date and time with its offset (ISO 8601)',
    ],
    [{ type: 'walk', duration: 5, notes: 'a\u0000b' }, 'Notes contains a character that cannot be stored'],
    [{ type: 'walk', duration: 5, notes: '\ud800' }, 'Notes contains a character that cannot be stored'],
    [{ type: 'walk', duration: 5, photos: ['http://169.254.169.254/'] }, 'A photo must be an image data URL'],
    [{ type: 'walk', duration: 5, photos: Array(11).fill('data:image/png;base64,AA') }, 'At most 10 photos'],
  ])('%j is refused', (value, message) => {
    expect(messagesOf(value)).toContain(message);
  });

  it.each([
    ['30', 30],
    [' 30 ', 30],
    ['1e2', 100],
    ['.5e1', 5],
    ['+45', 45],
    ['22.1234567', 22.1234567],
  ])('accepts a duration written %s as %d minutes', (duration, minutes) => {
    expect(NewActivity.parse({ type: 'walk', duration })).toMatchObject({ duration: minutes });
  });

  it('trims text and stores blank optional text as null', () => {
    const walk = NewActivity.parse({
      type: 'walk',
      duration: 5,
      location: '  Harbour 🐕‍🦺 loop ',
      notes: '   ',
    });
    expect(walk).toMatchObject({ location: 'Harbour 🐕‍🦺 loop', notes: null });
    const blank = NewActivity.parse({
      type: 'walk',
      duration: 5,
      location: '\u200b',
      notes: '\u2800 \u3164',
    });
    expect(blank).toMatchObject({ location: null, notes: null });
  });
});

describe('an entry of other care', () => {
  const other = (fields: object) => ({ type: 'other', ...fields });
  it.each([
    [{ kind: 'potty' }],
    [{ kind: 'potty', title: 'Poop, soft' }],
    [{ kind: 'medicine', title: 'Carprofen', quantity: 25, unit: 'mg' }],
    [{ kind: 'weight', quantity: 11.3, unit: 'kg' }],
    [{ kind: 'weight', quantity: 400, unit: 'lb' }],
    [{ kind: 'weight', quantity: 181.4, unit: 'kg' }],
    [{ kind: 'treat', quantity: 0 }],
    [{ kind: 'play', duration: 10 }],
    [{ kind: 'exercise', duration: '20' }],
    [{ kind: 'training', duration: null, title: 'Recall' }],
    [{ kind: 'grooming', title: 'Bath, nails' }],
    [{ kind: 'vet', nextDue: '2027-05-03' }],
    [{ kind: 'vaccination', title: 'Rabies', nextDue: '2027-05-03' }],
    [{ kind: 'prevention' }],
    [{ kind: 'custom', title: 'x'.repeat(100) }],
  ])('%j is accepted', (fields) => {
    expect(messagesOf(other(fields))).toEqual([]);
  });

  it.each([
    [{}, 'Unknown kind'],
    [{ kind: 'nap' }, 'Unknown kind'],
    [{ kind: '__proto__' }, 'Unknown kind'],
    [{ kind: ['potty'] }, 'Unknown kind'],
    [{ kind: 'medicine' }, 'Medicine is required'],
    [{ kind: 'medicine', title: ' \u200b' }, 'Medicine is required'],
    [{ kind: 'custom', title: null }, 'Title is required'],
    [{ kind: 'weight' }, 'Weight must be in lb or kg'],
    [{ kind: 'weight', quantity: 10 }, 'Weight must be in lb or kg'],
    [{ kind: 'weight', quantity: 10, unit: 'toString' }, 'Weight must be in lb or kg'],
    [{ kind: 'weight', unit: 'kg' }, 'Weight is required'],
    [{ kind: 'weight', quantity: 0, unit: 'kg' }, 'Weight is required'],
    [{ kind: 'weight', quantity: 400.1, unit: 'lb' }, 'Weight must be at most 400 lb'],
    [{ kind: 'weight', quantity: 181.5, unit: 'kg' }, 'Weight must be at most 181.4 kg'],
    [{ kind: 'treat', quantity: -1 }, 'Quantity must be 0 or greater'],
    [{ kind: 'treat', quantity: 100_001 }, 'Quantity must be at most 100,000'],
    [{ kind: 'treat', quantity: Number.NaN }, 'Quantity must be a number'],
    [{ kind: 'treat', quantity: Number.POSITIVE_INFINITY }, 'Quantity must be a number'],
    [{ kind: 'treat', quantity: '3' }, 'Quantity must be a number'],
    [{ kind: 'treat', unit: 'x'.repeat(21) }, 'Unit must be at most 20 characters'],
    [{ kind: 'play', title: 'x'.repeat(101) }, 'Title must be at most 100 characters'],
    [{ kind: 'play', title: 'a\nb' }, 'Title must be one line'],
    [{ kind: 'play', title: 'a\u0000b' }, 'Title contains a character that cannot be stored'],
    [{ kind: 'play', duration: 0 }, 'Duration must be at least 1 minute'],
    [{ kind: 'vet', nextDue: '2027-02-30' }, 'Must be a date (YYYY-MM-DD)'],
    [{ kind: 'vet', nextDue: '0000-01-01' }, 'Must be a date (YYYY-MM-DD)'],
    [{ kind: 'vet', nextDue: '' }, 'Must be a date (YYYY-MM-DD)'],
  ])('%j is refused', (fields, message) => {
    expect(messagesOf(other(fields))).toContain(message);
  });

  it('has nothing that it does not say', () => {
    expect(NewActivity.parse(other({ kind: 'potty' }))).toEqual({
      type: 'other',
      kind: 'potty',
      title: null,
      quantity: null,
      unit: null,
      nextDue: null,
      duration: null,
      notes: null,
    });
  });
});

describe('the time of an activity', () => {
  const now = new Date('2026-05-10T12:00:00Z');
  it.each([
    ['2026-05-10T12:04:59Z', null],
    ['2026-05-10T12:05:01Z', 'Date cannot be in the future'],
    ['1900-01-01T00:00:00Z', null],
    ['1899-12-31T23:59:59Z', 'Date cannot be before 1900'],
  ])('%s: %s', (timestamp, problem) => {
    expect(timestampProblem(new Date(timestamp), now)).toBe(problem);
  });
});

describe('a card of other care', () => {
  const summary = (fields: object, before: Weighed | null = null) =>
    activitySummary(
      { type: 'other', ...emptyFields, ...fields },
      changeText({ ...emptyFields, ...fields }, before),
    );
  it.each([
    [{ kind: 'potty', title: 'Poop, soft' }, 'Poop, soft', null],
    [{ kind: 'potty' }, 'Potty', null],
    [{ kind: 'medicine', title: 'Carprofen', quantity: 25, unit: 'mg' }, 'Carprofen 25 mg', null],
    [
      { kind: 'medicine', title: 'Heart pill', quantity: 0.5, unit: 'tablet' },
      'Heart pill 0.5 tablets',
      null,
    ],
    [{ kind: 'medicine', title: 'Heart pill' }, 'Heart pill', null],
    [{ kind: 'weight', quantity: 24.5, unit: 'lb' }, 'Weight 24.5 lb', null],
    [{ kind: 'weight', quantity: 11.3, unit: 'kg', title: 'At the vet' }, 'Weight 11.3 kg', 'At the vet'],
    [{ kind: 'treat' }, 'Treat', null],
    [{ kind: 'treat', title: 'Dental chew', quantity: 2, unit: 'piece' }, 'Dental chew', '2 pieces'],
    [{ kind: 'play', title: 'Fetch', duration: 1 }, 'Fetch', '1 minute'],
    [{ kind: 'training', duration: 10 }, 'Training', '10 minutes'],
    [{ kind: 'grooming', title: 'Bath, nails' }, 'Bath, nails', null],
    [{ kind: 'vet', nextDue: '2027-05-03' }, 'Vet visit · next due May 3, 2027', null],
    [{ kind: 'vaccination', title: 'Rabies', nextDue: '2027-05-03' }, 'Rabies · next due May 3, 2027', null],
    [{ kind: 'nap', title: null }, 'Activity', null],
    [{ kind: 'custom', title: 'Photo day' }, 'Photo day', null],
  ])('%j says what it is', (fields, main, detail) => {
    expect(activityLabel('other')).toBe('Activity');
    expect(summary(fields)).toEqual({ main, detail });
  });

  it.each([
    [24.5, 'lb', 24.8, 'lb', 'Weight 24.5 lb (−0.3)'],
    [24.8, 'lb', 24.5, 'lb', 'Weight 24.8 lb (+0.3)'],
    [24.5, 'lb', 24.5, 'lb', 'Weight 24.5 lb'],
    [0.3, 'kg', 0.1, 'kg', 'Weight 0.3 kg (+0.2)'],
    [11.35, 'kg', 11.3, 'kg', 'Weight 11.35 kg (+0.05)'],
    [11.3, 'kg', 24.5, 'lb', 'Weight 11.3 kg (+0.2)'],
    [25, 'lb', 11.34, 'kg', 'Weight 25 lb'],
  ] as const)('of %d %s after %d %s tells the change', (quantity, unit, last, lastUnit, main) => {
    const before = { quantity: last, unit: lastUnit };
    expect(summary({ kind: 'weight', quantity, unit }, before).main).toBe(main);
  });
});

describe('a card', () => {
  it.each([
    ['walk', { ...emptyFields, duration: 25, location: 'Park' }, 'Walk', 'Duration: 25 minutes', 'Park'],
    ['walk', { ...emptyFields, duration: 1 }, 'Walk', 'Duration: 1 minute', null],
    ['walk', { ...emptyFields, duration: 1.5 }, 'Walk', 'Duration: 1.5 minutes', null],
    ['walk', emptyFields, 'Walk', 'Duration: 0 minutes', null],
    ['feeding', { ...emptyFields, foodType: 'Kibble', amount: '1 cup' }, 'Feeding', 'Kibble', '1 cup'],
    ['feeding', emptyFields, 'Feeding', 'Food', null],
    ['health', { ...emptyFields, symptoms: 'Limping' }, 'Health Check', 'Limping', null],
    ['health', emptyFields, 'Health Check', 'Health check', null],
    ['grooming', emptyFields, 'Activity', 'Activity', null],
    ['constructor', emptyFields, 'Activity', 'Activity', null],
  ])('of a %s shows what matters', (type, fields, label, main, detail) => {
    expect(activityLabel(type)).toBe(label);
    expect(activitySummary({ type, ...fields })).toEqual({ main, detail });
  });
});
