/** The most characters of a phone number, spaces and an extension included. */
export const maxPhoneLength = 40;
/** Short numbers of emergency lines have three digits; the longest have 15, and an extension. */
const digitsAllowed = { min: 3, max: 24 };

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const extension = /(?:[,;]?\s*(?:ext(?:ension)?\.?|x|#)|,|;ext=)\s*[:.]?\s*(\d{1,8})$/i;
/** Digits with separators; letters that stand for keys come last, as in "0800 TOX PET". */
const written = /^\+?(?=.*\d.*\d.*\d)[\d\s()./\u00b7\u2010-\u2015-]+(?:[a-z][\sa-z-]{2,9})?$/i;

/** Digits of any script, as ASCII. */
const plainDigits = (text: string) =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });

const keyOf = (letter: string) => String(keypad.findIndex((key) => key.includes(letter)) + 2);

/**
 * What a telephone dials for a number as people write it ("+44 (0)20 7946 0000", "(555) 010-2030 ext. 4"): digits, maybe after
 * a "+", an extension after a comma, which is a pause. Null if it is no phone number.
 */
export function dialed(phone: string): string | null {
  const told = plainDigits(phone)
    .replace(/^tel:/i, '')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const extra = extension.exec(told)?.[1];
  const main = told.replace(extension, '').trim();
  if (!written.test(main)) return null;
  // After the country's code the 0 in brackets is not dialed.
  const number = main.startsWith('+') ? main.replace('(0)', '') : main;
  const digits = number.toLowerCase().replace(/[a-z]/g, keyOf).replace(/\D/g, '');
  if (digits.length < digitsAllowed.min || digits.length > digitsAllowed.max) return null;
  return `${main.startsWith('+') ? '+' : ''}${digits}${extra ? `,${extra}` : ''}`;
}

/** The link that calls a number; null if it is none. */
export function callLink(phone: string): string | null {
  const number = dialed(phone);
  return number && `tel:${number}`;
}
