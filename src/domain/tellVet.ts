import type { Dog } from './dog.ts';
import { genderLabel, yearsOld } from './dogLabels.ts';
import { inOneLine } from './noteText.ts';

/** The most characters of a note that are read out. */
const maxNote = 300;

interface Told {
  dog: Pick<Dog, 'name' | 'breed' | 'gender' | 'age' | 'weight' | 'healthConcerns'>;
  /** What was noted, in the owner's words. */
  note: string;
  /** When, in words: "today at 2:14 AM". Null if just now. */
  when: string | null;
  swallowed: boolean;
  /** The weight in words: "24 lb". */
  weight: string | null;
}

/**
 * What to tell a vet or a poison line on the phone, sentence by sentence, ready to be read out: the dog, what was noted and
 * when, what it lives with, and what they will ask.
 */
export function tellVet({ dog, note, when, swallowed, weight }: Told): string[] {
  const facts = [
    dog.age === null ? null : yearsOld(dog.age),
    genderLabel(dog).toLowerCase(),
    dog.breed,
    weight && `about ${weight}`,
  ].filter(Boolean);
  const words = inOneLine(note);
  const shortened = words.length > maxNote ? `${[...words].slice(0, maxNote).join('').trimEnd()} …` : words;
  return [
    `My dog ${dog.name}: ${facts.join(', ')}.`,
    ...(shortened ? [`${when === null ? 'I noticed' : `Noted ${when}`}: “${shortened}”`] : []),
    ...(dog.healthConcerns.length > 0 ? [`Known: ${dog.healthConcerns.join(', ')}.`] : []),
    swallowed
      ? 'Say what it was, how much and when. Have the package at hand.'
      : 'Say when it began and whether it is getting worse.',
  ];
}
