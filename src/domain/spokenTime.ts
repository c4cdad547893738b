import { withDigits } from './spokenNumbers.ts';

/** A spoken time: how many days ago, and the minute of that day (0 to 1439). */
export interface SpokenTime {
  daysAgo: 0 | 1;
  minute: number;
}

/** "Half past 6", "a quarter to 7", "20 past 8", after `withDigits`. */
const relativeTimes = /\b(?:a )?(0\.5|0\.25|5|10|20|25)(?: minutes)? (past|to) (\d{1,2})\b/g;
const toClock = (_: string, share: string, side: string, hour: string) => {
  const minutes = share.startsWith('0.') ? Number(share) * 60 : Number(share);
  return side === 'past'
    ? `${hour}:${String(minutes).padStart(2, '0')}`
    : `${Number(hour) === 1 ? 12 : Number(hour) - 1}:${60 - minutes}`;
};

const times = new RegExp(
  [
    '(?<!\\b(?:since|until|till|before|after|by|from|to) )',
    '(?:\\b(?:(?:this|yesterday) (?<before>morning|afternoon|evening)|tonight),? )?',
    "\\b(?:at(?: about| around)?|around|about) (?<hour>\\d{1,2})(?:(?::| (?=\\d[05]\\b))(?<minutes>[0-5]\\d))?(?<sharp> o['’]?clock)?",
    '(?: ?(?<half>[ap])(?:\\.m\\.|m\\b))?(?:,? (?:(?:this|yesterday|in the) (?<after>morning|afternoon|evening)|tonight))?',
    // Not a measurement, nor the beginning of a longer number.
    '(?![:/%\\d]|\\.\\d| ?(?:minutes?|mins?|hours?|hrs?|miles?|percent)\\b)',
  ].join(''),
  'g',
);

/** Words for other days, and for what happens on no single day. */
const otherDays =
  /\b(?:tomorrow|ago|last|next|weeks?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|usually|always|every|normally|from \d)\b/;

/** "Yesterday" that says when: at the beginning, or next to the time. */
const yesterday =
  /^yesterday\b(?!['’])|\byesterday(?: (?:morning|afternoon|evening))?,? TIME|TIME,? yesterday\b(?!['’])/;

/**
 * The time today or yesterday that a spoken English sentence names, never in the future: `now` is the current minute of the
 * day. Null if there is none or it is ambiguous.
 */
export function spokenTime(said: string, now: number): SpokenTime | null {
  const text = withDigits(said)
    .replace(relativeTimes, toClock)
    .replace(/\bat (?:noon|midday)\b/g, 'at 12 pm');
  const [found, another] = text.matchAll(times);
  if (!found || another || otherDays.test(text)) return null;
  const minutes = minutesOf(found[0], found.groups ?? {});
  const around = text.replace(found[0], found[0].includes('yesterday') ? 'yesterday TIME' : 'TIME');
  if (yesterday.test(around)) {
    const [minute, other] = minutes;
    return minute === undefined || other !== undefined ? null : { daysAgo: 1, minute };
  }
  if (/\byesterday\b/.test(text)) return null;
  const past = minutes.filter((minute) => minute <= now);
  return past.length > 0 ? { daysAgo: 0, minute: Math.max(...past) } : null;
}

/** The possible minutes of the day: two if it may be a.m. or p.m., none if it may be no time at all. */
function minutesOf(words: string, named: Partial<Record<string, string>>): number[] {
  const { hour, minutes, sharp, half } = named;
  const isMorning = half ? half === 'a' : words.includes('morning');
  const isLater = half ? half === 'p' : /afternoon|evening|tonight/.test(words);
  // A bare "at 8" may be a house number.
  if (!isMorning && !isLater && minutes === undefined && !sharp) return [];
  const hours = Number(hour);
  const at = (hourOfDay: number) => hourOfDay * 60 + Number(minutes ?? 0);
  if (hours > 23) return [];
  // 24-hour clock.
  if (hours > 12 || hours === 0) return half ? [] : [at(hours)];
  if (isMorning === isLater) return [at(hours % 12), at((hours % 12) + 12)];
  return [at((hours % 12) + (isLater ? 12 : 0))];
}
