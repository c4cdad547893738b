const ones = 'one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values = new Map<string, number>([
  ['zero', 0],
  ...[...ones, ...teens].map((word, at) => [word, at + 1] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
]);
const valueOf = (word: string) => values.get(word) ?? 0;

const twoWords = new RegExp(`\\b(${tens.join('|')})[ -](${ones.join('|')})\\b`, 'g');
/** Alternatives for a regular expression: all numbers that are one word. */
export const numberWord = [...values.keys()].join('|');
const oneWord = new RegExp(`\\b(${numberWord})\\b`, 'g');
const thousands = /\b([1-9]\d?|a)[ -]thousand(?: and)?(?:[ -](\d{1,3})\b)?/g;
const hundreds = /\b([1-9]|a)[ -]hundred(?: and)?(?:[ -](\d{1,2})\b)?/g;

/** "2 point 5", "2 point 2 5", but neither "the point 5 minutes away" nor "at 1 point 5 dogs". */
const decimals = /(?<!\bat )\b(\d+) point (\d{2,}|\d(?: \d)*)\b/g;

/** "Fed point five cups", but neither "to the point, five minutes" nor "Hook Point five minutes". */
const leadingPoint =
  /(^|\b(?:for|of|fed|feed|gave|give|ate|had|walked|him|her|it|about|only|just|and) )point (\d{2,}|\d(?: \d)*)(?=[ -](?:hours?|hrs?|cups?|bowls?|scoops?|cans?)\b)/g;

/** What may come between a fraction and what it is a part of: "of an", "of the", "a". */
const ofA = '(?:[ -]of\\b)?(?:[ -](?:an?|the|her|his|their)\\b)?';

/** "½" and other fractions of one character. NFKC turns them into "1⁄2". */
const oneSign = / ?([¼½¾⅐-⅞])/g;
const asWritten = (_: string, sign: string) => ` ${sign.normalize('NFKC').replace('⁄', '/')}`;

/** "1/3", "1 1/3", "1-1/3", "1 and 1/3". */
const written = new RegExp(`(?:\\b(\\d{1,2})[ -](?:and )?)?\\b([1-9])/([2-9])\\b${ofA}`, 'g');

const inDigits = (whole: string | undefined, part: number) =>
  String(Math.round((Number(whole ?? 0) + part) * 100) / 100);

/** Spoken fractions, maybe after a whole number: "three-quarter", "one and two thirds". Longer ones first. */
const parts = Object.entries({
  '3[ -]quarters?': 3 / 4,
  '(?:[a1][ -])?quarter': 1 / 4,
  '2[ -]thirds?': 2 / 3,
  '[a1][ -]third': 1 / 3,
  '(?:(?:an?|1)[ -])?half': 1 / 2,
}).map(([words, part]) => [new RegExp(`(?:\\b(\\d+) and )?\\b${words}\\b${ofA}`, 'g'), part] as const);

/**
 * A sentence in lower case, with all numbers in digits: "Twenty-five minutes" becomes "25 minutes", "one-and-a-half cups"
 * "1.5 cups", "half an hour" "0.5 hour", "two point five" "2.5".
 */
export function withDigits(said: string): string {
  let text = said
    .toLowerCase()
    .replace(oneSign, asWritten)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(twoWords, (_, ten: string, one: string) => String(valueOf(ten) + valueOf(one)))
    .replace(oneWord, (word) => String(valueOf(word)))
    .replace(decimals, (_, whole: string, part: string) => `${whole}.${part.replaceAll(' ', '')}`)
    .replace(leadingPoint, (_, before: string, part: string) => `${before}0.${part.replaceAll(' ', '')}`)
    .replaceAll('-and-', ' and ')
    .replace(hundreds, (_, count: string, rest = '0') =>
      String(Number(count === 'a' ? 1 : count) * 100 + Number(rest)),
    )
    .replace(thousands, (_, count: string, rest = '0') =>
      String(Number(count === 'a' ? 1 : count) * 1000 + Number(rest)),
    );
  text = text.replace(written, (_, whole: string | undefined, part: string, of: string) =>
    inDigits(whole, Number(part) / Number(of)),
  );
  for (const [words, part] of parts) text = text.replace(words, (_, whole?: string) => inDigits(whole, part));
  return text.replace(/(^|[^\d.])\.(\d)/g, '$10.$2');
}
