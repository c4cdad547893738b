import { withAsciiDigits } from '../typedNumber.ts';

/** What comes first in a date of numbers: the day (3/4 is the 3rd of April) or the month (March 4). */
export const dateOrders = ['day', 'month'] as const;
export type DateOrder = (typeof dateOrders)[number];

/**
 * A day (YYYY-MM-DD) and a time (HH:MM:SS.mmm, null if none was told), and how far it is from UTC, in minutes, if that was
 * told.
 */
export interface ReadDate {
  day: string;
  time: string | null;
  offset: number | null;
}

/** A time of day, with how far it is from UTC. */
export type ReadTime = Pick<ReadDate, 'offset'> & { time: string };

const yearFirst = /^(\d{4})([-/.]) ?(\d{1,2})\2 ?(\d{1,2})\.?(?:[T ,]+(.+))?$/i;
/** As Chinese and Japanese write it. */
const eastAsian = /^(\d{4})年(\d{1,2})月(\d{1,2})日 ?(.+)?$/;
/** A time before its date. */
const timeFirst = /^(\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?),? (.*[-/. ].*)$/i;
const compact = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/i;
const numbers = /^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d{2})\.?(?:[T ,]+(.+))?$/i;
const weekday = '(?:\\p{L}+\\.?,? )?';
const ordinal = '(?:st|nd|rd|th|er|º|\\.)?';
const rest = '(?: ?г\\.)?(?:,? (?:at |um |à |a las )?(.+))?';
const dayThenMonth = new RegExp(
  `^${weekday}(\\d{1,2})${ordinal}[ \\-/]*(?:de )?(\\p{L}+)\\.?,?[ \\-/]*(?:de )?(\\d{4}|\\d{2})${rest}$`,
  'iu',
);
const monthThenDay = new RegExp(
  `^${weekday}(\\p{L}+)\\.?[ \\-/]*(\\d{1,2})${ordinal},? (\\d{4})${rest}$`,
  'iu',
);
const seconds = /^1\d{9}(?:\.\d+)?$/;
const milliseconds = /^1\d{12}$/;
/** A spreadsheet's own number for a moment: days since December 30, 1899, here from 1970 to 2099. */
const spreadsheetDays = /^(\d{5})(?:\.(\d+))?$/;
const firstDay = 25_569;
const lastDay = 73_051;

/** With plain spaces and digits. */
const plain = (text: string): string => withAsciiDigits(text).replace(/\s+/g, ' ').trim();

/** The text of a cell with plain spaces and digits, and the date before the time. */
const dateFirst = (cell: string): string => plain(cell).replace(timeFirst, '$2 $1');

/**
 * The order that the dates of a column tell, all of them together: a number over 12 is a day, and with dots the day comes
 * first. `unknown` if none tells and it matters; null if no date needs an order.
 */
export function orderOf(column: Iterable<string>): DateOrder | 'unknown' | null {
  const votes = { day: 0, month: 0 };
  let matters = false;
  for (const text of column) {
    const [, first, separator, second] = numbers.exec(dateFirst(text)) ?? [];
    if (first === undefined || first === second) continue;
    matters = true;
    if (separator === '.' || Number(first) > 12) votes.day += 1;
    else if (Number(second) > 12) votes.month += 1;
  }
  if (!matters) return null;
  if (votes.day === votes.month) return 'unknown';
  return votes.day > votes.month ? 'day' : 'month';
}

/** The date in a cell, perhaps with a time. Null if it cannot be read, or if there is no such day. */
export function readDate(cell: string, order: DateOrder): ReadDate | null {
  const text = dateFirst(cell);
  return readCount(text) ?? readYearFirst(text) ?? readNumbers(text, order) ?? readWords(text);
}

/** Seconds, milliseconds or a spreadsheet's days, as one number. */
function readCount(text: string): ReadDate | null {
  if (seconds.test(text)) return ofMoment(Number(text) * 1_000);
  if (milliseconds.test(text)) return ofMoment(Number(text));
  const [, days = 0, partOfDay] = spreadsheetDays.exec(text) ?? [];
  if (Number(days) < firstDay || Number(days) >= lastDay) return null;
  const { day, time } = ofMoment(Math.round((Number(text) - firstDay) * 86_400) * 1_000);
  return { day, time: partOfDay === undefined ? null : time, offset: null };
}

function readYearFirst(text: string): ReadDate | null {
  const [, year, , month, day, tail] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return dated([year, month, day], tail);
  const [, inYear, inMonth, onDay, later] = eastAsian.exec(text) ?? [];
  if (inYear !== undefined) return dated([inYear, inMonth, onDay], later);
  const [, theYear, theMonth, theDay, hour, minute, second = '00', zulu = ''] = compact.exec(text) ?? [];
  if (theYear === undefined) return null;
  return dated([theYear, theMonth, theDay], hour && `${hour}:${minute}:${second}${zulu}`);
}

function readNumbers(text: string, order: DateOrder): ReadDate | null {
  const [, first, separator, second, year, tail] = numbers.exec(text) ?? [];
  if (year === undefined) return null;
  const isDayFirst = separator === '.' || order === 'day';
  return dated(isDayFirst ? [year, second, first] : [year, first, second], tail);
}

function readWords(text: string): ReadDate | null {
  const [, day, month, year, tail] = dayThenMonth.exec(text) ?? [];
  const found = month === undefined ? null : months().get(lettersOf(month));
  if (found) return dated([year, String(found), day], tail);
  const [, name, theDay, theYear, theTail] = monthThenDay.exec(text) ?? [];
  const named = name === undefined ? null : months().get(lettersOf(name));
  return named ? dated([theYear, String(named), theDay], theTail) : null;
}

const ofMoment = (moment: number): ReadDate => {
  const iso = new Date(moment).toISOString();
  return { day: iso.slice(0, 10), time: iso.slice(11, 23), offset: 0 };
};

function dated(parts: (string | undefined)[], tail: string | undefined): ReadDate | null {
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const full = parts[0]?.length === 2 ? centuryOf(year) + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null;
  if (full < 1000) return null;
  const iso = date.toISOString().slice(0, 10);
  if (tail === undefined) return { day: iso, time: null, offset: null };
  const time = readTime(tail);
  return time && { day: iso, ...time };
}

/** No dog's log is from before 1970. */
const centuryOf = (year: number) => (year < 70 ? 2000 : 1900);

/** How far the clocks of North America are from UTC, in winter and in summer. */
const zoneOffsets: Record<string, string> = {
  est: '-5',
  edt: '-4',
  cst: '-6',
  cdt: '-5',
  mst: '-7',
  mdt: '-6',
  pst: '-8',
  pdt: '-7',
};

const clock =
  /^(\d{1,2})(?:[:.h](\d\d))?(?:[:.](\d\d)(?:[.,](\d{1,9}))?)? ?(am|pm|uhr|h)?\.? ?(z|utc|gmt)? ?([+-]\d\d?(?::?\d\d)?)? ?(?:\(.*\))?$/i;

/** The time in a cell: "18:05", "6:05 PM", "18:05:09.5+02:00". Null if it cannot be read. */
export function readTime(cell: string): ReadTime | null {
  const text = plain(cell)
    .replace(/([ap])\. ?m\b\.?/i, '$1m')
    // The day of the week, and the word for a clock.
    .replace(/^(?:\(\p{L}+\.?\)|kl\.?|klo) ?/iu, '')
    .replace(/^noon$/i, '12:00')
    .replace(/^(\d\d)(\d\d)$/, '$1:$2')
    .replace(/(?<=[\dm] ?)\b[ecmp][sd]t$/i, (zone) => zoneOffsets[zone.toLowerCase()] ?? zone);
  const [, hours, minutes, second = '00', fraction = '', half, utc, offset] = clock.exec(text) ?? [];
  if (hours === undefined || (minutes === undefined && half === undefined)) return null;
  const hour = hourOf(Number(hours), half?.toLowerCase());
  if (hour === null || Number(minutes ?? 0) > 59 || Number(second) > 59) return null;
  const time = `${String(hour).padStart(2, '0')}:${minutes ?? '00'}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}`;
  return { time, offset: offset === undefined ? (utc === undefined ? null : 0) : minutesOf(offset) };
}

const spacedRange = /^(.+?)(?:\s+-\s+|\s*[–—]\s*|\s+(?:to|till|until|bis|a|al|à|tot|til)\s+)(.+)$/iu;
const closeRange = /^(\d{1,2}[:.h]\d\d(?: ?[ap]m)?)-(\d{1,2}[:.h]\d\d(?: ?[ap]m)?)$/i;

/**
 * The two ends of what a cell tells: "8:00 - 8:45". `ofTimes`: a time's "-5:00" is an end too, and not how far it is from
 * UTC. Null if it tells one alone, or half of the day for one alone.
 */
export function rangeIn(cell: string, { ofTimes = false } = {}): { start: string; end: string } | null {
  const text = plain(cell);
  const [, start, end] = (ofTimes && closeRange.exec(text)) || (spacedRange.exec(text) ?? []);
  if (start === undefined || end === undefined) return null;
  const half = /\d ?[ap]\.? ?m\b/i;
  return half.test(start) === half.test(end) ? { start, end } : null;
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half !== 'am' && half !== 'pm') return hour < 24 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

function minutesOf(offset: string): number {
  const [, sign, hours, minutes = 0] = /([+-])(\d\d?):?(\d\d)?/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Languages whose names of months are known. */
const languages = 'en de fr es it pt nl sv da nb fi pl cs tr hu ro ru uk'.split(' ');

/** Without case, accents and dots. */
const lettersOf = (name: string): string => name.toLowerCase().normalize('NFD').replace(/\P{L}/gu, '');

let known: Map<string, number> | undefined;

/** The months by their names, long and short. */
function months(): Map<string, number> {
  if (known) return known;
  known = new Map([['sept', 9]]);
  for (const language of languages) {
    for (const month of ['long', 'short'] as const) {
      // Some languages write the month otherwise beside a day.
      for (const day of [undefined, 'numeric'] as const)
        addMonths(known, new Intl.DateTimeFormat(language, { month, day, timeZone: 'UTC' }));
    }
  }
  return known;
}

function addMonths(names: Map<string, number>, format: Intl.DateTimeFormat): void {
  for (let month = 1; month <= 12; month += 1) {
    const parts = format.formatToParts(Date.UTC(2026, month - 1, 1));
    const name = lettersOf(parts.find(({ type }) => type === 'month')?.value ?? '');
    if (name.length > 2 && !names.has(name)) names.set(name, month);
  }
}
