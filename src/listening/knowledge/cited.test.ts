import { expect, test } from 'vitest';
import { generalTips, tipsByBreed } from '../../domain/breedTips.ts';
import { adultWeight } from '../dog.ts';
import type { DogLog } from '../insights/log.ts';
import { tipsForAll, tipsOfBreed, tipsOfSeason, tipsOfStage } from '../insights/tips.ts';
import { behaviours } from './behaviours.ts';
import { proneTo } from './breedTable.ts';
import { cited, publishersOf } from './cited.ts';
import { months } from './months.ts';
import { publisherOf } from './publishers.ts';
import { signs } from './signs.ts';
import { stages } from './stages.ts';
import { watchFor } from './watchFor.ts';

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

test('every tip names who states it, and not by a site', () => {
  expect(everyTip.filter((tip) => !/\(Sources?: [A-Z][^)]+\)$/.test(tip))).toEqual([]);
  expect(everyTip.filter((tip) => /\(Sources?: [^)]*\b[a-z]+\.[a-z]{2,}/.test(tip))).toEqual([]);
});

test('whatever owners see about signs, behaviors, ages, months and breeds is by an accepted publisher', () => {
  const shown = [...signs, ...behaviours].filter(({ support }) => support === 'direct');
  const pages = [
    ...shown.flatMap(({ sources }) => sources.map(([page]) => page)),
    ...stages.flatMap(({ checks, exercise, feeding }) =>
      [checks, exercise, feeding].flatMap((each) => each?.[1] ?? []),
    ),
    ...proneTo.map(([, , page]) => page),
    ...months.flatMap(({ hazards, feasts = [] }) =>
      [...hazards, ...feasts].flatMap(([, sources]) => sources),
    ),
  ];
  expect(pages.filter((page) => publisherOf(page) === null)).toEqual([]);
  expect(shown.filter(({ sources }) => sources.length === 0)).toEqual([]);
});

test.each([
  ['https://www.aaha.org/your-pet/', 'AAHA'],
  ['http://vetmed.illinois.edu/petcolumns/page.php?PETCOLID=483&URL=0', 'University of Illinois'],
  ['https://avmajournals.avma.org/view/journals/javma/260/S2/javma.20.12.0714.xml', 'JAVMA'],
  ['https://www.mdpi.com/2076-2615/15/4/579', 'Animals'],
  ['https://www.vin.com/doc/?id=5124200', 'WSAVA'],
  ['https://www.vin.com/doc/?id=51242000', null],
  ['https://www.mdpi.com/2076-26150/1', null],
  ['https://notakc.org/dogs', null],
  ['https://akc.org.example.com/dogs', null],
  ['https://example.com/akc.org', null],
  ['no page', null],
])('the publisher of %s is %s', (page, name) => {
  expect(publisherOf(page)).toBe(name);
});

test('the tips on the card and the chart of the weight name the publisher of their page', () => {
  const tips = [...generalTips, ...[...tipsByBreed.values()].flat()];
  expect(tips.filter(({ source, publisher }) => publisherOf(source) !== publisher)).toEqual([]);
  expect(publisherOf(adultWeight('Labrador Retriever', 'male')?.source ?? '')).toBe('AKC');
});

test("a breed's weight is cited from the page of its standard", () => {
  const tips = tipsOfBreed(logOf('Golden Retriever', 5, 6)).map(({ text }) => text);
  expect(tips.find((text) => text.includes('65-75 lb'))).toContain('(Source: AKC)');
});

test('tips fit a dog of either sex', () => {
  expect(everyTip.filter((tip) => /\b(?:he|him|his|she|her)\b/i.test(tip))).toEqual([]);
});

test('a claim names each publisher only once, and none that a vet would not accept', () => {
  expect(cited('Dogs bark.', 'https://www.akc.org/a', 'https://akc.org/b', null)).toBe(
    'Dogs bark. (Source: AKC)',
  );
  expect(publishersOf(['https://www.akc.org/a', 'https://github.com/someone/dogs'])).toEqual(['AKC']);
  expect(cited('Dogs bark.', 'https://github.com/someone/dogs')).toBe('Dogs bark.');
});

test('what makes a sign more urgent is told of signs that are known and not always urgent', () => {
  const known = new Map(signs.map(({ id, urgency }) => [id, urgency]));
  const told = Object.keys(watchFor);
  expect(told.filter((id) => !known.has(id))).toEqual([]);
  const mild = signs.filter(({ id, urgency }) => urgency !== 'urgent' && id !== 'healthy_normal_log');
  expect(mild.map(({ id }) => id).filter((id) => !told.includes(id))).toEqual([]);
});
