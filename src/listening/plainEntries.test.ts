import { describe, expect, it } from 'vitest';
import { listenTo } from '../../test/listenTo.ts';
import { sampled } from '../../test/sampled.ts';
import type { SeverityLevel } from '../domain/severity.ts';
import type { DogProfile } from './dog.ts';
import { atLeast } from './severity.ts';

const moments =
  'this morning, last night, today, after breakfast, after dinner, on our walk, yesterday, in the garden, overnight, just now'.split(
    ', ',
  );
const said = (what: string) => {
  const all = ['', ...moments].flatMap((when) =>
    ['', 'he ', 'Rex '].map((subject) => `${subject}${what} ${when}`.trim()),
  );
  return sampled(all, 4, what.length);
};
const above = (level: SeverityLevel, notes: readonly string[], of: Partial<DogProfile> = {}) =>
  notes
    .map((note) => ({
      note,
      severity: listenTo(note, of).severity,
    }))
    .filter(({ severity }) => severity !== level && atLeast(severity, level))
    .map(({ note, severity }) => `${severity}: ${note}`);

describe('a plain entry, whoever it is about and whenever it was,', () => {
  it.each(
    'threw up, threw up once, was sick, vomited once, puked a little, brought up some bile, threw up some grass, spat up some water, threw up twice, vomited twice, brought up his food twice, had diarrhea, had the runs, had a loose stool, pooped soft, had runny poop, poop was mushy, skipped breakfast, did not eat breakfast, left some of his dinner, ate only half, was not very hungry, turned his nose up at his kibble, was off his food a bit, limped a little, was limping, had a slight limp, favoured his left paw, was stiff, scratched a lot, was scratching his ear, licked his paws, shook his head, scooted, chewed his foot, was a bit quiet, was tired, slept a lot, had low energy, was lethargic, panted a lot, coughed a little, sneezed three times, reverse sneezed'.split(
      ', ',
    ),
  )('about a mild sign is not grave: "%s"', (what) => {
    expect(above('medium', said(what))).toEqual([]);
  });

  it.each(
    'pooped, pooped twice, peed, ate well, ate all his food, drank water, played fetch, had a bath, had his nails done, slept well, was happy, zoomed around, barked at the postman, took his pill, got his shot, had a treat, chewed his bone, rolled in mud, swam, met a dog, dug a hole'.split(
      ', ',
    ),
  )('about an ordinary day is low: "%s"', (what) => {
    expect(above('low', said(what))).toEqual([]);
  });

  it.each(
    'collapsed, had a seizure, cannot breathe, vomited blood, ate grapes, ate rat poison, swallowed a battery, was hit by a car, gums are white'.split(
      ', ',
    ),
  )('about an emergency is grave: "%s"', (what) => {
    expect(said(what)).toHaveLength(above('medium', said(what)).length);
  });
});

const flags =
  'he collapsed, his gums are white, his gums look blue, he ate a whole bar of dark chocolate, he got into the rat poison, he ate some grapes, he had a seizure, he cannot breathe properly, he is struggling to breathe, his belly is swollen and hard, he swallowed a battery, he was hit by a car, he is bleeding and it will not stop, he cannot pee, he was bitten by a snake, he is vomiting blood, his back legs stopped working, he ate my ibuprofen, he licked up antifreeze, there is lots of blood in his poo, he keeps falling over, he fainted, he will not wake up, his eye popped out, choking on a bone, he ate xylitol gum, he chewed a live wire, he is having a fit right now, he drank bleach'.split(
    ', ',
  );
const cheerful = [
  [
    'What a day',
    'up at six for our usual loop round the lake',
    'then home for breakfast which he wolfed down',
    'he napped on the sofa while I worked',
    'after tea we practised his recall in the garden',
  ],
  [
    'Great walk in the woods this morning',
    'he chased squirrels and rolled in the leaves',
    'came home muddy and happy',
    'dinner was chicken and rice',
  ],
  ['Lovely sunny day at the beach', 'he swam and dug and fetched his ball', 'slept like a log'],
  ['Training class went well', 'his loose lead walking has come on so much', 'treats all round'],
  ['Slept well', 'ate well', 'car ride to the beach', 'new toy'],
  ['30 min walk', 'pooped twice', 'brushed his teeth'],
];

describe('one red flag', () => {
  it.each(flags)('is heard anywhere in a cheerful entry: "%s"', (flag) => {
    const entries = cheerful
      .flatMap((parts) => [0, 1, parts.length].map((at) => parts.toSpliced(at, 0, flag)))
      .flatMap((parts) => ['. ', ', ', '\n'].map((joint) => parts.join(joint)));
    const drowned = sampled(entries, 4, flag.length).filter(
      (note) => !atLeast(listenTo(note).severity, 'high'),
    );
    expect(drowned).toEqual([]);
  });
});

describe('a plain entry about a frail dog', () => {
  const frail: readonly Partial<DogProfile>[] = [
    { breed: 'Pug', age: 12, weight: 18 },
    { breed: 'Great Dane', age: 8, weight: 140 },
    { breed: 'Chihuahua', age: 5, weight: 5 },
    { breed: 'Labrador Retriever', age: 0.3, weight: 20 },
  ];

  it.each(
    'pooped, ate well, ate all his food, played fetch, had a bath, slept well, was happy, zoomed around, took his pill, got his shot, had a treat, rolled in mud, met a dog'.split(
      ', ',
    ),
  )('about an ordinary day is low for any dog: "%s"', (what) => {
    for (const of of frail) expect(above('low', said(what), of)).toEqual([]);
  });

  it.each('skipped breakfast, was limping, was tired'.split(', '))(
    'about a mild sign is not grave because of age: "%s"',
    (what) => expect(above('medium', said(what), { age: 13 })).toEqual([]),
  );

  it.each('threw up, threw up twice, had diarrhea'.split(', '))(
    'about an upset stomach needs action today only for a very old dog: "%s"',
    (what) => {
      expect(above('medium', said(what), { age: 9 })).toEqual([]);
      expect(above('high', said(what), { age: 13 })).toEqual([]);
      expect(listenTo(`${what} today`, { age: 13 }).severity).toBe('high');
    },
  );
});
