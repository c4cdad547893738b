import { numberWord, withDigits } from './spokenNumbers.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

/** A time by the clock. Without `half` the hour is one of 24, or one of 12 that may be of either half of the day. */
export interface ClockTime {
  hour: number;
  minute: number;
  half: 'am' | 'pm' | null;
}

/** What one expression says about when something happened. */
export interface TimeWords {
  /** A day, by how many days ago it was. */
  daysAgo?: number;
  part?: PartOfDay;
  clock?: ClockTime;
  minutesAgo?: number;
  /** Whether the expression leaves open what exactly it means. */
  isVague?: boolean;
  /** A part of the day that means something only next to another expression, as in "evening walk". */
  isBare?: boolean;
  /** Of the future, or no time at which something happened. */
  isIgnored?: boolean;
}

/** The owner's day on which something is said: `weekday` counts from Sunday, 0. */
export interface SpokenOn {
  date: string;
  weekday: number;
}

type Named = Partial<Record<string, string>>;
interface Finder {
  pattern: RegExp;
  read: (named: Named, today: SpokenOn) => TimeWords;
}

const weekdays = 'sunday|monday|tuesday|wednesday|thursday|friday|saturday';
const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const ordinals = [
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth',
  'sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth',
].join('|');
const partOf: Partial<Record<string, PartOfDay>> = {
  breakfast: 'morning',
  dawn: 'morning',
  sunrise: 'morning',
  lunch: 'afternoon',
  bed: 'night',
};
const parts = 'morning|afternoon|evening|night';
const nearly = '(?:about |around |roughly |exactly |almost |nearly |like )?';
/** What may follow a bare hour. Anything else may be what it counts. */
const afterHour = `(?=\\s*(?:$|[.,;!?](?!\\d)|(?:and|with|for|in|on|this|yesterday|last|today|tonight|at|she|he|we|they|it|i|but|then|because|after|before|while|when|as|near|alone|again|by|${weekdays}|${parts})\\b))`;
const count = '(?<count>\\d+(?:\\.\\d+)?|an?|a couple(?: of)?|a few|several)';

const numberIn = (words: string) => {
  if (/\d/.test(words)) return Number(words);
  if (words.startsWith('a couple')) return 2;
  return words === 'a few' || words === 'several' ? 3 : 1;
};
const isVagueCount = (words = '') => words === 'a few' || words === 'several';
const at = (hour: string | undefined, minute: string | undefined, half?: string): ClockTime => ({
  hour: Number(hour),
  minute: Number(minute ?? 0),
  half: half === 'a' ? 'am' : half === 'p' ? 'pm' : null,
});

/** The forms of expressions. Of those that begin at the same place the longest counts. */
const finders: Finder[] = [
  {
    pattern: new RegExp(
      `${count} ?(?<unit>minutes?|mins?|hours?|hrs?|h)(?: and (?<part>0\\.\\d+)|,?(?: and)? (?<more>\\d+) ?(?:minutes?|mins?))?(?<orSo> or so)? ago\\b`,
      'g',
    ),
    read: ({ count: words = '', unit = '', part = '0', more = '0', orSo }) => {
      const each = unit.startsWith('h') ? 60 : 1;
      const minutesAgo = Math.round((numberIn(words) + Number(part)) * each) + Number(more);
      return { minutesAgo, isVague: orSo !== undefined || (each === 60 && isVagueCount(words)) };
    },
  },
  {
    pattern: new RegExp(`${count} (?<unit>days?|nights?|weeks?) ago\\b`, 'g'),
    read: ({ count: words = '', unit = '' }) => ({
      daysAgo: Math.round(numberIn(words) * (unit.startsWith('week') ? 7 : 1)),
      ...(unit.startsWith('night') && { part: 'night' }),
      isVague: isVagueCount(words),
    }),
  },
  { pattern: /\bthe day before yesterday\b/g, read: () => ({ daysAgo: 2 }) },
  { pattern: /\byesterday\b(?!['’])/g, read: () => ({ daysAgo: 1 }) },
  { pattern: /\bthe night before last\b/g, read: () => ({ daysAgo: 2, part: 'night' }) },
  { pattern: /\blast night\b(?!['’])/g, read: () => ({ daysAgo: 1, part: 'night' }) },
  { pattern: /\btonight\b/g, read: () => ({ daysAgo: 0, part: 'night' }) },
  { pattern: /\btoday\b(?!['’])/g, read: () => ({ daysAgo: 0, isBare: true }) },
  {
    pattern: /\bthis (?<part>morning|afternoon|evening)\b/g,
    read: ({ part }) => ({ daysAgo: 0, part: part as PartOfDay }),
  },
  {
    pattern: /\b(?:overnight|(?:during|in the middle of) the night)\b/g,
    read: () => ({ part: 'night', isVague: true }),
  },
  {
    pattern: new RegExp(`\\ball (?<part>${parts})\\b`, 'g'),
    read: ({ part }) => ({ part: part as PartOfDay, isVague: true }),
  },
  {
    pattern: new RegExp(`\\b(?:in the|at) (?<part>${parts})\\b`, 'g'),
    read: ({ part }) => ({ part: part as PartOfDay }),
  },
  {
    pattern: new RegExp(`\\b(?<part>${parts})\\b`, 'g'),
    read: ({ part }) => ({ part: part as PartOfDay, isBare: true }),
  },
  {
    pattern: new RegExp(`\\b(?<last>last |this past )?(?<day>${weekdays})\\b(?!['’])`, 'g'),
    read: ({ last, day = '' }, { weekday }) => {
      const ago = (weekday - weekdays.split('|').indexOf(day) + 7) % 7;
      // "On Monday" on a Monday is hardly today, and "last Monday" on a Tuesday hardly yesterday.
      return { daysAgo: ago || 7, isVague: last ? ago === 1 : ago === 0 };
    },
  },
  {
    pattern: new RegExp(
      `\\b(?<month>${months}) (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?! ?(?:miles?|times?|minutes?|hours?|cups?))`,
      'g',
    ),
    read: ({ month, day }, today) => dateIn(month, day, today),
  },
  {
    pattern: new RegExp(`\\b(?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)? of (?<month>${months})\\b`, 'g'),
    read: ({ month, day }, today) => dateIn(month, day, today),
  },
  {
    // "On the 5th": the latest.
    pattern: /\bon the (?<day>[1-9]|[12]\d|3[01])(?:st|nd|rd|th)\b(?! of\b)/g,
    read: ({ day }, { date }) => {
      const [year = 0, month = 0, today = 0] = date.split('-').map(Number);
      const then = Date.UTC(year, month - (Number(day) > today ? 2 : 1), Number(day));
      return {
        daysAgo: (Date.parse(date) - then) / 86_400_000,
        isVague: new Date(then).getUTCDate() !== Number(day),
      };
    },
  },
  {
    // Other ways to name a date, which are not read.
    pattern: new RegExp(
      `\\bon (?:\\d{1,2}/\\d{1,2}|0\\.\\d+|the (?:\\d+ )?(?:${ordinals})(?=\\s*(?:$|[.,]|at|around|in)))|\\b(?:${months.replace('march|', '').replace('may|', '')})\\b(?! \\d)|\\b(?:march|may) (?:\\d+[ -])?(?:${ordinals})\\b`,
      'g',
    ),
    read: () => ({ isVague: true }),
  },
  {
    pattern:
      /\b(?:at|around) (?:(?<part>breakfast|lunch|dinner|supper|dawn|dusk|bed)(?: ?time)?|(?<sun>sunrise|sunset))\b/g,
    read: ({ part, sun }) => ({ part: partOf[part ?? sun ?? ''] ?? 'evening', isVague: true }),
  },
  {
    pattern:
      /\b(?:the other (?:day|night|morning|evening)|last week|earlier(?! than)|a while ago|recently)\b/g,
    read: () => ({ isVague: true }),
  },
  {
    pattern: new RegExp(
      `\\b(?:tomorrow|next (?:week|month|time|${weekdays})|every (?:day|week|${parts}|${weekdays})|(?:${weekdays})s)\\b`,
      'g',
    ),
    read: () => ({ isIgnored: true }),
  },
  {
    // "18:30", "7:15 pm", "11 pm", but not "for 1:30".
    pattern: new RegExp(
      `(?:\\b(?:at )?${nearly})(?<![\\d:.])(?:(?:(?<!\\bfor ${nearly})|(?=[\\d:]+ ?[ap]m\\b))(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)(?: ?(?<half>[ap])m\\b)?|(?<full>\\d{1,2})(?: (?<after>[0-5]\\d))? ?(?<fullHalf>[ap])m\\b)(?![:\\d]| ?(?:hours?|hrs?|h)\\b)`,
      'g',
    ),
    read: ({ hour, minute, half, full, after, fullHalf }) => ({
      clock: at(hour ?? full, minute ?? after, half ?? fullHalf),
      // "08:30" is of the clock with 24 hours.
      ...(hour?.startsWith('0') && { part: 'morning' }),
    }),
  },
  {
    // "At 7", "at 6 30", "around 8 o'clock", "from 8 to".
    pattern: new RegExp(
      `\\b(?:at ${nearly}|around |about |from )(?<hour>\\d{1,2})(?: (?<minute>[0-5][05]))?(?: o['’]?clock\\b|${afterHour})`,
      'g',
    ),
    read: ({ hour, minute }) => ({ clock: at(hour, minute), isVague: Number(hour) > 12 && !minute }),
  },
  { pattern: /\b(?<hour>\d{1,2}) o['’]?clock\b/g, read: ({ hour }) => ({ clock: at(hour, '0') }) },
  { pattern: /\b(?:noon|midday)\b/g, read: () => ({ clock: at('12', '0', 'p') }) },
  { pattern: /\bmidnight\b/g, read: () => ({ clock: at('12', '0', 'a') }) },
];

function dateIn(month = '', day = '', { date }: SpokenOn): TimeWords {
  const today = Date.parse(date);
  const year = new Date(today).getUTCFullYear();
  const index = months.split('|').indexOf(month);
  const [ago] = [year, year - 1]
    .map((each) => (today - Date.UTC(each, index, Number(day))) / 86_400_000)
    .filter((days) => days >= 0);
  return ago === undefined || Number(day) > 31 ? { isVague: true } : { daysAgo: ago };
}

/** "Half past 6", "a quarter to 7", "quarter of 7", "20 past 8", "10 minutes to 9", after `withDigits`. */
const relativeTimes = new RegExp(
  [
    '\\b(?:at )?(?:a )?(?:(0\\.5|0\\.25|5|10|20|25)(?: minutes?)? (past)',
    '|(0\\.25|(?<=\\bat )(?:5|10|20|25)|(?:5|10|20|25)(?= minutes (?:to|till|before)))(?: minutes)? (?:to|till|before)',
    `|(?<=\\bat (?:a )?)(0\\.25)(?= \\d)) (\\d{1,2})(?= ?[ap]m\\b| o['’]?clock|${afterHour.slice(3, -1)})`,
  ].join(''),
  'g',
);

function toClock(_: string, past?: string, side?: string, to?: string, of?: string, hour?: string): string {
  const share = past ?? to ?? of ?? '';
  const minutes = share.startsWith('0.') ? Number(share) * 60 : Number(share);
  if (side) return `at ${hour}:${String(minutes).padStart(2, '0')}`;
  return `at ${Number(hour) === 1 ? 12 : Number(hour) - 1}:${60 - minutes}`;
}

/** "Sevenish". */
const spelledAboutThen = new RegExp(`\\b(${numberWord})-?ish\\b`, 'gi');
/** "7ish". */
const aboutThen = /(?:\b(?:at|around|about) )*\b(\d{1,2}) ?-?ish\b/g;

/** "From 7 to 8 pm": what happened is logged when it began. */
const spans =
  /\bfrom (\d{1,2}(?::[0-5]\d)?)( ?[ap]m)? (?:to|until|till) \d{1,2}(?::[0-5]\d)?( ?[ap]m)?\b(?! ?(?:minutes?|mins?|hours?|times))/g;

/** A sentence after `withDigits`, with its times in one spelling: "7 p.m." as "7 pm", "half past 6" as "at 6:30". */
const inOneSpelling = (text: string): string =>
  text
    .replace(/\b([ap])\. ?m\b\.?/g, '$1m')
    .replace(aboutThen, 'around $1')
    .replace(spans, (_, start: string, half = '', end = '') => `from ${start}${half || end}`)
    .replace(/(\d ?)([ap]) m\b/g, '$1$2m')
    .replace(
      /\bat (1[0-9]|2[0-3]|0\d)([0-5]\d)(?: hours)?\b(?=\s*(?:$|[.,]|and|for|in|she|he|we))/g,
      'at $1:$2',
    )
    .replace(relativeTimes, toClock);

/** Words before an expression that make it no time at which something happened, but a beginning, an end or a comparison. */
const noEvent = /\b(?:since|until|till|than|like|as|to|through)(?: (?:about|around|at|the))*\s*$/;
/** Words before an expression that leave open when exactly. */
const notExactly = /\b(?:before|after|by|from|past|between [^,.]{1,12} and)(?: (?:about|around|at|the))*\s*$/;
/** What may stand between two expressions that belong together. */
const filler = /^[\s,]*(?:(?:at|about|around|on|in|the|of|early|late|very|roughly|sometime)\s*)*$/;

/** Expressions that belong together, and what stands between them and those before. */
export interface TimePhrase {
  between: string;
  words: TimeWords[];
}

/** The expressions of time in a spoken sentence, in their order. */
export function timePhrases(said: string, today: SpokenOn): TimePhrase[] {
  const text = inOneSpelling(withDigits(said.replace(spelledAboutThen, '$1 ish')));
  const found = finders
    .flatMap(({ pattern, read }) =>
      [...text.matchAll(pattern)].map((match) => ({
        from: match.index,
        to: match.index + match[0].length,
        words: read(match.groups ?? {}, today),
      })),
    )
    .sort((one, other) => one.from - other.from || other.to - one.to);
  const phrases: TimePhrase[] = [];
  let end = 0;
  for (const { from, to, words } of found) {
    if (from < end) continue;
    const [between, before] = [text.slice(end, from), text.slice(0, from)];
    const read = {
      ...words,
      isIgnored: words.isIgnored === true || noEvent.test(before),
      isVague: words.isVague === true || notExactly.test(before),
    };
    const last = phrases.at(-1);
    if (last && filler.test(between)) last.words.push(read);
    else phrases.push({ between, words: [read] });
    end = to;
  }
  return phrases.filter(
    ({ words }) => !words.some(({ isIgnored }) => isIgnored) && words.some(({ isBare }) => !isBare),
  );
}
