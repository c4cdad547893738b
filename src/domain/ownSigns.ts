import { identityOf } from './search.ts';

/** How many signs are offered. */
const offered = 6;

/** Longer ones, in characters, are sentences about one day, not signs that come again. */
const longest = 32;

/** After so long, in milliseconds, an entry counts half as much as a new one. */
const halfLife = 60 * 86_400_000;

/** The signs that an entry's symptoms list, as they were written: "Vomiting, tired" has two. */
function signsIn(symptoms: string): string[] {
  // What follows a colon explains what is before it, and is none without it.
  const parts = symptoms.includes(':') ? [symptoms] : symptoms.split(/[,;\n]|\.(?=\s|$)/);
  return parts.map((part) => part.trim()).filter((part) => part !== '' && part.length <= longest);
}

/** The signs that a dog's own log names most often and lately, in the words of the latest entry; at most six. */
export function ownSigns(
  entries: readonly { symptoms: string | null; timestamp: string }[],
  now: Date,
): string[] {
  const signs = new Map<string, { words: string; weight: number }>();
  const latestFirst = entries.toSorted((one, other) => other.timestamp.localeCompare(one.timestamp));
  for (const { symptoms, timestamp } of latestFirst) {
    const weight = 0.5 ** ((now.getTime() - Date.parse(timestamp)) / halfLife);
    for (const words of signsIn(symptoms ?? '')) {
      const sign = identityOf(words);
      const known = signs.get(sign);
      signs.set(sign, { words: known?.words ?? words, weight: (known?.weight ?? 0) + weight });
    }
  }
  return [...signs.values()]
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, offered)
    .map(({ words }) => capital(words));
}

/** What separates the signs that are typed. */
const separator = /([,;.!?\n]+\s*)/;

/** What was typed with a sign added to it, or taken out if it is there. */
export function withSign(typed: string, sign: string): string {
  if (hasSign(typed, sign)) {
    const parts = typed.split(separator);
    const rest = parts.filter(
      (part, at) => !isSame(part, sign) && !(at % 2 && isSame(parts[at - 1] ?? '', sign)),
    );
    return capital(rest.join('').replace(/[,;\s]+$/, ''));
  }
  const before = typed.trimEnd();
  if (before === '') return sign;
  return /[,;.!?:\n]$/.test(before) ? `${before} ${sign}` : `${before}, ${small(sign)}`;
}

/** Whether a sign is one of those typed. */
export const hasSign = (typed: string, sign: string): boolean =>
  typed.split(separator).some((part) => isSame(part, sign));

const isSame = (one: string, other: string) => identityOf(one) === identityOf(other);

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Without a capital at its beginning, unless it is an abbreviation. */
const small = (words: string) =>
  /^.\p{Lu}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
