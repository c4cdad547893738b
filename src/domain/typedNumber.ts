/** Writes digits of any script as 0 to 9, and their separators and minus signs as ".", "," and "-". */
export const withAsciiDigits = (typed: string): string => (isAscii(typed) ? typed : foldedDigits(typed));

const isAscii = (text: string) => !/[\u0080-\uffff]/.test(text);

const foldedDigits = (typed: string): string =>
  typed
    .replace(/\p{Nd}/gu, digit)
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replaceAll('\u2212', '-');

/** The value of a digit. Unicode keeps ten digits in a row, from a code that ends in 0 or, in some scripts, in 6. */
function digit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code > 0xffff) return character.normalize('NFKC');
  const row = code - (code % 16);
  return String(code - (/\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6));
}

/**
 * The number that was typed, with a decimal point or comma, in digits of any script. Null if it is none or could be two, like
 * "1,200", which is 1.2 to some and 1200 to others.
 */
export function typedNumber(typed: string): number | null {
  const text = withAsciiDigits(typed).trim();
  if (/^[+-]?[1-9]\d{0,2},\d{3}$/.test(text)) return null;
  const number = text.replace(',', '.');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e\d+)?$/i.test(number) ? Number(number) : null;
}
