import { describe, expect, it } from 'vitest';
import { logOf, noDay, usualDay, type WrittenDay } from '../../../test/dogLogs.ts';
import { pottyOf } from '../../domain/potty.ts';
import { alarmIn } from './alarm.ts';
import { farewellIn } from './fromNotes.ts';
import { personalInsights } from './personal.ts';

const potty = (...titles: string[]): Partial<WrittenDay> => ({
  others: titles.length,
  living: titles.length,
  potty: titles.map(pottyOf),
});
const logWith = (dayAt: (ago: number) => Partial<WrittenDay>, more = {}) =>
  logOf((ago) => ({ ...usualDay, ...dayAt(ago) }), more);
const titlesOf = (dayAt: (ago: number) => Partial<WrittenDay>, more = {}) =>
  personalInsights(logWith(dayAt, more)).map(({ title }) => title);

describe('a stool', () => {
  it.each([
    ['Poop, black', 'Call a vet now', 'a black stool'],
    ['Poop, bloody', 'Call your vet today', 'a bloody stool'],
  ])('%s comes before any tip, today and yesterday', (title, heading, words) => {
    for (const day of [0, 1]) {
      const alarm = alarmIn(logWith((ago) => (ago === day ? potty(title, 'Poop, firm') : {})));
      expect(alarm?.title).toBe(heading);
      expect(alarm?.text).toContain(words);
      expect(alarm?.text).toContain('(Source');
    }
    expect(alarmIn(logWith((ago) => (ago === 2 ? potty(title) : {})))).toBeNull();
  });

  it('that is soft, firm or not described raises no alarm', () => {
    expect(alarmIn(logWith(() => potty('Poop, soft', 'Poop, firm', 'Poop', 'Pee')))).toBeNull();
  });

  it('that is liquid for two days in a row is a finding, for one it is none', () => {
    const liquid = (days: number) =>
      titlesOf((ago) => (ago >= 1 && ago <= days ? potty('Poop, liquid') : {}));
    expect(liquid(1)).not.toContain('Liquid stool for days');
    expect(liquid(2)).toContain('Liquid stool for days');
    expect(titlesOf((ago) => (ago === 1 || ago === 3 ? potty('Poop, liquid') : {}))).not.toContain(
      'Liquid stool for days',
    );
  });

  it('that is missing for two days counts where it was logged before, and pee still is', () => {
    const finding = 'No stool for days';
    expect(titlesOf((ago) => (ago <= 2 ? potty('Pee') : potty('Pee', 'Poop')))).toContain(finding);
    expect(titlesOf((ago) => (ago <= 1 ? potty('Pee') : potty('Poop')))).not.toContain(finding);
    expect(titlesOf((ago) => (ago <= 2 ? {} : potty('Poop')))).not.toContain(finding);
    expect(titlesOf(() => potty('Pee'))).not.toContain(finding);
  });
});

describe('a weight', () => {
  const weighed = (weights: Record<number, number>, more = {}) =>
    titlesOf((ago) => (weights[ago] ? { pounds: weights[ago], others: 1 } : {}), more);
  const [loss, gain] = ['Losing weight fast', 'Gaining weight fast'];

  it('that changes by a tenth within four weeks is a finding', () => {
    expect(weighed({ 20: 50, 1: 45 })).toContain(loss);
    expect(weighed({ 20: 50, 1: 45.1 })).not.toContain(loss);
    expect(weighed({ 20: 50, 1: 55 })).toContain(gain);
    expect(weighed({ 40: 50, 1: 45 })).not.toContain(loss);
    expect(weighed({ 1: 45 })).not.toContain(loss);
  });

  it('of a puppy may grow, but not fall', () => {
    expect(weighed({ 20: 10, 1: 14 }, { age: 0.5 })).not.toContain(gain);
    expect(weighed({ 20: 10, 1: 8 }, { age: 0.5 })).toContain(loss);
  });

  it('says both weights with their days', () => {
    const [found] = personalInsights(
      logWith((ago) => (ago === 20 ? { pounds: 50 } : ago === 1 ? { pounds: 45 } : {})),
    );
    expect(found?.text).toContain('Biscuit weighed 50 lbs on May 26 and 45 lbs on June 14: 10% less.');
  });
});

describe('other care', () => {
  it('is an entry: a log with nothing else is not called quiet', () => {
    const walksEnded = (more: Partial<WrittenDay>) =>
      personalInsights(logOf((ago) => (ago < 5 ? { ...noDay, ...more } : usualDay))).map(
        ({ title }) => title,
      );
    expect(walksEnded({})).toContain('A quiet log');
    expect(walksEnded({ others: 1, living: 1 })).not.toContain('A quiet log');
  });

  it('of a living dog ends the words of condolence, a bill or a visit does not', () => {
    const died = 'We said goodbye to Biscuit today. He was put to sleep at the vet.';
    const after = (more: Partial<WrittenDay>) =>
      farewellIn(
        logOf((ago) =>
          ago === 1 ? { ...noDay, health: 1, notes: [died] } : ago === 0 ? { ...noDay, ...more } : usualDay,
        ),
      );
    expect(after({})).not.toBeNull();
    expect(after({ others: 1 })).not.toBeNull();
    expect(after({ others: 1, living: 1 })).toBeNull();
  });
});

describe('doses', () => {
  const told = (...days: [due: number, given: number][]) =>
    personalInsights({
      ...logWith(() => ({})),
      doses: days.map(([due, given]) => ({ due, given })),
    }).find(({ topic }) => topic === 'doses')?.text;

  it('that were due and not given are counted, day by day', () => {
    expect(told([2, 1], [2, 3], [2, 1])).toBe(
      "2 of 6 doses due in the 3 days through June 14 were skipped or aren't in the log. If any were missed, don't give two at once: ask your vet.",
    );
  });

  it('that are missing are not told of one, or without any medicine', () => {
    expect([told([2, 1], [2, 2]), told()]).toEqual([undefined, undefined]);
  });
});
