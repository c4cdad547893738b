import { expect, test } from 'vitest';
import { breedTip } from './breedTips.ts';

const days = Array.from({ length: 60 }, (_, at) =>
  new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
);
const zone = 'America/New_York';
const tipsOf = (breed: string) => new Set(days.map((day) => breedTip({ id: 7, breed }, day, zone).text));
const general = tipsOf('Poodle');

test.each(['Golden Retriever', 'Rottweiler', 'Labrador Retriever', 'German Shepherd', 'Beagle'])(
  'a %s gets tips of its own',
  (breed) => {
    expect(tipsOf(breed).size).toBeGreaterThan(1);
    expect([...tipsOf(breed)].filter((text) => general.has(text))).toEqual([]);
  },
);

test.each([
  ['Labrador', 'Labrador Retriever'],
  ['lab ', 'Labrador Retriever'],
  ['Golden', 'Golden Retriever'],
  ['goldie', 'Golden Retriever'],
  ['GSD', 'German Shepherd'],
  ['Alsatian', 'German Shepherd'],
  ['German Shepherd Dog', 'German Shepherd'],
  ['beagle', 'Beagle'],
])('a %s gets the tips of the %s', (called, breed) => {
  expect(tipsOf(called)).toEqual(tipsOf(breed));
});

test.each(['Poodle', 'Mixed Breed', 'Other', 'Wolpertinger', 'constructor'])(
  'a %s gets general tips',
  (breed) => {
    expect(tipsOf(breed)).toEqual(general);
  },
);

test('a tip stays the same all day and names its source page', () => {
  const dog = { id: 7, breed: 'Beagle' };
  expect(breedTip(dog, '2026-06-15', zone)).toEqual(breedTip(dog, '2026-06-15', zone));
  expect(breedTip(dog, '2026-06-15', zone).source).toMatch(/^https?:\/\//);
  expect(breedTip(dog, '2026-06-15', zone)).not.toEqual(breedTip(dog, '2026-06-16', zone));
});

test.each([
  ['in a northern winter', '01', 'Europe/Berlin', false],
  ['in a northern summer', '07', 'Europe/Berlin', true],
  ['in a southern winter', '07', 'Australia/Sydney', false],
  ['in a southern summer', '01', 'Australia/Sydney', true],
  ['between the tropics', '01', 'Asia/Singapore', true],
])('tips about heat come %s only if it is warm there', (_, month, place, isWarm) => {
  for (const breed of ['Golden Retriever', 'Labrador Retriever']) {
    const told = Array.from({ length: 20 }, (_each, at) =>
      breedTip({ id: 7, breed }, `2026-${month}-${String(at + 1).padStart(2, '0')}`, place),
    );
    expect(told.some(({ text }) => /overheat/i.test(text))).toBe(isWarm);
    expect(new Set(told).size).toBeGreaterThan(1);
  }
});
