import type { AnswerParts } from '../domain/analysis.ts';
import type { NoteFindings } from '../domain/noteFindings.ts';
import type { SeverityLevel } from '../domain/severity.ts';
import { type Answer, answerOf } from './answer.ts';
import type { DogProfile } from './dog.ts';
import { advice } from './knowledge/advice.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { ordinaryDay, signById } from './knowledge/signs.ts';
import { sayable, sentence } from './wording.ts';

/** An earlier entry of a dog's log. */
export interface LoggedEntry {
  /** Milliseconds since 1970. */
  at: number;
  /** Minutes of a walk. */
  duration: number | null;
  /** What was written in it: title, place, notes, symptoms. */
  text: string;
  /** Ids of the signs and the behavior that a health note tells of. */
  heard: readonly string[];
}

/** The log before a note, as far as it is looked at. */
export interface LogBefore {
  /** Those of the last `daysLookedAt`, the newest first. */
  entries: readonly LoggedEntry[];
  /** The moment of the note, in milliseconds since 1970, and the zone whose days count. */
  now: number;
  zone: string;
  gender: DogProfile['gender'] | null;
}

interface Said extends Answer {
  severity: SeverityLevel;
  topics: readonly string[];
  note: string;
}

/** How far back the log is looked at, in days. */
export const daysLookedAt = 90;
const day = 86_400_000;

/** Whether the log may have something to say beside an answer that can wait. */
export const mayBeInLog = ({ topics, parts, note }: Omit<Said, 'severity' | 'text'>): boolean =>
  parts.heard !== null
    ? topics.length > 0
    : isOrdinary(topics, parts) && (subjectOf(note) ?? minutesIn(note)) !== null;

/**
 * An answer with what the dog's own log says beside it: of an ordinary day one sentence or none, and of something heard before
 * on which days. The log is only compared with; nothing is said twice within three weeks.
 */
export function withLog(said: Said, log: LogBefore): Answer {
  const { severity, topics, parts, text, note } = said;
  const [first = ''] = parts.do_now;
  const lead = text.startsWith(first) ? first : '';
  if (parts.heard === null)
    return isOrdinary(topics, parts)
      ? answerOf(severity, { ...parts, remark: ordinaryRemark(note, log) }, note)
      : { parts, text };
  const id = topics.find((each) => lower(nameOf(each)) === lower(parts.heard ?? ''));
  if (id === undefined) return { parts, text };
  return answerOf(severity, repeated(parts, id, severity, daysNoted(id, log), log), note, lead);
}

const isOrdinary = (topics: readonly string[], parts: AnswerParts): boolean =>
  topics[0] === ordinaryDay && parts.do_now.length === 0 && parts.remark === null;

const nameOf = (id: string): string => (signById.get(id) ?? behaviourById.get(id))?.name ?? '';
const lower = (text: string): string => text.toLowerCase();

/** How often a low answer may say the same before it only counts. */
const maxSame = 3;

/** What was heard before: on which days and, of a habit, another thing to try each time. */
function repeated(
  parts: AnswerParts,
  id: string,
  severity: SeverityLevel,
  before: readonly number[],
  log: LogBefore,
): AnswerParts {
  const [last] = before;
  if (last === undefined) return parts;
  // What came before has not passed.
  const visit = parts.do_now.map((each) => (each === advice.bookUnless ? advice.book : each));
  const show = severity === 'medium' ? ': show your vet the dates' : '';
  if (before.length >= maxSame) {
    const count = `${before.length} times before in ${daysLookedAt} days, last on ${dateOf(last, log)}`;
    const again = severity === 'low' ? `${parts.heard}: noted ${count}.` : `Noted ${count}${show}.`;
    return severity === 'low'
      ? { ...parts, heard: null, may_be: [], sources: [], do_now: [], remark: sentence(again) }
      : { ...parts, do_now: visit, remark: again };
  }
  const days = before.map((at) => dateOf(at, log)).toReversed();
  const steps = sayable(behaviourById.get(id)?.toTry ?? []);
  const step = steps[before.length % steps.length];
  return {
    ...parts,
    do_now: visit,
    remark: `Noted before on ${days.join(' and ')}.`,
    ...(step && severity === 'low' && { do_now: [sentence(step)] }),
  };
}

/** The earlier days on which something was noted, the latest first, each by one moment of it. */
function daysNoted(id: string, log: LogBefore): number[] {
  const days = new Map<string, number>();
  for (const { at, heard } of log.entries) {
    const date = dateOf(at, log);
    if (heard.includes(id) && date !== dateOf(log.now, log) && !days.has(date)) days.set(date, at);
  }
  return [...days.values()];
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** "November 3". */
function dateOf(at: number, { zone }: LogBefore): string {
  const known = formats.get(zone);
  const format = known ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, month: 'long', day: 'numeric' });
  if (!known) formats.set(zone, format);
  return format.format(at);
}

/** A sentence about an ordinary day that only this log can say; null if there is none. */
function ordinaryRemark(note: string, log: LogBefore): string | null {
  const minutes = minutesIn(note);
  const subject = subjectOf(note);
  return (minutes === null ? null : walkRemark(minutes, log)) ?? (subject && subjectRemark(subject, log));
}

// What is not done, not yet done, or only wished for.
const notDone =
  /\b(?:no|not|never|without|skip\w*|refus\w*|hates?|tomorrow|later|next|soon|due|overdue|needs?|should|will|would|want\w*|plan\w*|going to|if|maybe|might|booked)\b|n['’]t\b|\?/i;

/** What owners write of again and again, and the words that tell of it. */
const subjects: readonly (readonly [subject: string, words: RegExp])[] = [
  ['bath', /\b(?:bath(?:ed|time)?|shampoo(?:ed)?)\b/i],
  ['nail trim', /\bnails?\b/i],
  ['tooth brushing', /\b(?:teeth|tooth)\b.{0,20}\b(?:brush|clean)|\bbrush\w*\b.{0,20}\bteeth\b/i],
  ['brushing', /\bbrush(?:ed|ing)?\b/i],
  ['visit to the groomer', /\bgroomer/i],
  ['swim', /\bsw(?:im|am|imming|um)\b/i],
  ['time at the lake', /\blake\b/i],
  ['time at the beach', /\bbeach\b/i],
  ['time by the river', /\b(?:river|creek|canal)\b/i],
  ['time in the woods', /\b(?:woods?|forest)\b/i],
  ['hike', /\bhik(?:e|ed|ing)\b/i],
  ['car ride', /\bcar ride\b|\bdrive\b/i],
  ['snow', /\bsnow(?:ed|ing|y)?\b/i],
  ['playdate', /\bplay ?dates?\b/i],
  ['day at daycare', /\bday ?care\b/i],
  ['training', /\b(?:train(?:ed|ing)|class|recall|learn(?:ed|t))\b/i],
  ['fetch', /\bfetch\b/i],
  ['vet visit', /\bvet(?:'s)?\b/i],
];

type Subject = (typeof subjects)[number];

const subjectOf = (note: string): Subject | null =>
  notDone.test(note) ? null : (subjects.find(([, words]) => words.test(note)) ?? null);

const ordinals = ['', '', '', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];
const week = 7 * day;
// A count that was reached within so many days, or a gap shorter than that, is nothing new.
const usualFor = 35 * day;
const minGap = 14 * day;

function subjectRemark([subject, words]: Subject, log: LogBefore): string | null {
  const times = timesOf(words, log);
  const lately = (now: number) => times.filter((at) => at <= now && now - at < week).length;
  const count = times.filter((at) => log.now - at < week).length + 1;
  const ordinal = ordinals[count];
  const isNew = times.every((at) => log.now - at >= usualFor || lately(at) < count);
  if (ordinal && isNew) return `${ordinal} ${subject} in seven days.`;
  const [last] = times;
  if (last === undefined || log.now - last < minGap) return null;
  return `First ${subject} since ${dateOf(last, log)}.`;
}

/** The moments of entries with certain words, the latest first, one a day. */
function timesOf(words: RegExp, log: LogBefore): number[] {
  const today = dateOf(log.now, log);
  const days = new Map<string, number>();
  for (const { at, text } of log.entries) {
    const date = dateOf(at, log);
    if (date !== today && !days.has(date) && words.test(text) && !notDone.test(text)) days.set(date, at);
  }
  return [...days.values()];
}

const walking =
  /\b(?:walk\w*|strolls?|loop|round|around|hike|hiked|trail|lead|leash|park|lake|beach|woods?|forest|field|along|creek|river|canal|path)\b/i;
const inMinutes = /\b(\d{1,3}) ?(?:min|mins|minutes?)\b/i;

/** The minutes of a walk that a note tells of. */
function minutesIn(note: string): number | null {
  if (!walking.test(note) || notDone.test(note)) return null;
  const told = inMinutes.exec(note)?.[1];
  if (told) return Number(told);
  if (/\bhour and a half\b/i.test(note)) return 90;
  if (/\bhalf an hour\b/i.test(note)) return 30;
  return /\ban hour\b/i.test(note) ? 60 : null;
}

/** What of a note's findings says what it tells of. */
export function heardIn({
  topics,
  signs,
  hasBehaviours,
}: Pick<NoteFindings, 'topics' | 'signs' | 'hasBehaviours'>): string[] {
  const ids = signs.map(({ id }) => id).filter((id) => id !== ordinaryDay);
  const behaviour = hasBehaviours ? topics.find((id) => behaviourById.has(id)) : undefined;
  return behaviour === undefined ? ids : [...ids, behaviour];
}

const minWalks = 5;
// As shares of the usual walk: what lies between the inner two is as usual.
const [muchShorter, shorter, longer, muchLonger] = [0.6, 0.85, 1.15, 1.6];

function walkRemark(minutes: number, log: LogBefore): string | null {
  const walks = log.entries.flatMap(({ at, duration }) =>
    duration !== null && log.now - at < usualFor ? [{ at, duration }] : [],
  );
  const isUsual = log.entries.some(
    ({ at, duration, text }) =>
      log.now - at < usualFor && (duration === minutes || minutesIn(text) === minutes),
  );
  if (walks.length < minWalks || isUsual) return null;
  const lengths = walks.map(({ duration }) => duration).toSorted((a, b) => a - b);
  const usual = lengths[Math.floor(lengths.length / 2)] ?? minutes;
  const share = minutes / usual;
  if (share > shorter && share < longer) return null;
  const howMuch = share <= muchShorter || share >= muchLonger ? 'much' : 'a little';
  const whose = log.gender === 'female' ? 'her' : log.gender === 'male' ? 'his' : 'the';
  return `${minutes} minutes: ${howMuch} ${share < 1 ? 'shorter' : 'longer'} than ${whose} usual ${usual}.`;
}
