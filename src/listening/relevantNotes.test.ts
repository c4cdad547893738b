import { describe, expect, it } from 'vitest';
import { readAll } from '../../test/listenTo.ts';
import type { DogProfile } from './dog.ts';
import { healthStatus } from './healthStatus.ts';

const biscuit: DogProfile = {
  name: 'Biscuit',
  breed: 'Mixed Breed',
  gender: 'female',
  age: 9,
  weight: 40,
  healthConcerns: [],
  specialNeeds: null,
};
const now = Date.UTC(2026, 5, 15);
const hour = 3_600_000;
/** The health status after these notes, the last of which was an hour ago. */
const statusAfter = (...notes: string[]) =>
  healthStatus(
    readAll(
      notes.map((note, index) => ({ note, at: now - (notes.length - index) * hour })),
      biscuit,
    ),
    now,
  );

describe('the health status', () => {
  it("ignores notes from before a dog's death", () => {
    expect(statusAfter('collapsed and gums are white')).toBe('Needs attention');
    expect(statusAfter('collapsed and gums are white', 'Biscuit passed away this morning')).toBe('Good');
    expect(statusAfter('limping', 'Biscuit passed away this morning')).toBe('Good');
  });

  it('ignores notes from before a vet found the dog well', () => {
    const ill = 'vomited three times, very tired';
    expect(statusAfter(ill)).toBe('Needs attention');
    expect(statusAfter(ill, 'Vet visit, all clear, back to normal')).toBe('Good');
  });

  it('does not get worse through questions or meaningless words', () => {
    expect(statusAfter('is garlic toxic to dogs?', 'can dogs eat onions?', 'is ivy bad for dogs?')).toBe(
      'Monitor',
    );
    expect(statusAfter('asdf qwer', 'zxcv uiop', 'hjkl bnm')).toBe('Monitor');
    expect(statusAfter('limping', 'limping again', 'still limping a little')).toBe('Needs attention');
  });

  it('counts what this dog had until a vet has seen it for that', () => {
    const poisoned = 'ate rat poison';
    for (const later of [
      "my sister's cat is back from the vet",
      'saw the vet for his nails',
      'the vet says hello',
      'saw our vet on the walk, waved',
    ])
      expect([later, statusAfter(poisoned, later)]).toEqual([later, 'Needs attention']);
    expect(statusAfter(poisoned, 'back from the vet, all clear')).toBe('Good');
  });

  it('counts a danger until a vet has seen the dog, even if the owner calls it over', () => {
    for (const later of [
      'back to normal',
      'vet visit booked for tomorrow',
      'vet not worried, go if it gets worse',
    ])
      expect([later, statusAfter('ate a whole bar of dark chocolate', later)]).toEqual([
        later,
        'Needs attention',
      ]);
  });

  it.each([
    ['limping', 'No more limping, walks normally'],
    ['limping', 'Not limping any more'],
    ['limping', 'his limp has gone'],
    ['Itchy skin, scratching a lot', 'Itch is gone, skin looks fine'],
    ['vomited twice', 'All fine again, eating well'],
    ['vomited twice', 'has not been sick since'],
    ['coughing', 'much better today'],
  ])('no longer counts "%s" after "%s"', (before, after) => {
    expect([statusAfter(before), statusAfter(before, after)]).toEqual(['Monitor', 'Good']);
  });

  it.each([
    ['limping', 'no vomiting today'],
    ['limping and vomited twice', 'not limping any more'],
    ['limping', 'still limping but better'],
    ['limping', "my neighbour's dog is not limping any more"],
    ['limping', 'ate all his dinner'],
  ])('still counts "%s" after "%s"', (before, after) => {
    expect(statusAfter(before, after)).not.toBe('Good');
  });

  it('is not good when a passing sign comes back', () => {
    expect(statusAfter('vomited once')).toBe('Good');
    expect(statusAfter('vomited once', 'threw up once')).toBe('Monitor');
    expect(statusAfter('hiccups', 'hiccups again')).toBe('Good');
  });
});
