import { any, seededRandom } from './random.mjs';

/** Weight of a known phrase beside a whole note. */
export const phraseWeight = 0.5;
// How many times each bare note is repeated with a subject and a time, which say nothing about severity.
const framesEach = 6;
// Mild notes are mild for any grown dog, and ordinary ones for any dog. Rules handle greater danger to frail dogs.
const grown = [
  { breed: 'Mixed Breed', age: 4, weight: 40 },
  { breed: 'Mixed Breed', age: 12, weight: 45 },
  { breed: 'Great Dane', age: 9, weight: 130 },
  { breed: 'Pug', age: 11, weight: 18 },
  { breed: 'French Bulldog', age: 4, weight: 24 },
  { breed: 'Chihuahua', age: 5, weight: 5 },
];
const young = [
  { breed: 'Mixed Breed', age: 0.3, weight: 15 },
  { breed: 'Yorkshire Terrier', age: 0.3, weight: 3 },
];
/** What may stand before what happened, and say nothing about severity. */
export const subjects = ['', '', 'he ', 'she ', 'the dog ', 'our dog ', 'my girl ', 'my boy '];
/** The same after it. */
export const moments =
  'now, just now, right now, this morning, this afternoon, this evening, tonight, today, yesterday, last night, overnight, during the night, at noon, at 7am, at 10pm, before bed, after breakfast, after lunch, after dinner, after our walk, on our walk, on the way home, in the garden, in the yard, in the kitchen, in the car, at home, at the park, an hour ago, ten minutes ago, a while ago, earlier'.split(
    ', ',
  );
/** A dog about which nothing is known. */
export const unknownDog = {
  name: '',
  breed: '',
  gender: 'male',
  age: null,
  weight: null,
  healthConcerns: [],
  specialNeeds: null,
};

/**
 * The bare notes with various subjects and times.
 * @template {{ note: string, dog?: object | undefined, levels: readonly string[] }} Bare
 * @param {readonly Bare[]} bare
 */
export function withFrames(bare) {
  const random = seededRandom(7);
  /** @param {Bare} example */
  const dogOf = ({ dog, levels: [ideal, other] }) => {
    if (ideal === 'urgent') return dog;
    return { ...dog, ...any(ideal === 'low' && !other ? [...grown, ...young] : grown, random) };
  };
  return bare.flatMap((each) =>
    Array.from({ length: framesEach }, () => ({
      ...each,
      dog: dogOf(each),
      note: `${any(subjects, random)}${each.note} ${any(moments, random)}`,
      // Emergencies must be recognised whoever it is and whenever.
      weight: each.levels[0] === 'urgent' ? phraseWeight : phraseWeight / 2,
    })),
  );
}
