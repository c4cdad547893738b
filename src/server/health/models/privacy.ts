import { identityOf } from '../../../domain/search.ts';
import { isKnownWord } from '../../../listening/text/spelling.ts';

/** What a model may know about a dog. Age in years, weight in lbs. */
export interface DogFacts {
  breed: string;
  age: number | null;
  weight: number | null;
  traits: readonly string[];
  concerns: readonly string[];
  /** The names of the people who see the dog and of their dogs, which must be kept from the model. */
  names: readonly string[];
}

const maxTraits = 20;

/** The facts about a dog, for a model to read. */
export function factsOf({ breed, age, weight, traits, concerns, names }: DogFacts): string {
  const facts = {
    breed,
    'age in years': age,
    'weight in lbs': weight,
    traits: traits.slice(0, maxTraits),
    'health concerns': concerns.slice(0, maxTraits),
  };
  return anonymous(JSON.stringify(facts), names);
}

/** An owner's text without names, email and web addresses, and numbers as long as a phone's or a microchip's. */
export function anonymous(text: string, names: readonly string[]): string {
  const bare = text
    .normalize('NFC')
    .replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '[address]')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '[address]')
    .replace(/\+?\d(?:[ ().-]?\d){6,}/g, '[number]');
  return namesIn(names, bare).reduce((rest, name) => rest.replace(patternFor(name), '[name]'), bare);
}

/** The full names, and their single words, that occur in a text, longest first. */
function namesIn(names: readonly string[], text: string): string[] {
  const held = identityOf(text);
  const parts = names
    .map((name) => name.normalize('NFC'))
    .flatMap((name) => [name, ...name.split(/\s+/)])
    .filter((part) => part.length > 1);
  return [...new Set(parts)]
    .filter((part) => held.includes(identityOf(part)))
    .toSorted((a, b) => b.length - a.length);
}

/** Sick, Blue or May may be a name or a meaningful word: such a name matches only in its exact case. */
function patternFor(name: string): RegExp {
  const isWord = name.split(/\s+/).every((word) => isKnownWord(word.toLowerCase()));
  const literal = name
    .replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    // However the note writes what keyboards write in several ways.
    .replace(/['‘’ʼ`]/g, "['‘’ʼ`]")
    .replace(/[-‐‑–]/g, '[-‐‑–]')
    .replace(/\s+/g, String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, isWord ? 'gu' : 'giu');
}
