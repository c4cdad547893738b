import type { SeverityLevel } from '../domain/analysis.ts';
import { frailtyOf, keyOfNote, type Listener } from './dog.ts';
import { toldBesideDiagnosis } from './diagnosis.ts';
import { condolence, condolenceIfSo, mayTellOfDeath, tellsOfDeath } from './farewell.ts';
import { mindingDangers } from './dangers.ts';
import { haste, isGrave } from './firstSteps.ts';
import { fixedTexts, interpretation, ofAnother } from './interpretation.ts';
import { askedIn } from './questions.ts';
import { isForeign } from './tongue.ts';
import { isTrouble } from './troubles.ts';
import { heed } from './heed.ts';
import { ordinaryDay as normal } from './knowledge/signs.ts';
import { type Found, recognise, type Recognised, signIdsOf } from './recognise.ts';
import { remembering } from './remembering.ts';
import { atLeast, rank, worst } from './severity.ts';
import type { Heard } from './standing.ts';
import { kindOf } from './text/lexicon.ts';
import { isKnownWord } from './text/spelling.ts';
import { isOnlyFood } from './plainFood.ts';
import { weigh } from './weigh.ts';
import { criesForHelp } from './plainly.ts';

/** An earlier note of the same dog. */
export interface PastNote {
  /** Milliseconds since 1970. */
  at: number;
  note: string;
}

export interface Listening {
  note: string;
  dog: Listener;
  /** Earlier notes, in any order; only the last days' count. */
  history: readonly PastNote[];
  /** Milliseconds since 1970. */
  now: number;
}

/** What was heard in a note. */
export interface Findings {
  severity: SeverityLevel;
  vetNeeded: boolean;
  /** False when the note's words said nothing the engine knows; the text then says so, with what makes an emergency. */
  understood: boolean;
  /** The most serious first. */
  signs: readonly Found[];
  behaviours: readonly Found[];
  /** Ids of signs and behaviours, the most serious first. */
  topics: readonly string[];
  /** What to do before anything else, when it cannot wait. */
  doNow: readonly string[];
  /** For owners: at most 120 words. */
  text: string;
  /** That it is words of condolence, which nothing is to be added to: whether a death is certain. */
  farewell?: 'certain' | 'likely';
  source: 'engine';
}

/** How far back earlier notes still count. */
export const historyDays = 14;
const mostHistory = 20;
const day = 86_400_000;

/** Listens to one note of one dog. Touches nothing and takes time in proportion to the text. */
export function listen(given: Listening): Findings {
  const { note, dog } = given;
  const seen = recognise(note, dog.name, dog);
  if (tellsOfDeath(seen, note, dog.name))
    return { ...fixed('low', condolence(dog.name)), farewell: 'certain' };
  if (seen.another && seen.words.length === 0) return ofOther(given, seen.another);
  const patterns = worst(allOf(seen));
  const isSign = seen.signs.size > 0;
  if (patterns !== 'urgent' && mayTellOfDeath(seen, note, dog.name))
    return { ...fixed('medium', condolenceIfSo(dog.name)), farewell: 'likely' };
  if (isForeign(seen.words)) {
    const heard = isSign ? weighed(given, seen) : null;
    return heard && heard.severity !== 'low'
      ? heard
      : { ...fixed('medium', fixedTexts.foreign), understood: false };
  }
  const asked = askedIn(seen, note);
  if (asked) {
    const rest = restOf(given, asked.rest);
    // What is asked beside what was seen takes nothing from it: "she ate grapes, should I call the vet?"
    const isPoison = () => signIdsOf(asked.rest, dog.name, dog).some((id) => id.startsWith('toxin_'));
    const isSure = () => (asked.about && isGrave(weighed(given, seen).severity)) || isPoison();
    if (rest && isGrave(rest.severity) && isSure()) return rest;
    if (asked.about)
      return fixed(
        asked.idle && (!rest || rest.severity === 'low') ? 'low' : 'medium',
        fixedTexts[asked.about === 'trouble' ? 'asksOfTrouble' : asked.idle ? 'asksIdly' : 'asksWhatToGive'],
        rest,
      );
  }
  const beside = toldBesideDiagnosis(seen.words, note);
  if (beside !== null) {
    const rest = restOf(given, beside);
    return rest && isGrave(rest.severity) ? rest : fixed('medium', fixedTexts.diagnosis, rest);
  }
  const found = mindingDangers(given, weighed(given, seen), (past) => heardAlone(past.note, dog));
  // "Daisy can't breathe, Rex is fine", written for Rex.
  return isGrave(found.severity) ? found : (dangerOfOther(given, seen.another) ?? found);
}

/** What an earlier note told by itself. It is asked for again by each that follows. */
const heardAlone = remembering((note: string, dog: Listener): Heard => {
  const { signs, severity, farewell } = listen({ note, dog, history: [], now: 0 });
  return { signs, severity, ...(farewell && { farewell }) };
}, keyOfNote);

/** What is told beside that which has an answer of its own. */
const restOf = (given: Listening, note: string): Findings | null =>
  note ? weighed({ ...given, note }, recognise(note, given.dog.name, given.dog)) : null;

/** A note that is all of another dog: what it tells is that one's, and only how much of it there is to mind counts. */
function ofOther(given: Listening, name: string): Findings {
  const severity = severityOfOther(given, name);
  return fixed(severity === 'low' ? 'low' : 'medium', ofAnother(name, severity));
}

/** What is said to a note that tells beside this dog of another, which cannot wait. Null where it tells of none. */
function dangerOfOther(given: Listening, name: string | null): Findings | null {
  const severity = name === null ? 'low' : severityOfOther(given, name);
  return name !== null && isGrave(severity) ? fixed('medium', ofAnother(name, severity)) : null;
}

/** How grave a note is of another of the owner's dogs, were it a dog like this one. */
function severityOfOther(given: Listening, name: string): SeverityLevel {
  const { name: own, ...dog } = given.dog;
  const other = { ...given, dog: { ...dog, name, pack: own ? [own] : [] }, history: [] };
  return restOf(other, given.note)?.severity ?? 'low';
}

/** Hears a note by its words and by what it is like. */
function weighed({ dog, history, now }: Listening, seen: Recognised): Findings {
  const heardOf = seen.signs.size + seen.behaviours.size > 0;
  const before = earlier(history, dog, now);
  const frail = frailtyOf(dog);
  weigh({ seen, frail, male: dog.gender === 'male', before });
  let understood = true;
  const cries = criesForHelp(seen);
  if (seen.signs.size === 0 && seen.behaviours.size === 0) understood = !cries && (guess(seen) || heardOf);
  const grave = [...seen.signs.values()].filter(({ level }) => isGrave(level)).map(({ id }) => id);
  const hunch = heed(seen, frail, dog.gender === 'male', understood);
  // Plain words that tell of nothing known: most likely an ordinary day, and said to be no more than that.
  const plain = !understood && !cries && hunch.level === 'low' && (hunch.calm || soundsOrdinary(seen));
  if (plain) seen.signs.set(normal, { id: normal, level: 'low', words: [] });
  // What a dog does on an ordinary day is also that: no sign of illness.
  if (seen.signs.size === 0 && understood && isOrdinary(seen))
    seen.signs.set(normal, { id: normal, level: 'low', words: [] });
  // Like notes of trouble, and nothing that it could be called: no ordinary day, but nothing understood.
  const vague = !atLeast(worst(allOf(seen)), hunch.level);
  if (vague && seen.signs.delete(normal)) understood = false;
  const signs = [...seen.signs.values()].toSorted(bySeverity);
  const behaviours = [...seen.behaviours.values()].toSorted(bySeverity);
  if (!vague && (signs.some(({ id }) => id !== normal) || behaviours.length > 0)) understood = true;
  // What a dog does says little beside an emergency.
  const shown = signs.some(({ level }) => atLeast(level, 'high')) ? [] : behaviours;
  const severity = worst([
    understood || plain ? 'low' : 'medium',
    hunch.level,
    ...[...signs, ...shown].map(({ level }) => level),
  ]);
  const likely = hunch.topics.filter((id) => id !== normal || severity === 'low');
  const topics = [...new Set([...signs, ...behaviours].map(({ id }) => id).concat(likely))];
  // What sounded grave and was taken for a turn of phrase may be neither: then nothing is called an ordinary day.
  const isSure = isOnlyFood(seen) || grave.every((id) => seen.signs.has(id));
  const worded = interpretation({
    severity,
    understood: understood && (severity !== 'low' || isSure),
    signs,
    behaviours: shown,
    name: dog.name,
  });
  return {
    severity,
    vetNeeded: severity !== 'low',
    understood,
    signs,
    behaviours,
    topics,
    ...worded,
    source: 'engine',
  };
}

/** An answer that is always the same, beside what was heard. */
const fixed = (severity: SeverityLevel, text: string, heard: Findings | null = null): Findings => ({
  severity,
  vetNeeded: severity !== 'low',
  understood: true,
  signs: heard?.signs.filter(({ id }) => id !== normal) ?? [],
  behaviours: heard?.behaviours ?? [],
  topics: heard?.topics.filter((id) => id !== normal) ?? [],
  doNow: [],
  text,
  source: 'engine',
});

const allOf = ({ signs, behaviours }: Recognised) =>
  [...signs.values(), ...behaviours.values()].map(({ level }) => level);

const bySeverity = (a: Found, b: Found) =>
  rank(b.level) - rank(a.level) || haste(a.id) - haste(b.id) || b.words.length - a.words.length;

// Said of an ordinary day outright; of one, when nothing beside it sounds uneasy.
const calmWords = [
  'happy',
  'normalself',
  'ateall',
  'goodpoo',
  'signsfine',
  'vetcheck',
  'shed',
  'resolved',
  'idiom',
];
const everydayWords = ['play', 'walk', 'rest', 'care'];
// When something was says nothing of how it was.
const momentWords = new Set(
  'day today morning afternoon evening home car bed dinner breakfast tea supper'.split(' '),
);
const uneasyWords = ['uneasy', 'lack'];

/** With no sign found: something like a known phrase, an ordinary day, or nothing understood. */
function guess(seen: Recognised): boolean {
  const { heard, past, words } = seen;
  const any = (concepts: readonly string[]) =>
    concepts.some((concept) => heard.mentioned(concept).length > 0);
  const all = heard.all();
  const troubles = all.filter(({ concept }) => isTrouble(concept));
  const meant = troubles.filter((hit) => !hit.denied && !hit.other && !hit.imagined && !hit.past);
  const everyday = everydayWords.some((concept) =>
    heard
      .mentioned(concept)
      .some(({ first, last }) => first < last || !momentWords.has(words[first]?.text ?? '')),
  );
  const body = all.some(({ concept }) => kindOf.get(concept) === 'body');
  const uneasy = any(uneasyWords) || meant.length > 0 || (body && !everyday);
  // What is only denied is told as good news.
  const denied = all.some((hit) => hit.denied && /^(?:trouble|detail)$/.test(kindOf.get(hit.concept) ?? ''));
  const calm =
    isOnlyFood(seen) ||
    any(calmWords) ||
    (denied && meant.length === 0) ||
    (!uneasy && (everyday || troubles.length > 0));
  const told = past.size > 0 || any(['prevent', 'maybe']);
  if (calm || told) {
    seen.signs.set(normal, { id: normal, level: 'low', words: [] });
    return true;
  }
  return false;
}

/** Nothing uneasy, no part of the body, and words that are English. */
function soundsOrdinary(seen: Recognised): boolean {
  const { heard } = seen;
  const troubled = heard
    .all()
    .some(
      (hit) =>
        uneasyWords.includes(hit.concept) || kindOf.get(hit.concept) === 'body' || isTrouble(hit.concept),
    );
  return !troubled && isEnglish(seen);
}

const isOrdinary = ({ behaviours }: Recognised) =>
  [...behaviours.values()].every(({ level }) => level === 'low');

const englishShare = 0.6;
const fewestWords = 4;

/** Whether most of the words are ones the engine has met: else it cannot say that nothing was told. */
function isEnglish({ words }: Recognised): boolean {
  const known = words.filter(({ text }) => isKnownWord(text)).length;
  return words.length >= fewestWords && known / words.length >= englishShare;
}

/** Signs in the last days' notes. */
function earlier(history: readonly PastNote[], dog: Listener, now: number) {
  const found = new Map<string, { notes: number; days: Set<number>; today: number }>();
  const recent = history
    .filter(({ at }) => at <= now && now - at < historyDays * day)
    .toSorted((a, b) => b.at - a.at);
  for (const { at, note } of recent.slice(0, mostHistory)) {
    for (const id of signIdsOf(note, dog.name, dog)) {
      const known = found.get(id) ?? { notes: 0, days: new Set<number>(), today: 0 };
      known.notes += 1;
      known.days.add(Math.floor((now - at) / day));
      if (now - at < day) known.today += 1;
      found.set(id, known);
    }
  }
  return new Map([...found].map(([id, { notes, days, today }]) => [id, { notes, days: days.size, today }]));
}
