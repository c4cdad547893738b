/** The characters that show nothing beside white space, as the inside of a regular expression's class. */
const invisible = String.raw`\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{1d159}`;

const onlyInvisible = new RegExp(`^[${invisible}]*$`, 'u');
const onlyBlank = new RegExp(String.raw`^[\s${invisible}]*$`, 'u');

/**
 * Whether a text shows nothing: it is empty, or has only white space, control and formatting characters, fillers such as
 * U+3164, the blank Braille pattern, or marks without a letter.
 */
export const showsNothing = (text: string): boolean => onlyBlank.test(text);

/**
 * An address or token without the white space and invisible characters that copying puts around it. One that is too long
 * to be either is only trimmed.
 */
export const trimmedCopy = (text: string): string =>
  text.length > 1_000 ? text.trim() : text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');

let segmenter: Intl.Segmenter | undefined;

/**
 * A text's characters as people see them: an accented letter or an emoji of several code points is one. Browsers without
 * `Intl.Segmenter` only join marks to their letters.
 */
export function* charactersOf(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) return yield* text.match(/\P{M}?\p{M}*/gu) ?? [];
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/**
 * How many characters a text has as people count them, but at most `most`. What shows nothing does not count, nor does
 * white space at the ends.
 */
export function countCharacters(text: string, most: number): number {
  // Finding out where a character ends takes far longer than whether there is one.
  if (most === 1) return showsNothing(text) ? 0 : 1;
  let count = 0;
  let spaces = 0;
  for (const character of charactersOf(text)) {
    if (onlyInvisible.test(character) && !/\s/.test(character)) continue;
    if (showsNothing(character)) {
      if (count > 0) spaces += 1;
      continue;
    }
    count += spaces + 1;
    spaces = 0;
    if (count >= most) return most;
  }
  return count;
}
