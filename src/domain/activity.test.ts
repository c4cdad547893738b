import { describe, expect, it } from 'vitest';
import { NewActivity, timestampProblem } from './activity.ts';
import { activityLabel, activitySummary, emptyFields } from './activitySummary.ts';

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
    [{ type: 'nap' }, 'Type must be walk, feeding or health'],
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
