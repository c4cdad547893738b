import { describe, expect, test } from 'vitest';
import { dateNotifications, notificationsAt } from './notifications.ts';

const biscuit = {
  id: 7,
  name: 'Biscuit',
  breed: 'Beagle',
  seniorSince: null as string | null,
  healthConcerns: [] as string[],
  createdAt: '2026-01-10T09:00:00Z',
};
const zone = 'America/New_York';
const quietMoment = new Date('2026-06-15T16:30:00Z');
const idsAt = (moment: Date, dog: Partial<typeof biscuit> = {}) =>
  notificationsAt(moment, zone, [{ ...biscuit, ...dog }]).map(({ id }) => id);

test('an owner without a dog gets no notifications', () => {
  expect(notificationsAt(new Date('2026-06-15T12:30:00Z'), zone, [])).toEqual([]);
});

test('a young dog without concerns causes no notifications at an ordinary hour', () => {
  expect(idsAt(quietMoment)).toEqual([]);
});

describe("reminders follow the owner's local time", () => {
  test.each([
    ['2026-06-15T11:59:59Z', []],
    ['2026-06-15T12:00:00Z', ['morning-walk:2026-06-15']],
    ['2026-06-15T12:59:59Z', ['morning-walk:2026-06-15']],
    ['2026-06-15T13:00:00Z', []],
    ['2026-06-15T21:59:59Z', []],
    ['2026-06-15T22:00:00Z', ['dinner:2026-06-15']],
    ['2026-06-15T22:59:59Z', ['dinner:2026-06-15']],
    ['2026-06-15T23:00:00Z', []],
    // In winter the same hours are an hour later in UTC.
    ['2026-12-15T12:30:00Z', []],
    ['2026-12-15T13:30:00Z', ['morning-walk:2026-12-15']],
    ['2026-12-15T23:30:00Z', ['dinner:2026-12-15']],
  ])('at %s', (moment, expected) => {
    expect(idsAt(new Date(moment))).toEqual(expected);
  });

  test('one reminder covers all dogs and is dated to the full hour', () => {
    const dogs = ['Biscuit', 'Pepper', 'Waffle'].map((name, at) => ({ ...biscuit, id: at + 1, name }));
    const [walk, ...others] = notificationsAt(new Date('2026-06-15T12:41:07.123Z'), zone, dogs);
    expect(others).toEqual([]);
    expect(walk).toMatchObject({
      type: 'reminder',
      priority: 'medium',
      actionRequired: true,
      isRead: false,
      timestamp: new Date('2026-06-15T12:00:00Z'),
    });
    expect(walk?.message).toContain('Biscuit, Pepper, and Waffle');
  });
});

describe('the notifications caused by', () => {
  test.each<[string, Partial<typeof biscuit>, string[]]>([
    ['a dog that is no senior', { seniorSince: null }, []],
    ['a senior', { seniorSince: '2024-02-01' }, ['senior:7']],
    ['a Golden Retriever', { breed: 'Golden Retriever' }, ['retriever:7']],
    ['a mix typed by hand', { breed: 'retriever mix' }, ['retriever:7']],
    [
      'an old Labrador Retriever',
      { breed: 'Labrador Retriever', seniorSince: '2021-05-03' },
      ['senior:7', 'retriever:7'],
    ],
    ['allergies out of season', { healthConcerns: ['Allergies'] }, []],
  ])('%s', (_, dog, expected) => {
    expect(idsAt(quietMoment, dog)).toEqual(expected);
  });
});

describe('an allergy alert appears in spring and autumn', () => {
  test.each([
    [2, null],
    [3, 'allergies:7:2026-spring'],
    [4, 'allergies:7:2026-spring'],
    [5, 'allergies:7:2026-spring'],
    [6, null],
    [8, null],
    [9, 'allergies:7:2026-autumn'],
    [10, 'allergies:7:2026-autumn'],
    [11, 'allergies:7:2026-autumn'],
    [12, null],
  ])('month %i', (month, expected) => {
    const moment = new Date(Date.UTC(2026, month - 1, 15, 17));
    const dog = { healthConcerns: ['Hip Dysplasia', 'Allergies'] };
    expect(idsAt(moment, dog)).toEqual(expected === null ? [] : [expected]);
    expect(idsAt(moment)).toEqual([]);
  });

  test("the season begins with the month in the owner's time zone", () => {
    const lastEvening = new Date('2026-03-01T03:00:00Z');
    expect(idsAt(lastEvening, { healthConcerns: ['allergies'] })).toEqual([]);
    for (const moment of ['2026-03-01T06:00:00Z', '2026-04-20T16:00:00Z']) {
      const [alert] = notificationsAt(new Date(moment), zone, [
        { ...biscuit, healthConcerns: ['allergies'] },
      ]);
      expect(alert).toMatchObject({
        type: 'alert',
        priority: 'high',
        timestamp: new Date('2026-03-01T05:00:00Z'),
      });
    }
  });

  test.each([
    ['Pacific/Kiritimati', '2026-02-28T10:00:00Z'],
    ['Pacific/Auckland', '2026-02-28T11:00:00Z'],
    ['Asia/Kolkata', '2026-02-28T18:30:00Z'],
    ['Pacific/Niue', '2026-03-01T11:00:00Z'],
  ])('in %s the alert is dated to the start of the month', (place, start) => {
    const dog = { ...biscuit, healthConcerns: ['allergies'] };
    const [alert] = notificationsAt(new Date('2026-03-10T00:30:00Z'), place, [dog]);
    expect(alert?.timestamp).toEqual(new Date(start));
    // What it asks for can be logged from it.
    expect(alert?.log).toBe('health');
  });
});

describe('a notification is new only in its first month', () => {
  const old = { ...biscuit, breed: 'Labrador Retriever', healthConcerns: ['Allergies'] };
  const newAt = (moment: string, dog: typeof biscuit, place = zone) =>
    notificationsAt(new Date(moment), place, [dog])
      .filter(({ isRead }) => !isRead)
      .map(({ id }) => id);

  test('a tip for a dog added in October is not new in November', () => {
    const added = { ...old, healthConcerns: [], createdAt: '2026-10-05T09:00:00Z' };
    expect(newAt('2026-10-31T16:00:00Z', added)).toEqual(['retriever:7']);
    expect(newAt('2026-11-02T17:00:00Z', added)).toEqual([]);
    expect(newAt('2027-09-05T16:00:00Z', added)).toEqual([]);
  });

  test("the month is that of the owner's time zone", () => {
    const added = { ...old, healthConcerns: [], createdAt: '2026-10-05T09:00:00Z' };
    expect(newAt('2026-11-01T03:00:00Z', added)).toEqual(['retriever:7']);
    expect(newAt('2026-11-01T03:00:00Z', added, 'Europe/Paris')).toEqual([]);
  });

  test('allergy season is new once, in its first month', () => {
    const allergic = { ...old, breed: 'Beagle', createdAt: '2025-01-10T09:00:00Z' };
    expect(newAt('2026-09-03T16:00:00Z', allergic)).toEqual(['allergies:7:2026-autumn']);
    expect(newAt('2026-10-03T16:00:00Z', allergic)).toEqual([]);
    expect(newAt('2026-11-03T17:00:00Z', allergic)).toEqual([]);
  });

  test('allergy season is new in the month in which a dog is added', () => {
    const allergic = { ...old, breed: 'Beagle', createdAt: '2026-10-10T09:00:00Z' };
    expect(newAt('2026-10-10T16:00:00Z', allergic)).toEqual(['allergies:7:2026-autumn']);
  });

  test("a dog's senior age is new in the month in which it begins", () => {
    const senior = { ...biscuit, seniorSince: '2028-05-20', createdAt: '2021-01-10T09:00:00Z' };
    expect(newAt('2028-05-31T16:00:00Z', senior)).toEqual(['senior:7']);
    expect(newAt('2028-06-01T16:00:00Z', senior)).toEqual([]);
  });

  test('the reminder of this hour is always new', () => {
    expect(newAt('2026-11-01T13:30:00Z', biscuit)).toEqual(['morning-walk:2026-11-01']);
  });
});

test('the most urgent notifications come first', () => {
  const dog = {
    ...biscuit,
    breed: 'Golden Retriever',
    seniorSince: '2026-02-28',
    healthConcerns: ['Allergies'],
  };
  const all = notificationsAt(new Date('2026-04-15T12:10:00Z'), zone, [dog]);
  expect(all.map(({ priority }) => priority)).toEqual(['high', 'medium', 'medium', 'low']);
});

describe('a vaccination, prevention or check-up is told', () => {
  const now = new Date('2026-06-15T16:30:00Z');
  const date = {
    kind: 'vaccination',
    title: 'Rabies' as string | null,
    nextDue: '2026-06-15',
    lastDone: '2025-06-15T03:00:00Z',
    activityId: 40,
  };
  const told = (change: Partial<typeof date>) =>
    dateNotifications(now, zone, biscuit, [{ ...date, ...change }]).map(
      ({ title, priority, log, isRead }) => `${title}, ${priority}, ${log}${isRead ? ', read' : ''}`,
    );

  test.each<[string, Partial<typeof date>, string[]]>([
    ['a week before', { nextDue: '2026-06-22' }, ['Rabies is due Jun 22, 2026, low, vaccination']],
    ['not eight days before', { nextDue: '2026-06-23' }, []],
    ['the day before', { nextDue: '2026-06-16' }, ['Rabies is due tomorrow, low, vaccination']],
    ['on its day', {}, ['Rabies is due today, medium, vaccination']],
    ['after it', { nextDue: '2026-06-02' }, ['Rabies was due Jun 2, 2026, medium, vaccination']],
    [
      'as nothing new in the next month',
      { nextDue: '2026-05-30' },
      ['Rabies was due May 30, 2026, medium, vaccination, read'],
    ],
    ['by its kind', { kind: 'vet', title: null }, ['Vet visit is due today, medium, vet']],
  ])('%s', (_, change, expected) => expect(told(change)).toEqual(expected));

  test('with when it was last done, by the clock of the owner', () => {
    expect(dateNotifications(now, zone, biscuit, [date])[0]?.message).toBe(
      'Biscuit: last done Jun 14, 2025. Once it is done, log it with its next date.',
    );
  });
});
