import type { Activity } from './activity.ts';

/** What keyboards write in several ways, and the one way in which it is compared. */
const spellings: readonly [RegExp, string][] = [
  [/[‘’‚‛‹›′‵ʹʻʼʽˈ´\u1ffd`ꞌꞋ]/g, "'"],
  [/[“”„‟«»″‶〝〞〟]/g, '"'],
  [/[\p{Pd}−⁃]/gu, '-'],
  [/[⁄∕]/g, '/'],
  [/[\p{Default_Ignorable_Code_Point}\p{Cc}ـ]/gu, ''],
];

/** Letters that are not an accent on another, but that people write as one when their keyboard lacks them. */
const letters = new Map(
  [
    'æ ae, œ oe, ø o, ł l, đ d, ð d, þ th, ħ h, ŧ t, ŋ n, ĸ k, ȷ j',
    'ə e, ɛ e, ɔ o, ɓ b, ɗ d, ɖ d, ƙ k, ƴ y, ƒ f, ƀ b, ǥ g, ɨ i, ʉ u',
    'ґ г, ي ی, ى ی, ك ک',
  ]
    .flatMap((row) => row.split(', '))
    .map((pair) => pair.split(' ') as [string, string]),
);
const letterPattern = new RegExp(`[${[...letters.keys()].join('')}]`, 'g');

/**
 * Marks that people leave out: accents, points and vowel signs, but not those that make another letter in Kana or Indic
 * scripts.
 */
const accents =
  /(?![\u3099\u309a])(?=\p{Mn})[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/gu;

const spelled = (text: string): string =>
  spellings.reduce((rest, [pattern, one]) => rest.replace(pattern, one), text);

/** Without distinctions of case. "ẞ" has a small letter alone, "ß" and "ss" share the capitals, "ς" and "σ" too. */
const caseless = (text: string): string =>
  text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');

const trimmed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * A text as it is compared with another that may have been typed on another keyboard: two that differ only in case, Unicode
 * form, kind of quotation mark, dash or space, or in characters that show nothing, are the same.
 */
export const identityOf = (text: string): string =>
  // Spelled before and after: "´" would become a space and an accent, and "ŉ" becomes two characters.
  trimmed(caseless(spelled(spelled(trimmed(text)).normalize('NFKC'))).normalize('NFC'));

/** A text as search compares it: `identityOf`, without accents and with the letters of an English keyboard. */
export const foldForSearch = (text: string): string =>
  isPlain.test(text)
    ? trimmed(text.toLowerCase().replaceAll('`', "'"))
    : trimmed(
        identityOf(text)
          .normalize('NFD')
          .replace(accents, '')
          .replace(letterPattern, (letter) => letters.get(letter) ?? letter)
          .normalize('NFC'),
      );

/** Of an English keyboard alone, as most texts are: folded many times faster. */
const isPlain = /^[ -~]*$/;

type Searched = {
  [Name in 'notes' | 'location' | 'foodType' | 'symptoms' | 'title']?: Activity[Name] | undefined;
};

/** In UTF-16 code units a field: one character may fold to eighteen, and storage must not. */
const maxFolded = 10_000;

/** What search looks through: the folded fields, one a line, so that no match spans two. */
export const searchText = ({ notes, location, foodType, symptoms, title }: Searched): string =>
  [notes, location, foodType, symptoms, title]
    .map((text) => (text ? foldForSearch(text).slice(0, maxFolded).toWellFormed() : ''))
    .join('\n');
