import { describe, expect, it, test } from 'vitest';
import { NewActivity } from './activity.ts';
import { entryKinds } from './entryKinds.ts';
import { joinedTitle, kindTitles, kindUnits, oneTapEntries, oneTapEntry } from './kindChoices.ts';
import { kindName } from './kindNames.ts';
import { pottyOf, pottyTitle, stoolLooks } from './potty.ts';

test('every kind has a name of its own, and one from a newer server is an activity', () => {
  expect(new Set(entryKinds.map(kindName)).size).toBe(entryKinds.length);
  expect(kindName('nap')).toBe('Activity');
  expect(kindName(null)).toBe('Activity');
});

test('the usual titles and units can be saved', () => {
  for (const kind of entryKinds)
    for (const title of kindTitles[kind])
      for (const unit of [...kindUnits[kind], null])
        expect(NewActivity.safeParse({ type: 'other', kind, title, unit, quantity: unit && 1 }).success).toBe(
          true,
        );
});

test('what one tap logs can be saved', () => {
  for (const tap of oneTapEntries) expect(NewActivity.safeParse(oneTapEntry(tap)).success).toBe(true);
});

test('several titles are one', () => {
  expect(joinedTitle(['Bath', 'Nails', 'Ears'])).toBe('Bath, nails, ears');
  expect(joinedTitle([])).toBe('');
});

describe('a potty title', () => {
  it('is read as it was written', () => {
    for (const look of stoolLooks)
      for (const pee of [true, false]) {
        const potty = { pee, poop: true, looks: [look] };
        expect(pottyOf(pottyTitle(potty))).toEqual(potty);
      }
    expect(pottyTitle({ pee: true, poop: false, looks: [] })).toBe('Pee');
  });

  it.each([
    ['POOP — Bloody!', { pee: false, poop: true, looks: ['bloody'] }],
    ['poo, liquid and black', { pee: false, poop: true, looks: ['liquid', 'black'] }],
    [null, { pee: false, poop: false, looks: [] }],
    ['Blackbird', { pee: false, poop: false, looks: [] }],
  ])('%j that was typed is understood', (title, potty) => {
    expect(pottyOf(title)).toEqual(potty);
  });
});
