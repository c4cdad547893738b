import type { AnswerParts } from '../domain/analysis.ts';
import { bearsStimulants, type DogProfile } from './dog.ts';
import type { Found } from './found.ts';

/** The sign that a taste of coffee or tea is of. */
export const caffeine = 'toxin_caffeine';

const drink = '(?:coffee|tea|latte|cappuccino|americano|flat white)';
const few = '(?:an?|one|1|two|2|a couple of|just a)';
// One or two laps at most, or a few drops.
const tastes = [
  `\\b${few} (?:(?:tiny|little|quick|small|cheeky) )?(?:licks?|laps?|sips?|tastes?|drops?|drips?|dribbles?) (?:(?:of|from|off|at|out) )+(?:(?!of\\b)\\w+ ){0,3}${drink}\\b`,
  `\\b(?:a few|some|few) (?:drops|drips) of (?:\\w+ ){0,2}${drink}\\b`,
  `\\blick(?:ed|s)? (?:up )?a (?:bit|drop|drip|spot|splash) of (?:\\w+ ){0,2}${drink}\\b`,
].map((words) => new RegExp(words, 'i'));
// With these there was more, it was something stronger, or nobody knows.
const unsure =
  /\b(?:at least|maybe|perhaps|or|more|lots|several|whole|rest|(?<!that['’]s |that is )all|half|most|sure|know|think|(?:cups?|mugs?|pots?|glass(?:es)?) of|espresso|grounds?|granules?|beans?|pods?|capsules?|bags?|teabags?|pills?|tablets?|powder|energy|mocha|chocolate|cocoa|xylitol|sweetener|whiske?y|irish|baileys|(?:on|over|down) (?:his|her|its))\b|\?/i;
/** So light a dog may be harmed by two laps. In pounds. */
const minWeight = 5;

/**
 * What to say of a taste of coffee or tea that is no emergency for this dog; null if it is more, if the amount or the weight is not
 * known, if anything else is wrong, or if the dog is frail.
 */
export function ofTasteOfCoffee(
  note: string,
  dog: DogProfile,
  signs: readonly Found[],
): Partial<AnswerParts> | null {
  if (dog.weight === null || dog.weight < minWeight || !bearsStimulants(dog)) return null;
  if (signs.some(({ id, level }) => id !== caffeine && level !== 'low')) return null;
  if (unsure.test(note) || !tastes.some((words) => words.test(note))) return null;
  return {
    remark: "One or two laps of it don't hold enough caffeine to poison most dogs.",
    do_now: ['Keep the rest out of reach: grounds, tea bags and caffeine pills are far stronger.'],
    watch_for:
      'Call your vet or a poison hotline if it was more than you wrote, or if your dog is restless, shaky or sick.',
    sources: [{ name: 'Pet Poison Helpline', url: 'https://www.petpoisonhelpline.com/poison/caffeine/' }],
  };
}
