import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spokenEntry } from './spokenEntry.ts';
import { withDigits } from './spokenNumbers.ts';

const nothing = { duration: null, location: null, foodType: null, amount: null, symptoms: null };

describe('a spoken walk', () => {
  test.each<[string, number | null, string | null]>([
    ['walked for 30 minutes', 30, null],
    ['Walked 45 minutes in Central Park', 45, 'Central Park'],
    ['we went for a thirty minute walk at the beach', 30, 'beach'],
    ['a twenty-five minute walk around the harbour loop', 25, 'harbour loop'],
    ['twenty five minutes walking along the river', 25, 'river'],
    ['walk for an hour', 60, null],
    ['walked one hour in the park', 60, 'park'],
    ['walked two hours', 120, null],
    ['walked for half an hour at the dog park', 30, 'dog park'],
    ['a half hour walk', 30, null],
    ['walked for an hour and a half', 90, null],
    ['walked one and a half hours', 90, null],
    ['walked one hour and a half at the lake', 90, 'lake'],
    ['walked two and a half hours in the forest', 150, 'forest'],
    ['walked 1.5 hours', 90, null],
    ['walked 1 1/2 hours', 90, null],
    ['walked for 2 hours and 15 minutes to the lake', 135, 'lake'],
    ['walked an hour and twenty minutes', 80, null],
    ['walked 1 hour 20', 80, null],
    ['walked a quarter of an hour', 15, null],
    ['walked three quarters of an hour', 45, null],
    ['walked a couple of hours', 120, null],
    ['walked for ninety minutes', 90, null],
    ['walked a hundred and five minutes', 105, null],
    ['we walked 20 mins with Max near the old mill, she loved it', 20, 'old mill'],
    ['at 5 pm we walked 20 minutes in the morning', 20, null],
    ['walked in the rain for ten minutes', 10, null],
    ['ten minutes ago we came back from a 40 minute walk', 40, null],
    ['walked to work', null, 'work'],
    ['took her out to pee, a short walk to the corner', null, 'corner'],
    ['walked from home to the vet and back', null, 'vet'],
    ['walked 3 miles', null, null],
    ['hiked through Blue Hills for three hours', 180, 'Blue Hills'],
    ['went jogging by the canal this morning', null, 'canal'],
    ['walked twenty minutes, had to stop twice', 20, null],
    ['walked 15 minutes, she refused to come home', 15, null],
    ['walked 15 minutes, had to turn around near the bridge', 15, 'bridge'],
    ['walked by myself for 20 minutes', 20, null],
    ['walked by Sarah for half an hour', 30, null],
    ['walked by the dog walker', null, null],
    ['walked by Lake Union', null, 'Lake Union'],
    ['walked along with Max', null, null],
    ['walked along with Max to the old mill', null, 'old mill'],
    ['walked in circles for ten minutes', 10, null],
    ['walked at a slow pace to the lake', null, 'lake'],
    ['walked through mud in her boots', null, null],
    ['walked past a cat and two dogs', null, null],
    ['walked in total silence', null, null],
    ['walked in December', null, null],
    ['we wanted to keep walking but got soaked', null, null],
    ["walked to grandma's", null, "grandma's"],
    ['walked her to school', null, 'school'],
    ['walked at home in our yard', null, 'home'],
    ['walked around his neighborhood', null, 'neighborhood'],
    ['walked at dog park', null, 'dog park'],
    ['walked 0 minutes', null, null],
    ['walked one and three quarter hours', 105, null],
    ['walked one and three-quarter hours', 105, null],
    ['walked one and a quarter hours', 75, null],
    ['walked two and one-half hours', 150, null],
    ['walked two and one quarter hours', 135, null],
    ['walked three and two-thirds hours', 220, null],
    ['walked an hour and three quarters', 105, null],
    ['walked an hour twenty', 80, null],
    ['walked an hour twenty in the park', 80, 'park'],
    ['walked an hour and twenty', 80, null],
    ['walked 1 hour, 20 minutes', 80, null],
    ['walked one hour, and twenty minutes', 80, null],
    ['walked one hour thirty-five at the lake', 95, 'lake'],
    ['walked one hour and five dogs joined us', 60, null],
    ['walked one hour three miles', 60, null],
    ['walked one hour, three miles', 60, null],
    ['walked one hour and 2 kilometers', 60, null],
    ['walked an hour and a half mile', 60, null],
    ['walked an hour and saw five dogs', 60, null],
    ['walked two hours, 3 dogs and 1 cat came along', 120, null],
    ['walked an hour, 30 minutes of it in the woods', 60, 'woods'],
    ['an hour and twenty minutes ago we came back from a 40 minute walk', 40, null],
    ['walked 1:30 hours', 90, null],
    ['walked for 1:30', 90, null],
    ['walked for about 1:05 in the park', 65, 'park'],
    ['walked at 1:30', null, null],
    ['a walk for 1:30 pm', null, null],
    ['walked 1h30', 90, null],
    ['walked 1h 30m in the park', 90, 'park'],
    ['walked 1 h 5 min', 65, null],
    ['walked 2h', 120, null],
    ['walked 1.5h at the lake', 90, 'lake'],
    ['walked 1,5 hours', 90, null],
    ['walked 1 hr 5', 65, null],
    ['walked 90min', 90, null],
    ['walked ½ h', 30, null],
    ['walked 1/12 hours', null, null],
    ['walked a full hour', 60, null],
    ['walked a whole hour in the park', 60, 'park'],
    ['walked two full hours', 120, null],
    ['walked a good half hour', 30, null],
    ['walked a good forty minutes', 40, null],
    ['walked for ten more minutes', 10, null],
    ['went on a two-and-a-half-hour hike', 150, null],
    ['an hour-and-a-half walk', 90, null],
    ['walked for an hour and a-half', 90, null],
    ['a half-an-hour walk', 30, null],
    ['a three-quarters-of-an-hour walk', 45, null],
    ['an hour-and-twenty-minute walk', 80, null],
    ['walked 2-1/2 hours', 150, null],
    ['a 2-1/2-hour hike', 150, null],
    ['a 1½-hour walk', 90, null],
    ['walked one point five hours', 90, null],
    ['walked two point two five hours in the park', 135, 'park'],
    ['walked one point seventy-five hours', 105, null],
    ['walked zero point five hours', 30, null],
    ['walked 10-15 minutes', 15, null],
    ['walked two or three hours', 180, null],
    ['walked on 5/1 for 20 minutes', 20, null],
    ['walked on 10-1 for 20 minutes', 20, null],
    ['walked with 555-0142 on the tag, 20 minutes', 20, null],
    ['walked to the point, five minutes', 5, 'point'],
    ['walked 20 minutes to the point five minutes away', 20, 'point'],
    ['at one point five minutes of rain, walked on', 5, null],
    ['walked point five hours', 30, null],
    ['walked Hook Point five minutes', 5, null],
    ['walked twenty minutes, no, forty minutes', 40, null],
    ['walked 20 minutes sorry I mean an hour', 60, null],
    ['walked 20 minutes no pulling', 20, null],
    ['walked thirty-odd minutes', 30, null],
  ])('%s', (said, duration, location) => {
    expect(spokenEntry(said, 'health')).toMatchObject({ ...nothing, type: 'walk', duration, location });
  });
});

describe('a spoken place', () => {
  test.each<[string, string | null]>([
    ['at the dog park walked 20 minutes', 'dog park'],
    ['at Marymoor walked 20 minutes', 'Marymoor'],
    ['walked at the park Bella pooped', 'park'],
    ['walked at the park the dog barked twice', 'park'],
    ['walked at the dog park twenty minutes', 'dog park'],
    ['walked around the lake half an hour', 'lake'],
    ['walked to the beach an hour and a half', 'beach'],
    ['walked to the old mill a couple of hours', 'old mill'],
    ['walked around the lake one and a half hours', 'lake'],
    ['walked at the old seven oaks park twenty-five minutes', 'old seven oaks park'],
    ['walked at home played in the yard', 'home'],
    ['walked to the lake stopped twice', 'lake'],
    ['walked to the park twice', 'park'],
    ['walked to the beach alone', 'beach'],
    ['walked through the woods without a leash', 'woods'],
    ['walked at the park playing fetch', 'park'],
    ['walked at the park Bella loves', 'park'],
    ['walked at Lake Forest Park off leash', 'Lake Forest Park'],
    ['walked at Marymoor off leash 30 minutes', 'Marymoor'],
    ["walked in St. James's Park", "St. James's Park"],
    ["walked in St. James's Park. She loved it", "St. James's Park"],
    ['walked up to Mt. Tabor for an hour', 'Mt. Tabor'],
    ['walked around Lake St. Clair', 'Lake St. Clair'],
    ['walked to Bond St. She loved it', 'Bond St'],
    ['walked to Bond St. Bella pooped', 'Bond St'],
    ['walked to Bond St. The dog was happy', 'Bond St'],
    ['walked along Main St.', 'Main St'],
  ])('ends where something else begins: %s', (said, location) => {
    expect(spokenEntry(said, 'walk').location).toBe(location);
  });

  test.each([
    'off leash dog park',
    'Marymoor off leash area',
    'big off-leash field',
    'park off the highway',
    'garden shed',
    'new dog run',
    'man made lake',
    'well kept garden',
    'old saw mill road',
    'less travelled path',
    'old feed store',
    'red bridge',
    'fenced area',
    'big fenced field',
    'walking trail',
    'canal walking path',
    'beach parking lot',
    'park entrance',
    'harbour loop',
    'river walk',
    'lake house',
    'Golden Gate Park',
    'Lake Union',
    'Garden of the Gods',
    'old seven oaks park',
    'park near home',
    'Champs Élysées',
    "grandma's house",
    'Max’s yard',
  ])('keeps its whole name: the %s', (place) => {
    expect(spokenEntry(`walked at the ${place} for 20 minutes`, 'walk').location).toBe(place);
    expect(spokenEntry(`walked 20 minutes to the ${place}, Bella pooped`, 'walk').location).toBe(place);
  });
});

describe('a spoken health note', () => {
  test.each<[string, string | null]>([
    ['health note she is limping on the left front paw', 'She is limping on the left front paw'],
    ['Symptoms are vomiting and no appetite', 'Vomiting and no appetite'],
    ['log a health check: red eyes', 'Red eyes'],
    ['she has been sick since this morning', 'She has been sick since this morning'],
    ['he threw up twice', 'He threw up twice'],
    ['health', null],
  ])('%s', (said, symptoms) => {
    expect(spokenEntry(said, 'walk')).toMatchObject({ ...nothing, type: 'health', symptoms });
  });
});

describe('the type of an entry', () => {
  test.each([
    ['walked and then fed her', 'walk'],
    ['fed her before the walk', 'feeding'],
    ['sick after her meal', 'health'],
    ['limping on our walk', 'health'],
    ['a healthy girl, walking well', 'walk'],
    ['After breakfast we walked thirty minutes in the park', 'walk'],
    ['before dinner a quick stroll', 'walk'],
    ['dinner was late, so we only walked ten minutes', 'walk'],
    ['a treat for walking nicely', 'walk'],
    ['after her dinner she was sick', 'health'],
    ['after the walk we fed her', 'feeding'],
    ['half a cup of kibble after our long walk', 'feeding'],
    ['during our walk she was limping', 'health'],
    ['had her breakfast', 'feeding'],
    ['after the walk', 'walk'],
    ['before breakfast', 'feeding'],
    ['sidewalk', 'feeding'],
    ['30 minutes at the park', 'feeding'],
  ] as const)('%s', (said, type) => {
    expect(spokenEntry(said, 'feeding').type).toBe(type);
  });

  test('is not changed by a meal that only says when', () => {
    expect(spokenEntry('After breakfast we walked thirty minutes in the park', 'walk')).toMatchObject({
      type: 'walk',
      duration: 30,
      location: 'park',
    });
  });

  test('is the current one when no word tells it', () => {
    expect(spokenEntry('thirty minutes at the park', 'walk')).toMatchObject({
      duration: 30,
      location: 'park',
    });
    expect(spokenEntry('a cup of rice', 'feeding')).toMatchObject({ foodType: 'rice', amount: '1 cup' });
    expect(spokenEntry('scratching her ear', 'health')).toMatchObject({ symptoms: 'Scratching her ear' });
  });
});

describe('the usual values', () => {
  test.each([
    'fed her dinner',
    'Walked the dog',
    'gave Biscuit her breakfast',
    'took him for a walk',
    'food',
  ])('may fill in what is not said in "%s"', (said) => {
    expect(spokenEntry(said, 'walk').plain).toBe(true);
  });

  test.each([
    'fed chicken and rice',
    'she did not eat her food',
    'walked from 8 to 8:45',
    'walked on Main Street',
    'fed her half',
  ])('do not fill in what is said differently in "%s"', (said) => {
    expect(spokenEntry(said, 'walk').plain).toBe(false);
  });
});

test('the whole sentence is kept as the note', () => {
  expect(spokenEntry('  walked 20 minutes,  kept licking her paw ', 'walk').notes).toBe(
    'Walked 20 minutes, kept licking her paw',
  );
});

test.each([
  ['Twenty-five minutes', '25 minutes'],
  ['one and a half cups', '1.5 cups'],
  ['half an hour', '0.5 hour'],
  ['two hundred and ten', '210'],
  ['nineteen, twenty one', '19, 21'],
  ['¾ cup', '0.75 cup'],
  ['1⅔ cups', '1.67 cups'],
  ['half at the lake', '0.5 at the lake'],
  ['9/10 of it', '9/10 of it'],
  ['1-2 cups, 10-15 minutes', '1-2 cups, 10-15 minutes'],
  ['call 555-0142 by 10-11-2026', 'call 555-0142 by 10-11-2026'],
  ['at the point five of us turned', 'at the point 5 of us turned'],
  ['at one point two of us turned', 'at 1 point 2 of us turned'],
  ['ten point', '10 point'],
  ['someone stone weight', 'someone stone weight'],
])('"%s" in digits is "%s"', (said, digits) => {
  expect(withDigits(said)).toBe(digits);
});

test('any sentence can be read, and the result can be saved', () => {
  const words = fc.constantFrom(
    ...'walked fed sick half a an and one two cups bowl scoop of hours minutes in the park kibble hundred quarter third 3 0 1/2 1/3 2/0 and-a-half point zero 2-1/2 , .'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words, { maxLength: 14 }).map((said) => said.join(' ')),
      ),
      (said) => {
        const { duration, amount, notes } = spokenEntry(said, 'walk');
        if (duration !== null) expect(duration).toBeGreaterThanOrEqual(1);
        if (amount !== null) expect(amount).toMatch(/^\d+(\.\d+)? (cup|bowl|scoop|can|handful)s?$/);
        expect(notes.toLowerCase()).toBe(said.trim().replace(/\s+/g, ' ').toLowerCase());
      },
    ),
  );
});
