import { expect } from 'vitest';
import { type Day } from '../../src/listening/insights/log.ts';
import { agosOf, byDaysAgo, type Claim, inSeasonOf, notesOf, tells } from './readLog.ts';

/** Sentences on notes, weight and the profile. */
export const ofNotes: readonly Claim[] = [
  [
    'Your notes mention Biscuit eating less on (\\d+) of (the .+), compared with (\\d+) of (the .+?)\\. .+',
    (log, now, lately, then, before) => {
      const { called } = byDaysAgo(log);
      const eatsLess = (days: Day[]) => days.filter((day) => tells(day, 'would not touch his dinner')).length;
      expect([eatsLess(called(lately)), eatsLess(called(before))]).toEqual([Number(now), Number(then)]);
    },
  ],
  [
    'Between (.+) and (.+), you noted this on (\\d+) days: ([^.]+)\\. .+',
    (log, first, last, count, sign) => {
      const { agoOf, from } = byDaysAgo(log);
      const between = from(agoOf(last), agoOf(first)).map((day) => tells(day, notesOf[sign]));
      expect([between.at(0), between.at(-1)]).toEqual([true, true]);
      expect(between.filter(Boolean)).toHaveLength(Number(count));
      expect(agoOf(first)).toBeLessThan(14);
    },
  ],
  [
    '(.+): noted on (.+) for the first time since (.+)\\. That makes (\\d+) days? in 90, and (\\d+) in 365(?:, (all|\\d+) of them in (.+?))?\\. .+',
    (log, sign, first, since, quarter, year, of, season) => {
      const agos = agosOf(log, sign);
      expect([agos.filter((ago) => ago <= 90).length, agos.length]).toEqual([Number(quarter), Number(year)]);
      const back = agos.findIndex((ago, index) => (agos[index + 1] ?? ago) - ago >= 14);
      const [now = 0, then = 0] = agos.slice(back);
      expect([now, then]).toEqual([byDaysAgo(log).agoOf(first), byDaysAgo(log).agoOf(since)]);
      expect(now).toBeLessThanOrEqual(7);
      inSeasonOf(log, agos, of, season);
    },
  ],
  [
    '(.+): you noted it on (\\d+) days (?:in the last year|since (.+?))(?:, (all|\\d+) of them in (.+?))?\\. .+',
    (log, sign, count, since, of, season) => {
      const agos = agosOf(log, sign);
      expect(agos).toHaveLength(Number(count));
      if (since) expect(agos.every((ago) => ago <= byDaysAgo(log).agoOf(since))).toBe(true);
      inSeasonOf(log, agos, of, season);
    },
  ],
  [
    '(.+): (\\d+) of the (\\d+) times since (.+) came within a day of treats\\. .+',
    (log, sign, after, all, since) => {
      const { at, agoOf } = byDaysAgo(log);
      const agos = agosOf(log, sign).filter((ago) => ago <= agoOf(since));
      const cases = agos.filter((ago) => !agos.includes(ago + 1));
      expect(cases).toHaveLength(Number(all));
      const treated = cases.filter((ago) => at(ago).treats > 0 || at(ago + 1).treats > 0);
      expect(treated).toHaveLength(Number(after));
      expect([cases.length > 3, treated.length * 4 >= cases.length * 3]).toEqual([true, true]);
    },
  ],
  [
    'Biscuit weighed (.+) lbs? on (.+), and (.+) on (.+?)\\. .+',
    (log, now, date, then, before) => {
      const { at, agoOf } = byDaysAgo(log);
      expect([at(agoOf(date)).pounds, at(agoOf(before)).pounds]).toEqual([Number(now), Number(then)]);
      expect(Math.abs(Number(now) / Number(then) - 1)).toBeGreaterThanOrEqual(0.05);
    },
  ],
  [
    'Biscuit weighed (.+) lbs? on (.+) and (.+) lbs? on (.+): (\\d+)% (less|more)\\. .+',
    (log, then, before, now, date, percent) => {
      const { at, agoOf } = byDaysAgo(log);
      expect([at(agoOf(date)).pounds, at(agoOf(before)).pounds]).toEqual([Number(now), Number(then)]);
      expect(Math.floor(Math.abs(Number(now) / Number(then) - 1) * 100 + 1e-9)).toBe(Number(percent));
    },
  ],
  [
    'Your last entry for Biscuit was on (.+), (\\d+) days ago\\. .+',
    (log, date, ago) => {
      const { agoOf, from, hasEntry } = byDaysAgo(log);
      expect(agoOf(date)).toBe(Number(ago));
      expect(from(0, Number(ago)).map(hasEntry).lastIndexOf(true)).toBe(Number(ago));
      expect(from(0, Number(ago)).filter(hasEntry)).toHaveLength(1);
    },
  ],
  [
    "Biscuit's last checkup in the profile was (\\d+) months ago\\. .+",
    ({ dog, today }, passed) => {
      // So many months have passed since, and not one more.
      const [year = '', month = '', day = ''] = (dog.lastCheckup ?? '').split('-');
      const after = (count: number) => {
        const months = Number(year) * 12 + Number(month) - 1 + count;
        return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-${day}`;
      };
      expect(after(Number(passed)) <= today && today < after(Number(passed) + 1)).toBe(true);
    },
  ],
  [
    "Biscuit's profile says (.+) lbs?. An adult (.+) usually weighs (.+) to (.+) lbs\\. .+",
    ({ dog }, weight, breed, least, most) => {
      const usual: Record<string, [string, string]> = {
        'male Labrador Retriever': ['65', '80'],
        'female Labrador Retriever': ['55', '70'],
        Beagle: ['13', '30'],
      };
      expect(usual[breed]).toEqual([least, most]);
      expect(breed.replace(`${dog.gender} `, '')).toBe(dog.breed);
      expect(dog.weight).toBe(Number(weight));
      expect(Number(weight) < Number(least) || Number(weight) > Number(most)).toBe(true);
      expect(dog.age).toBeGreaterThanOrEqual(2);
    },
  ],
];
