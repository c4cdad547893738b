import type { AnswerParts } from '../domain/analysis.ts';
import { bearsStimulants, type DogProfile } from './dog.ts';
import type { Found } from './found.ts';

/** The sign that small amounts of chocolate are of. */
export const chocolate = 'toxin_chocolate';

// Theobromine and caffeine together, in mg per gram at most: milk chocolate has about 64 mg an ounce, the darkest about 450.
const inMilk = 2.3;
const inDark = 16;
const gramsPerOunce = 28.35;
const poundsPerKilogram = 2.2046;
/** Mild signs are described from so many mg per kg of the dog on. */
const mildFrom = 20;
/** Below so many it is no emergency: a quarter, because nobody weighs what was stolen. */
const safeBelow = mildFrom / 4;

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
const count = '(?<count>\\d{1,2}|an?|one|two|three|four|five|six)';
// Pieces with the most that one of them holds, in mg.
const pieces: readonly (readonly [words: RegExp, most: number])[] = [
  [new RegExp(`\\b${count} (?:(?:milk|plain|peanut) )?(?:chocolate )?m ?(?:&|and|n) ?m['’]?s?\\b`, 'i'), 6],
  [
    new RegExp(`\\b${count} (?:milk )?choc(?:olate)? chips?\\b(?! (?:cookie|muffin|biscuit|cake|ice))`, 'i'),
    4,
  ],
  [new RegExp(`\\b${count} (?:milk )?(?:chocolate )?(?:malteser|smartie)s?\\b`, 'i'), 6],
  [
    new RegExp(`\\b${count} (?:squares? of milk choc(?:olate)?|milk choc(?:olate)? squares?)\\b`, 'i'),
    10 * inMilk,
  ],
  [
    new RegExp(`\\b${count} (?:squares? of dark choc(?:olate)?|dark choc(?:olate)? squares?)\\b`, 'i'),
    10 * inDark,
  ],
];
// With these the amount is not known, or there was more.
const unsure =
  /\b(?:at least|or|and another|more|some|several|few|lots|bags?|packs?|packets?|box(?:es)?|tubs?|bars?|wrappers?|whole|rest|all|sure|know|think|raisins?|macadamias?|nuts?|coffee|espresso|sugar|xylitol|brownies?|cakes?|cookies?|cocoa|baking)\b|\?/i;

/** With these it may have been twice as much. */
const roughly = /\b(?:maybe|perhaps|about|around|roughly)\b/i;

/** How much of the stimulants in chocolate a note tells of, in mg at most; null unless it says so exactly. */
function mostEaten(told: string): number | null {
  const note = told.replaceAll(/\bcoffee table\b/gi, 'table');
  if (unsure.test(note)) return null;
  for (const [words, most] of pieces) {
    const counted = words.exec(note)?.groups?.['count']?.toLowerCase();
    if (counted !== undefined)
      return (numbers[counted] ?? Number(counted)) * most * (roughly.test(note) ? 2 : 1);
  }
  return null;
}

/**
 * What to say of so little chocolate that it is no emergency for a dog of this weight; null if it is more, if the amount or the weight is
 * not known, if anything else that is wrong was found, or if the dog is frail.
 */
export function ofLittleChocolate(
  note: string,
  dog: DogProfile,
  signs: readonly Found[],
): Partial<AnswerParts> | null {
  const { weight } = dog;
  if (weight === null || weight <= 0 || !bearsStimulants(dog)) return null;
  if (signs.some(({ id, level }) => id !== chocolate && level !== 'low')) return null;
  const eaten = mostEaten(note);
  const kilograms = weight / poundsPerKilogram;
  if (eaten === null || eaten / kilograms >= safeBelow) return null;
  const from = (each: number) => ounces((safeBelow * kilograms) / each / gramsPerOunce);
  return {
    do_now: [
      'Put the rest out of reach, and count what is missing.',
      'Call your vet or a poison hotline if it may have been more than you wrote.',
    ],
    remark: `That holds at most ${Math.ceil(eaten)} mg of the stimulants in chocolate, ${perKilogram(eaten / kilograms)} mg for each kg of your dog. Mild signs are described from about ${mildFrom} mg per kg.`,
    watch_for: `Call your vet or a poison hotline from about ${from(inMilk)} of milk or ${from(inDark)} of the darkest chocolate, or if your dog is restless, shaky or sick.`,
    sources: [
      {
        name: 'Frontiers in Veterinary Science',
        url: 'https://www.frontiersin.org/articles/10.3389/fvets.2016.00026/full',
      },
    ],
  };
}

const ounces = (amount: number): string =>
  amount >= 1 ? `${Math.floor(amount * 2) / 2} oz` : `${Math.max(0.1, Math.floor(amount * 10) / 10)} oz`;

const perKilogram = (amount: number): string => (amount < 0.1 ? 'less than 0.1' : amount.toFixed(1));
