import { describe, expect, test } from 'vitest';
import type { EntryKind } from './entryKinds.ts';
import { spokenEntry } from './spokenEntry.ts';

describe('spoken care', () => {
  test.each<[string, EntryKind, string | null, (number | null)?, (string | null)?, (number | null)?]>([
    ['he peed', 'potty', 'Pee'],
    ['pooped in the yard', 'potty', 'Poop'],
    ['Bella peed and pooped', 'potty', 'Pee and poop'],
    ['she pooped twice, soft', 'potty', 'Poop, soft'],
    ['bloody poop', 'potty', 'Poop, bloody'],
    ['took her out to pee', 'potty', 'Pee'],
    ['potty break', 'potty', null],
    ['gave her the heart pill', 'medicine', 'Heart pill'],
    ['gave Bella her heart pill with breakfast', 'medicine', 'Heart pill'],
    ['gave her 25 milligrams of carprofen', 'medicine', 'Carprofen', 25, 'mg'],
    ['gave her half a tablet of Apoquel this morning', 'medicine', 'Apoquel', 0.5, 'tablet'],
    ['gave him a pill', 'medicine', 'Pill', 1, 'tablet'],
    ['antibiotics given', 'medicine', 'Antibiotics'],
    ['weighed 24 and a half pounds', 'weight', null, 24.5, 'lb'],
    ['weighs 11.3 kilos', 'weight', null, 11.3, 'kg'],
    ['weighs 11,3 kg', 'weight', null, 11.3, 'kg'],
    ['weighed her, 24 pounds 8 ounces', 'weight', null, 24.5, 'lb'],
    ['she is 24 pounds now', 'weight', null, 24, 'lb'],
    ['bath today', 'grooming', 'Bath'],
    ['gave her a bath and trimmed her nails', 'grooming', 'Bath, nails'],
    ['brushed his teeth', 'grooming', 'Teeth'],
    ['gave him a treat', 'treat', null],
    ['gave her three training treats', 'treat', 'Training treat', 3],
    ['vet visit', 'vet', null],
    ['annual checkup', 'vet', 'Check-up'],
    ['rabies shot today', 'vaccination', 'Rabies'],
    ['she got her shots', 'vaccination', null],
    ['flea drops', 'prevention', 'Fleas and ticks'],
    ['dewormed him', 'prevention', 'Worms'],
    ['training, ten minutes', 'training', null, null, null, 10],
    ['recall training for 15 minutes', 'training', 'Recall', null, null, 15],
    ['played fetch for ten minutes', 'play', 'Fetch', null, null, 10],
    ['swam for 20 minutes', 'exercise', 'Swim', null, null, 20],
  ])('%s', (said, kind, title, quantity = null, unit = null, duration = null) => {
    expect(spokenEntry(said, 'walk')).toMatchObject({ type: 'other', kind, title, quantity, unit, duration });
  });

  test.each([
    ['walked 20 minutes, she peed twice', 'walk'],
    ['took her to the vet because she is limping', 'health'],
    ['vomited after the heart pill', 'health'],
    ['fed her kibble with a treat', 'feeding'],
    ['she had a treat', 'feeding'],
    ['gave him a handful of treats', 'feeding'],
    ['gave her dinner', 'feeding'],
  ])('%s is still no other care', (said, type) => {
    expect(spokenEntry(said, 'walk')).toMatchObject({ type, kind: null, title: null });
  });

  test.each([
    'she took my heart pills',
    'gave her the heart pill by mistake',
    'he has not pooped for two days',
    'trying to poop',
    "she hasn't peed today",
    'has fleas',
    'found a tick on her ear',
    'she weighs too much',
    'vet tomorrow',
    'peed blood',
    'she ate the rat poison',
  ])('%s is left where it was said', (said) => {
    expect(spokenEntry(said, 'health')).toMatchObject({ type: 'health', kind: null });
    expect(spokenEntry(said, 'walk')).toMatchObject({ type: 'walk', kind: null });
  });

  test.each(['pooped blood', 'bloody poop', 'peed and cried', 'gave her a pill for her itchy skin'])(
    '%s stays a health note where one is dictated',
    (said) => {
      expect(spokenEntry(said, 'health')).toMatchObject({ type: 'health', kind: null });
    },
  );

  test('goes into the open kind if no word tells another', () => {
    expect(spokenEntry('ten minutes in the yard', 'other', 'play')).toMatchObject({
      type: 'other',
      kind: 'play',
      duration: 10,
      notes: 'Ten minutes in the yard',
    });
  });
});
