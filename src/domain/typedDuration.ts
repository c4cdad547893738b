import { withDigits } from './spokenNumbers.ts';
import { typedNumber, withAsciiDigits } from './typedNumber.ts';

/** What to do about a duration that `typedDuration` cannot read. */
export const unreadableDuration = 'Please enter minutes, such as 90, or hours, as 1:30 or 1.5 h';

const number = '(\\d+(?:\\.\\d+)?|an?)';
const minute = "\\s*(?:m|mins?|minutes?|['’′])\\.?";
const clock = /^(\d{1,2})\s*:\s*([0-5]\d)(?:\s*(?:h|hrs?|hours?))?$/;
const minutes = new RegExp(`^${number}${minute}$`);
/** "1 h", "1h30", "1 hr 5", "1 hour and 30 minutes", "an hour and 0.5". */
const hours = new RegExp(
  `^${number}\\s*(?:h|hrs?|hours?)\\.?(?:\\s*(?:,|and|&)?\\s*(?:([0-5]?\\d)(?:${minute})?|(0\\.\\d+)))?$`,
);

/** Below this, a bare number with decimals is no number of minutes that anybody means. */
const leastWithDecimals = 10;

/**
 * The minutes in a typed duration: "90", "90 min", "1:30", "1h30", "1 hr 5", "1.5 h", "½ h", "an hour and a half". Null if it
 * cannot be read or is ambiguous, like "1,5" without a unit. The result may be too small or too large for a walk.
 */
export function typedDuration(typed: string): number | null {
  const spaced = withAsciiDigits(typed)
    .replaceAll('：', ':')
    .replace(/(?<=[\d¼-¾⅐-⅞])(?=[hm])/gi, ' ');
  const text = withDigits(spaced)
    .replace(/^for /, '')
    .replace(/^,(?=\d)/, '0.')
    .replace(/(\d),(?=\d{1,2}(?!\d))/, '$1.');
  const [, wholeHours, clockMinutes] = clock.exec(text) ?? [];
  if (wholeHours !== undefined) return Number(wholeHours) * 60 + Number(clockMinutes);
  const [, count] = minutes.exec(text) ?? [];
  if (count !== undefined) return valueOf(count);
  return hoursIn(text) ?? bareMinutes(text);
}

const valueOf = (count: string) => (count.startsWith('a') ? 1 : Number(count));

function hoursIn(text: string): number | null {
  const [, count, minutesToo, part = '0'] = hours.exec(text) ?? [];
  if (count === undefined) return null;
  const value = valueOf(count);
  // "1.5 h 10" is neither 90 nor 100 minutes for sure.
  if (!Number.isInteger(value) && (minutesToo !== undefined || part !== '0')) return null;
  return Math.round((value + Number(part)) * 60) + Number(minutesToo ?? 0);
}

function bareMinutes(text: string): number | null {
  const value = typedNumber(text);
  const isAmbiguous = value !== null && !Number.isInteger(value) && value > 1 && value < leastWithDecimals;
  return isAmbiguous ? null : value;
}

/** Minutes as `typedDuration` reads them again. */
export const durationText = (minutesOfWalk: number): string =>
  Number.isInteger(minutesOfWalk) ? String(minutesOfWalk) : `${minutesOfWalk} min`;
