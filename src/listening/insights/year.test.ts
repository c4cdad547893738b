import { describe, expect, it, test, vi } from 'vitest';
import { demoLogs } from '../../../test/demoLogs.ts';
import { daysFrom, logOf, logOn, usualDay } from '../../../test/dogLogs.ts';
import { dailyOf, insightsByOrigin } from './insights.ts';
import type { DogLog } from './log.ts';
import { personalInsights } from './personal.ts';
import { safetyTips, type Tip, tipsForAll, tipsOfBreed, tipsOfSeason, tipsOfStage } from './tips.ts';

vi.setConfig({ testTimeout: 60_000 });

const dogs = demoLogs('2026-11-30');
/** One function, so that its days are read once. */
const everyDay = () => usualDay;

/** A sentence without its dates, which say when it is, not what. */
const undated = (text: string) =>
  text.replace(
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+(?:, \d{4})?/g,
    'DAY',
  );

describe.each(dogs)('over ninety days of the demo, $name', ({ on }) => {
  const days = daysFrom('2026-09-01', 90).map((today) => ({ log: on(today), ...dailyOf(on(today)) }));

  it('hears no sentence more than three times but what saves lives', () => {
    const counts = new Map<string, number>();
    for (const { insight, fromLog } of days)
      for (const text of new Set([insight.text, fromLog?.text ?? '']))
        for (const sentence of undated(text).split(/(?<=[.!?]) (?=[A-Z])/))
          counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    const safety = days.flatMap(({ log }) => safetyTips(log).map(({ text }) => text)).join(' ');
    const often = [...counts].filter(
      ([sentence, count]) =>
        count > 3 && sentence !== '' && !isAdvice.test(sentence) && !safety.includes(sentence),
    );
    expect(often).toEqual([]);
  });

  it('hears something of its own log every day, and never a tip two days in a row', () => {
    const tips = days.map(({ insight, fromLog }) => insight.text !== fromLog?.text);
    expect(days.filter(({ fromLog }) => fromLog === null)).toEqual([]);
    expect(tips.some((isTip, index) => isTip && tips[index + 1])).toBe(false);
    expect(tips.filter(Boolean).length).toBeGreaterThan(20);
  });

  it('never hears the same words two days in a row', () => {
    const texts = days.map(({ fromLog }) => fromLog?.text);
    expect(texts.filter((text, index) => text === texts[index + 1])).toEqual([]);
  });
});

/** What every answer of a kind ends with: where a tip is from, what to do, that days are missing. */
const isAdvice =
  /^(?:\(Sources?: |Ate some\?$|Call a vet or a poison hotline|Worth asking about at a checkup|Days without an entry are left out)/;

describe("the demo's own log", () => {
  const said = (index: number) =>
    personalInsights(dogs[index]!.on('2026-11-30'))
      .map(({ text }) => text)
      .join('\n');

  it("tells of Moose's shorter walks in November", () => {
    expect(said(1)).toMatch(
      /You logged \d\d minutes of walks a day for Moose in November so far, down from \d+ in October\./,
    );
  });

  it("tells of Biscuit's stiffness with her arthritis, and of her streak to its true beginning", () => {
    expect(said(0)).toMatch(/Stiffness .+ \d+ days? .*with Biscuit's arthritis/i);
    expect(said(0)).toMatch(/a walk for Biscuit 36\d days in a row/);
  });
});

describe('what comes again over a year', () => {
  const noted = (on: Record<number, string>, more: Partial<DogLog['dog']> = {}) =>
    personalInsights(
      logOf((ago) => ({ ...usualDay, notes: on[ago] ? [on[ago]] : [], health: on[ago] ? 1 : 0 }), more),
    ).map(({ text }) => text);
  const stiff = 'Stiff after lying down';

  it('is told with the season and with what the profile says', () => {
    const winter = { 150: stiff, 160: stiff, 180: stiff, 200: stiff, 40: stiff };
    const told = noted(winter, { healthConcerns: ['Arthritis'] });
    expect(told).toContain(
      "Stiffness or getting up slowly: you noted it on 5 days in the last year, 4 of them in the cold months. Worth telling your vet, with Biscuit's arthritis.",
    );
    expect(noted(winter).join()).not.toContain('arthritis');
  });

  it('is not told of three days, nor with a season after a short log', () => {
    expect(noted({ 40: stiff, 80: stiff, 120: stiff }).join()).not.toContain('Stiffness');
    const young = logOf((ago) =>
      ago > 100
        ? { ...usualDay, walks: 0, minutes: 0, meals: 0 }
        : { ...usualDay, notes: [20, 40, 60, 80].includes(ago) ? [stiff] : [] },
    );
    const told = personalInsights(young).find(({ text }) => text.startsWith('Stiffness'))?.text;
    expect(told).toMatch(/on 4 days since March 7\. /);
  });

  it('is said of treats as a coincidence, and only where they are rare and cases are enough', () => {
    const after = (cases: number[], treated: (ago: number) => boolean) =>
      personalInsights(
        logOf((ago) => ({
          ...usualDay,
          treats: treated(ago) ? 1 : 0,
          health: cases.includes(ago) ? 1 : 0,
          notes: cases.includes(ago) ? ['threw up his breakfast'] : [],
        })),
      ).find(({ topic }) => topic === 'after treats')?.text;
    const cases = [20, 45, 70, 100];
    expect(after(cases, (ago) => [21, 45, 71].includes(ago))).toBe(
      'Vomiting: 3 of the 4 times since December 15 came within a day of treats. That can be chance; write down which treat, and a pattern will show.',
    );
    expect(after(cases.slice(1), (ago) => [45, 71, 101].includes(ago))).toBeUndefined();
    expect(after(cases, (ago) => [21, 45].includes(ago))).toBeUndefined();
    expect(after(cases, () => true)).toBeUndefined();
  });

  it('compares walks with the same weeks a year ago', () => {
    const told = (before: number) =>
      personalInsights(logOf((ago) => ({ ...usualDay, minutes: ago > 364 ? before : 60 }))).find(
        ({ topic }) => topic === 'walks a year ago',
      )?.text;
    expect(told(90)).toMatch(/^You logged 60 minutes .+ and 90 in the same weeks a year ago\./);
    expect(told(62)).toBeUndefined();
  });
});

describe('tips', () => {
  const at = (today: string, more: Partial<DogLog['dog']>, where: Partial<DogLog> = {}): DogLog => ({
    ...logOn(today, everyDay, more),
    ...where,
  });
  const allOf = (log: DogLog): Tip[] => [
    ...tipsForAll,
    ...tipsOfStage(log),
    ...tipsOfBreed(log),
    ...tipsOfSeason(log),
    ...safetyTips(log),
  ];
  const heard = (first: string, count: number, more: Partial<DogLog['dog']>, where: Partial<DogLog> = {}) =>
    daysFrom(first, count).map((today) => dailyOf(at(today, more, where)).insight.text);

  it('on heat are for the warm months, and on short noses for short noses', () => {
    const words = (log: DogLog) =>
      allOf(log)
        .map(({ text }) => text)
        .join(' ');
    expect(words(at('2026-11-30', { breed: 'Pug' }))).not.toMatch(/overheat|heat-related|heatstroke/i);
    expect(words(at('2026-07-15', { breed: 'Pug' }))).toMatch(/Short-nosed dogs overheat/);
    expect(words(at('2026-07-15', { breed: 'Labrador Retriever' }))).not.toMatch(/short-nosed/i);
    expect(words(at('2026-07-15', { breed: 'Pug' }, { north: false }))).not.toMatch(/overheat/i);
    expect(words(at('2026-01-15', { breed: 'Pug' }, { north: false }))).toMatch(/overheat/i);
    expect(words(at('2026-01-15', { breed: 'Pug' }, { tropical: true }))).toMatch(/overheat/i);
  });

  it('on antifreeze come to different dogs on different days', () => {
    const days = [1, 2, 3, 4, 5].map((id) =>
      heard('2026-11-01', 90, { id, breed: 'Mixed Breed' }).findIndex((text) => /antifreeze/i.test(text)),
    );
    expect(new Set(days.filter((day) => day >= 0)).size).toBeGreaterThan(2);
  });

  it('on bloat come to a Great Dane within any two weeks and to no Beagle', () => {
    for (const first of ['2026-01-03', '2026-05-20', '2026-11-17'])
      expect(heard(first, 15, { breed: 'Great Dane' }).join(' ')).toMatch(/bloat|twisted stomach/i);
    expect(heard('2026-01-01', 90, { breed: 'Beagle' }).join(' ')).not.toMatch(/bloat|twisted stomach/i);
  });

  it.each([
    ['a puppy', { breed: 'Beagle', age: 0.4 }],
    ['a Labrador', { breed: 'Labrador Retriever', age: 5 }],
    ['a Pug in its old days', { breed: 'Pug', age: 11 }],
  ])('to %s are on no matter twice within thirty days', (_, more) => {
    const matterOf = (log: DogLog, text: string) => allOf(log).find((tip) => tip.text === text)?.matter;
    const last = new Map<string, number>();
    for (const [index, today] of daysFrom('2026-01-01', 300).entries()) {
      const log = at(today, more);
      const { text } = dailyOf(log).insight;
      const matter = matterOf(log, text);
      if (matter === undefined || safetyTips(log).some((tip) => tip.matter === matter)) continue;
      expect([today, matter, index - (last.get(matter) ?? -30) >= 30]).toEqual([today, matter, true]);
      last.set(matter, index);
    }
  });

  it('name the poison lines of where the owner lives, with their numbers', () => {
    const told = (zone: string) => heard('2026-01-01', 90, { breed: 'Mixed Breed' }, { zone }).join(' ');
    expect(told('America/New_York')).toMatch(/\(888\) 426-4435.+\(855\) 764-7661/);
    expect(told('Europe/London')).toContain('01202 509000');
    expect(told('Asia/Tokyo')).not.toMatch(/hotline numbers/);
  });
});

test('what is most telling comes first: what asks for something', () => {
  const { own } = insightsByOrigin(
    logOf((ago) => ({ ...usualDay, minutes: ago <= 7 ? 20 : 60 }), { lastCheckup: '2024-06-01' }),
  );
  expect(own.map(({ need }) => need)).toEqual(
    own.map(({ need }) => need).toSorted((a, b) => Number(b) - Number(a)),
  );
  expect(own[0]?.title).toBe('Fewer minutes logged');
});
