import { isKnownWord } from '../../listening/text/spelling.ts';

/** Of a dog, what a model may know. Age in years, weight in lbs. */
export interface Acquaintance {
  breed: string;
  age: number | null;
  weight: number | null;
  traits: readonly string[];
  concerns: readonly string[];
  /** The owner's name and those of all their dogs, which it may not. */
  names: readonly string[];
}

const mostTraits = 20;

/** The facts of a dog, for a model to read. */
export function factsOf({ breed, age, weight, traits, concerns, names }: Acquaintance): string {
  const facts = {
    breed,
    'age in years': age,
    'weight in lbs': weight,
    traits: traits.slice(0, mostTraits),
    'health concerns': concerns.slice(0, mostTraits),
  };
  return anonymous(JSON.stringify(facts), names);
}

/** What an owner wrote, without names, email and web addresses, and numbers as long as a telephone's or a microchip's. */
export function anonymous(text: string, names: readonly string[]): string {
  const bare = text
    .replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '[address]')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '[address]')
    .replace(/\+?\d(?:[ ().-]?\d){6,}/g, '[number]');
  return partsOf(names, bare).reduce((rest, name) => rest.replace(named(name), '[name]'), bare);
}

/** Those of the full names and of each of their words that a text holds somewhere, the longest first. */
function partsOf(names: readonly string[], text: string): string[] {
  const held = text.toLowerCase();
  const parts = names.flatMap((name) => [name, ...name.split(/\s+/)]).filter((part) => part.length > 1);
  return [...new Set(parts)]
    .filter((part) => held.includes(part.toLowerCase()))
    .toSorted((a, b) => b.length - a.length);
}

/** Sick, Blue or May can be a name or a word that matters: such a one counts only as the name is written. */
function named(name: string): RegExp {
  const isWord = name.split(/\s+/).every((word) => isKnownWord(word.toLowerCase()));
  const literal = name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, isWord ? 'gu' : 'giu');
}
