import { expect, test } from 'vitest';
import type { DogLog } from '../insights/log.ts';
import { tipsForAll, tipsOfBreed, tipsOfSeason, tipsOfStage } from '../insights/tips.ts';
import { proneTo } from './breedTable.ts';
import { authorities, cited } from './cited.ts';
import { months } from './months.ts';
import { signs } from './signs.ts';
import { stages } from './stages.ts';

const breeds = ['Golden Retriever', 'Labrador Retriever', 'Rottweiler', 'German Shepherd', 'Beagle', 'Pug'];
const logOf = (breed: string, age: number, month: number) =>
  ({
    dog: { breed, age, healthConcerns: [], specialNeeds: null, weight: null },
    today: `2026-${String(month).padStart(2, '0')}-15`,
    since: '2026-01-01',
    north: true,
  }) as unknown as DogLog;
const everyTip = [
  ...tipsForAll,
  ...breeds.flatMap((breed) => tipsOfBreed(logOf(breed, 5, 6))),
  ...[0.5, 2, 5, 12].flatMap((age) => tipsOfStage(logOf('Beagle', age, 6))),
  ...months.flatMap(({ month }) => tipsOfSeason(logOf('Pug', 5, month))),
].map(({ title, text }) => `${title}: ${text}`);

test('every tip cites a source, and never a site that anybody can edit', () => {
  expect(everyTip.filter((tip) => !tip.includes('(Source'))).toEqual([]);
  expect(everyTip.filter((tip) => /github|docslib|pdfslide|wagwalking/.test(tip))).toEqual([]);
});

test('facts about ages, months, breeds and signs come from an authority', () => {
  const pages = [
    ...stages.flatMap(({ checks, exercise, feeding }) =>
      [checks, exercise, feeding].flatMap((each) => each?.[1] ?? []),
    ),
    ...proneTo.map(([, , page]) => page),
  ];
  expect(pages.filter((page) => authorities([page]).length === 0)).toEqual([]);
  const hazards = months.flatMap((month) => [...month.hazards, ...(month.feasts ?? [])]);
  expect(hazards.filter(([, sources]) => authorities(sources).length === 0)).toEqual([]);
  const direct = signs.filter(({ support }) => support === 'direct');
  expect(direct.filter(({ sources }) => authorities(sources.map(([page]) => page)).length === 0)).toEqual([]);
});

test("a breed's weight is cited from the page of its standard", () => {
  const tips = tipsOfBreed(logOf('Golden Retriever', 5, 6)).map(({ text }) => text);
  expect(tips.find((text) => text.includes('65-75 lb'))).toContain('(Source: akc.org)');
});

test('tips fit a dog of either sex', () => {
  expect(everyTip.filter((tip) => /\b(?:he|him|his|she|her)\b/i.test(tip))).toEqual([]);
});

test('a claim names each site only once', () => {
  expect(cited('Dogs bark.', 'https://www.akc.org/a', 'https://akc.org/b', null)).toBe(
    'Dogs bark. (Source: akc.org)',
  );
  expect(cited('Dogs bark.', 'https://github.com/someone/dogs')).toBe('Dogs bark.');
});
