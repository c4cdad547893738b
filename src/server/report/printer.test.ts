import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import type { Report } from '../../domain/report.ts';
import { createPrinter } from './printer.ts';

const report = (text: string, count = 20): Report => ({
  from: '2026-09-01',
  to: '2026-11-29',
  days: 90,
  loggedDays: 1,
  zone: 'UTC',
  writtenOn: '2026-11-29',
  dog: {
    name: 'Rex',
    breed: 'Beagle',
    gender: 'male',
    age: 4,
    birthday: null,
    birthdayIsApproximate: false,
    lifeStage: 'Adult Dog',
    weight: null,
    microchip: null,
    healthConcerns: [],
    specialNeeds: null,
    lastCheckup: null,
    ownerName: 'Robin',
    photo: null,
  },
  contacts: { vet: null, emergency: null, insurance: null },
  health: {
    counts: { urgent: 0, high: 0, medium: count, low: 0, unread: 0 },
    notes: Array.from({ length: count }, (_, index) => ({
      at: '2026-11-01T12:00:00.000Z',
      text: `${index} ${text}`,
      isCut: false,
      severity: 'medium' as const,
      topics: [],
      told: null,
      resolved: null,
      by: null,
      photos: [],
      morePhotos: 0,
    })),
    left: 0,
    signs: [],
  },
  weight: { unit: 'lb', points: [], before: null, breed: null },
  step: 'day',
  steps: [],
  walks: { count: 0, minutes: 0, aDay: null, usual: null },
  meals: { count: 0, treats: 0, aDay: null, wanted: null, met: 0, foods: [] },
  stool: { count: 0, looks: [] },
  medicines: [],
  medicinesLeft: 0,
  care: [],
  visits: [],
  visitsLeft: 0,
  questions: [],
});
const long = report('limping after a walk and ate grass, then slept well '.repeat(11));
const photos = new Map<string, Uint8Array>();

describe('the printer of reports', () => {
  const failures: string[] = [];
  const printer = createPrinter({ ...quietLog, error: (_, message) => failures.push(message) });
  afterAll(() => printer.close());
  const print = (key: number, each = long) => printer.print(key, { report: each, photos });

  it('does not block the event loop while it prints a long report', async () => {
    let turns = 0;
    const work = { isDone: false };
    const printed = print(1);
    void printed.then(() => (work.isDone = true));
    while (!work.isDone) {
      await new Promise(setImmediate);
      turns++;
    }
    expect(turns).toBeGreaterThan(50);
    expect(Buffer.from(await printed).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('takes turns among owners, however many one of them asks for', async () => {
    const settled: string[] = [];
    const many = Array.from({ length: 6 }, () =>
      print(1, report('short', 1)).then(() => settled.push('many')),
    );
    await Promise.all([...many, print(2, report('short', 1)).then(() => settled.push('one'))]);
    expect(settled.indexOf('one')).toBeLessThanOrEqual(2);
  });

  it('refuses what is more than one owner may have waiting', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => print(1, report('short', 1))));
    const refused = outcomes.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  });

  it('survives a report that cannot be printed, and logs none of its text', async () => {
    await expect(print(1, { ...long, dog: null } as never)).rejects.toThrow('a report could not be printed');
    expect(failures).toEqual(['a report could not be printed']);
    expect((await print(1, report('short'))).length).toBeGreaterThan(1_000);
  });

  it('leaves the server able to read pictures of other formats', async () => {
    await print(1, report('limping', 1));
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>');
    expect((await sharp(drawing).metadata()).format).toBe('svg');
  });

  it('prints what lies in place of a photo as nothing', async () => {
    const broken = new Map([['x', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]]);
    const one = report('short');
    const bytes = await printer.print(1, {
      report: { ...one, dog: { ...one.dog, photo: 'x' } },
      photos: broken,
    });
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('/Subtype /Image');
  });
});
