/**
 * The engine. A note passes through these steps, all of them pure functions:
 *
 * 1. Words: `text/tokenizer.ts` splits the note into words and stems; spelling and measurements are normalized, and what is
 *    not about the dog is dropped (`text/asides.ts`, `text/remarks.ts`, `text/household.ts`).
 * 2. Concepts: `text/concepts.ts` finds the phrases of `lexicon/` through a trie (`text/lexicon.ts`).
 * 3. Context: `text/context.ts` marks each concept negated, past, about somebody else, or hypothetical.
 * 4. Signs and behaviours: patterns of concepts (`lexicon/signPatterns.txt`) found by `text/conceptIndex.ts`. `recognise.ts` runs steps 1 to 4.
 * 5. Rules: `rules.ts` and `escalationRules.ts` adjust levels to what accompanies a sign, the dog's profile and earlier notes.
 * 6. Level: `classifier.ts` predicts levels and topics from features of the note; `decide.ts` combines that with steps 4 and 5.
 *    `secondOpinion.ts` has a network that reads in order take back or raise the alarm of a longer note.
 *    `overrides.ts` and `harmlessFood.ts` know the cases in which rules are better than the classifier.
 * 7. Advice: `interpretation.ts` and `firstSteps.ts` write the answer from `knowledge/`.
 *
 * Some notes get a fixed answer: `farewell.ts`, `questions.ts`, `diagnosis.ts`, `language.ts`. docs/listening.md tells more.
 */

import { type AnswerParts, noParts } from '../domain/analysis.ts';
import type { StoredFindings } from '../domain/noteFindings.ts';
import type { SeverityLevel } from '../domain/severity.ts';
import { type Answer, answerOf as answerOfParts } from './answer.ts';
import { birthBegins } from './birthBegins.ts';
import { caffeine, ofTasteOfCoffee } from './caffeine.ts';
import { chocolate, ofLittleChocolate } from './chocolate.ts';
import { type Decision, decide } from './decide.ts';
import { withoutDiagnosis } from './diagnosis.ts';
import { type DogProfile, frailtyOf } from './dog.ts';
import { withEarlierDanger } from './earlierDangers.ts';
import { condolence, condolenceIfSo, mayTellOfDeath, tellsOfDeath } from './farewell.ts';
import { firstAidRank, isGrave } from './firstSteps.ts';
import { allFound, type Found, type FoundById, withAtLevel, withoutSign } from './found.ts';
import { isOnlyHarmlessFood } from './harmlessFood.ts';
import { historyDays } from './historyDays.ts';
import {
  alsoOfAnother,
  fixedAnswers,
  interpretation,
  ofAnother,
  ofPoopColor,
  stepsForAnother,
  toQuestion,
} from './interpretation.ts';
import { ordinaryDay as normal } from './knowledge/signs.ts';
import { isForeign } from './language.ts';
import { findingsOf, toldIn } from './noteFindings.ts';
import { isOrdinaryAbroad } from './ordinaryAbroad.ts';
import { criesForHelp, isFreeOfXylitol } from './overrides.ts';
import { phraseIn } from './phrase.ts';
import { isPlainDay } from './plainDay.ts';
import { poopColor } from './poopColor.ts';
import { questionIn } from './questions.ts';
import { type Recognised, recognise, signIdsOf } from './recognise.ts';
import { applyRules } from './rules.ts';
import { withSecondOpinion } from './secondOpinion.ts';
import { atLeast, rank, worst } from './severity.ts';
import { isMeant } from './text/concepts.ts';
import { kindOf } from './text/lexicon.ts';
import { isKnownWord } from './text/spelling.ts';
import { isTrouble } from './troubles.ts';

/** An earlier note of the same dog, as it was read when it was written. */
export interface PastNote {
  /** Milliseconds since 1970. */
  at: number;
  findings: Pick<StoredFindings, 'mentioned' | 'alone'>;
  /** Whether somebody has said that a vet knows of it, or that it is over. */
  isResolved?: boolean;
}

export interface ListenInput {
  note: string;
  dog: DogProfile;
  /** Earlier notes, in any order; only those of the last `historyDays` count. */
  history: readonly PastNote[];
  /** Milliseconds since 1970. */
  now: number;
}

/** What the engine finds in a note. */
export interface Findings {
  severity: SeverityLevel;
  vetNeeded: boolean;
  /** False if the engine knows nothing the note says; the text then says so and lists what makes an emergency. */
  understood: boolean;
  /** The most serious first. */
  signs: readonly Found[];
  behaviours: readonly Found[];
  /** Ids of signs and behaviours, the most serious first. */
  topics: readonly string[];
  /** First steps, if it cannot wait. */
  doNow: readonly string[];
  /** Reminds of a danger in earlier notes that no vet has seen; it is part of `doNow` and of the text. */
  reminder?: string;
  /** The answer to the owner: at most 120 words, or nothing if there is nothing to say. */
  text: string;
  /** The parts that the text consists of; none if it is a condolence. */
  parts: AnswerParts;
  /** Set if the note tells of the dog's death, and how certain that is. The text is then a condolence: add nothing to it. */
  farewell?: 'certain' | 'likely';
  source: 'engine';
}

const maxHistory = 20;
const day = 86_400_000;

/** What one note about one dog means and what to answer. Pure; its time is proportional to the length of the text. */
export function listen(given: ListenInput): Findings {
  const { note, dog } = given;
  const seen = recognise(note, dog.name, dog);
  if (tellsOfDeath(seen, note, dog.name))
    return { ...fixed('low', withoutParts(condolence(dog.name))), farewell: 'certain' };
  if (seen.otherDog && seen.words.length === 0) return ofOther(given, seen.otherDog);
  const patterns = worst(levelsOf(seen));
  if (patterns !== 'urgent' && mayTellOfDeath(seen, note, dog.name))
    return { ...fixed('medium', withoutParts(condolenceIfSo(dog.name))), farewell: 'likely' };
  const heard = fixedAnswer(given, seen) ?? assess(given, seen);
  const own = heard.text === '' && asksForAdvice.test(note) ? { ...heard, ...toQuestion } : heard;
  const found = withEarlierDanger(given, own, () =>
    findingsOf(listen({ ...given, history: [] }), toldIn(note, dog)),
  );
  return withDangerOfOther(given, seen.otherDog, found);
}

const asksForAdvice =
  /\b(?:should|do) (?:i|we) (?:worry|be worried|call|see|phone|go|need)\b|\b(?:can|could|will) (?:he|she|they|my dog) (?:catch|get)\b/i;

/** The answer to a note in another language, to a question, and to what a vet has found; null for any other note. */
function fixedAnswer(given: ListenInput, seen: Recognised): Findings | null {
  // "Mangé" is no mange.
  if (isOrdinaryAbroad(seen.words)) return ordinaryAnswer;
  if (isForeign(seen.words)) return answerToForeign(given, seen);
  const told = answerToQuestion(given, seen) ?? answerToDiagnosis(given, seen) ?? answerToBirth(given, seen);
  return told ?? (isFreeOfXylitol(seen) || isPlainDay(seen) ? ordinaryAnswer : null);
}

function answerToForeign(given: ListenInput, seen: Recognised): Findings {
  const heard = seen.signs.size > 0 ? assess(given, seen) : null;
  return heard && heard.severity !== 'low'
    ? heard
    : { ...fixed('medium', fixedAnswers.foreign), understood: false };
}

function answerToQuestion(given: ListenInput, seen: Recognised): Findings | null {
  const { note, dog } = given;
  const asked = questionIn(seen, note);
  if (!asked) return null;
  const { about, idle } = asked;
  const rest = assessRest(given, asked.rest);
  // A question does not weaken what was seen: "she ate grapes, should I call the vet?"
  const isPoison = () => signIdsOf(asked.rest, dog.name, dog).some((id) => id.startsWith('toxin_'));
  const isSure = () => (about && isGrave(assess(given, seen).severity)) || isPoison();
  if (rest && isGrave(rest.severity) && isSure()) return rest;
  if (!about) return null;
  const text = about === 'trouble' ? 'asksOfTrouble' : idle ? 'asksIdly' : 'asksWhatToGive';
  const isIdle = idle && (!rest || rest.severity === 'low');
  return fixed(isIdle ? 'low' : 'medium', fixedAnswers[text], rest);
}

function answerToDiagnosis(given: ListenInput, seen: Recognised): Findings | null {
  const beside = withoutDiagnosis(seen.words, given.note);
  if (beside === null) return null;
  const rest = assessRest(given, beside);
  return rest && isGrave(rest.severity) ? rest : fixed('medium', fixedAnswers.diagnosis, rest);
}

function answerToBirth({ dog }: ListenInput, seen: Recognised): Findings | null {
  if (!birthBegins(seen, dog.gender === 'male')) return null;
  return ofSign('dystocia', 'medium', fixedAnswers.birthBegins);
}

function answerToPoopColor(seen: Recognised, { level, lead }: Decision): Findings | null {
  // "Grapes gone, purple poo" is for the classifier; purple gums are no poop.
  const told = isGrave(level) && lead !== 'blue_grey_gums' ? null : poopColor(seen);
  if (!told || told.isExplained) return told && ordinaryAnswer;
  return { ...ordinaryAnswer, ...ofPoopColor(`${told.color} poop`) };
}

/** A fixed answer about one sign. */
const ofSign = (id: string, level: SeverityLevel, answer: Answer): Findings => ({
  ...fixed(level, answer),
  signs: [{ id, level, words: [] }],
  topics: [id],
});

/** The findings of the rest of a note, beside the part that has a fixed answer. Null if nothing is left. */
const assessRest = (given: ListenInput, note: string): Findings | null =>
  note ? assess({ ...given, note }, recognise(note, given.dog.name, given.dog)) : null;

/** The answer to a note that is only about another of the owner's dogs: to write it in that dog's log. */
function ofOther(given: ListenInput, name: string): Findings {
  const severity = severityOfOther(given, name);
  return fixed(severity === 'low' ? 'low' : 'medium', ofAnother(name, severity));
}

/** Adds what a note tells that is grave of another of the owner's dogs: "Daisy can't breathe, Rex is fine", in Rex's log. */
function withDangerOfOther(given: ListenInput, name: string | null, found: Findings): Findings {
  const severity = name === null ? 'low' : severityOfOther(given, name);
  if (name === null || !isGrave(severity)) return found;
  const { parts } = found;
  if (isGrave(found.severity)) {
    const both = { ...parts, remark: alsoOfAnother(name) };
    return { ...found, ...answerOfParts(found.severity, both, given.note) };
  }
  const isTold = found.reminder !== undefined || found.signs.some(({ id }) => id !== normal);
  if (!isTold) return fixed('medium', ofAnother(name, severity));
  const [call = '', ...further] = stepsForAnother(name, severity);
  const first = [call, ...further].join(' ');
  const own = { ...parts, do_now: [call, ...further, ...parts.do_now.slice(0, 1)] };
  return {
    ...found,
    severity: worst([found.severity, 'medium']),
    vetNeeded: true,
    ...answerOfParts(found.severity, own, given.note, first),
  };
}

/** How grave the note would be if it were in the other dog's log and that dog were like this one. */
function severityOfOther(given: ListenInput, name: string): SeverityLevel {
  const { name: own, ...dog } = given.dog;
  const other: ListenInput = {
    ...given,
    dog: { ...dog, name, otherDogs: own ? [own] : [] },
    history: [],
  };
  return assessRest(other, given.note)?.severity ?? 'low';
}

/** Applies rules and classifier to what was recognised in a note, and words the answer. */
function assess({ note, dog, history, now }: ListenInput, recognised: Recognised): Findings {
  const frail = frailtyOf(dog);
  const male = dog.gender === 'male';
  const ruled = applyRules({ seen: recognised, frail, male, before: earlierSigns(history, now) });
  const cries = criesForHelp(ruled);
  const isFound = allFound(ruled).length > 0;
  const isTakenForOrdinary = !isFound && !cries && takesForOrdinary(ruled);
  const seen = isTakenForOrdinary ? withOrdinaryDay(ruled) : ruled;
  const isKnown = isFound || isTakenForOrdinary || (!cries && allFound(recognised).length > 0);
  const decision = withSecondOpinion(seen, frail, male, decide(seen, frail, male, isKnown));
  const ofColor = answerToPoopColor(seen, decision);
  if (ofColor) return ofColor;
  const found = [...decision.signs.values()];
  const quoted = (id: string) => {
    const at = decision.signs.get(id)?.at;
    return (at && phraseIn(note, seen.words, at)) ?? null;
  };
  const little = decision.signs.has(chocolate) ? ofLittleChocolate(note, dog, found) : null;
  if (little) {
    const parts = { ...noParts, ...little, heard: quoted(chocolate) ?? 'a little chocolate' };
    return ofSign(chocolate, 'medium', answerOfParts('medium', parts, note));
  }
  const taste = ofTasteOfCoffee(note, dog, found);
  if (taste) {
    const parts = { ...noParts, ...taste, heard: quoted(caffeine) ?? 'a taste of coffee or tea' };
    return ofSign(caffeine, 'low', answerOfParts('low', parts, note));
  }
  return answerOf(meaningOf(seen, decision, isKnown, cries), dog, {
    note: note.normalize('NFC'),
    words: seen.words,
  });
}

/** What a note means, before the answer is worded. */
interface Meaning {
  readonly found: FoundById;
  readonly decision: Decision;
  readonly understood: boolean;
  /** Whether an ordinary day may be called one. */
  readonly isSure: boolean;
  /** Whether its words are plain, although nothing in them means anything. */
  readonly isPlain: boolean;
}

/** Whether the note is understood, and tells of an ordinary day. `isKnown`: whether anything in it means something. */
function meaningOf(seen: Recognised, decision: Decision, isKnown: boolean, cries: boolean): Meaning {
  // Plain words without any known meaning: most likely an ordinary day, and the answer says no more than that.
  const isPlain = !isKnown && !cries && decision.level === 'low' && (decision.calm || soundsOrdinary(seen));
  // Ordinary behaviour alone is an ordinary day.
  const isOrdinaryDay = isPlain || (isKnown && decision.signs.size === 0 && isOrdinary(decision));
  const likely = isOrdinaryDay ? withOrdinaryDay(decision) : decision;
  // The classifier takes it for more serious than anything that was found: no ordinary day, but not understood.
  const vague = !atLeast(worst(levelsOf(likely)), decision.level);
  const found = vague ? withoutSign(likely, normal) : likely;
  const tells = allFound(found).some(({ id }) => id !== normal);
  const understood = vague ? isKnown && !likely.signs.has(normal) : isKnown || tells;
  // If a grave sign was taken for a turn of phrase, that may be wrong: do not call it an ordinary day.
  const isSure =
    decision.surelyCalm || isOnlyHarmlessFood(seen) || graveSigns(seen).every((id) => found.signs.has(id));
  return { found, decision, understood, isSure, isPlain };
}

const graveSigns = ({ signs }: Recognised): string[] =>
  [...signs.values()].filter(({ level }) => isGrave(level)).map(({ id }) => id);

function answerOf(
  { found, decision, understood, isSure, isPlain }: Meaning,
  dog: DogProfile,
  { note, words }: { note: string; words: Recognised['words'] },
): Findings {
  const order = bySeverity(decision.lead);
  const signs = [...found.signs.values()].toSorted(order);
  const behaviours = [...found.behaviours.values()].toSorted(order);
  // Behaviour means little in an emergency.
  const shown = signs.some(({ level }) => atLeast(level, 'high')) ? [] : behaviours;
  const least = understood || isPlain ? 'low' : 'medium';
  const severity = worst([least, decision.level, ...[...signs, ...shown].map(({ level }) => level)]);
  const likely = decision.topics.filter((id) => id !== normal || severity === 'low');
  const named = [...signs, ...behaviours];
  const first = named.filter(({ id, level }) => id === decision.lead && level === severity);
  const topics = [...new Set([...first, ...named].map(({ id }) => id).concat(likely))];
  const isSurelyPlain = isPlain && decision.surelyCalm;
  const isShownAsUnderstood = severity === 'low' ? (understood || isSurelyPlain) && isSure : understood;
  return {
    severity,
    vetNeeded: severity !== 'low',
    understood,
    signs,
    behaviours,
    topics,
    ...interpretation({
      severity,
      understood: isShownAsUnderstood,
      signs,
      behaviours: shown,
      name: dog.name,
      isOld: frailtyOf(dog).senior,
      isPuppy: frailtyOf(dog).puppy,
      isFemale: dog.gender === 'female',
      note,
      phraseOf: ({ at }) => (at ? phraseIn(note, words, at) : null),
    }),
    source: 'engine',
  };
}

const withOrdinaryDay = <F extends FoundById>(found: F): F => withAtLevel(found, normal, 'low', () => []);

/** A fixed answer, with the signs and behaviours of what else was found. */
const fixed = (severity: SeverityLevel, answer: Answer, heard: Findings | null = null): Findings => ({
  severity,
  vetNeeded: severity !== 'low',
  understood: true,
  signs: heard?.signs.filter(({ id }) => id !== normal) ?? [],
  behaviours: heard?.behaviours ?? [],
  topics: heard?.topics.filter((id) => id !== normal) ?? [],
  doNow: [],
  ...answer,
  source: 'engine',
});

/** Nothing is said of an ordinary day. */
const ordinaryAnswer: Findings = {
  ...fixed('low', { text: '', parts: noParts }),
  signs: [{ id: normal, level: 'low', words: [] }],
  topics: [normal],
};

const withoutParts = (text: string): Answer => ({ text, parts: noParts });

const levelsOf = (found: FoundById) => allFound(found).map(({ level }) => level);

/** The gravest first; of the same level, first what the note is most likely about. */
const bySeverity = (lead: string | null) => (a: Found, b: Found) =>
  rank(b.level) - rank(a.level) ||
  Number(b.id === lead) - Number(a.id === lead) ||
  firstAidRank(a.id) - firstAidRank(b.id) ||
  b.words.length - a.words.length;

// Concepts that mean an ordinary day, and (`everydayWords`) that do if nothing sounds uneasy.
const calmWords = [
  'happy',
  'normal-self',
  'ate-all',
  'good-poo',
  'signs-are-fine',
  'vet-check',
  'shed',
  'resolved',
  'idiom',
];
const everydayWords = ['play', 'walk', 'rest', 'care'];
// These only say when or where, not how the dog was.
const momentWords = new Set(
  'day today morning afternoon evening home car bed dinner breakfast tea supper'.split(' '),
);
const uneasyWords = ['uneasy', 'lack'];

/** Whether the concepts of a note without signs make it an ordinary day. */
function takesForOrdinary(seen: Recognised): boolean {
  const { concepts, past, words } = seen;
  const any = (ids: readonly string[]) => ids.some((id) => concepts.mentioned(id).length > 0);
  const all = concepts.all();
  const troubles = all.filter(({ concept }) => isTrouble(concept));
  const meant = troubles.filter(isMeant);
  const everyday = everydayWords.some((concept) =>
    concepts
      .mentioned(concept)
      .some(({ first, last }) => first < last || !momentWords.has(words[first]?.text ?? '')),
  );
  const body = all.some(({ concept }) => kindOf.get(concept) === 'body');
  const uneasy = any(uneasyWords) || meant.length > 0 || (body && !everyday);
  // Only negated troubles are good news.
  const denied = all.some((hit) => hit.negated && /^(?:trouble|detail)$/.test(kindOf.get(hit.concept) ?? ''));
  const calm =
    isOnlyHarmlessFood(seen) ||
    any(calmWords) ||
    (denied && meant.length === 0) ||
    (!uneasy && (everyday || troubles.length > 0));
  return calm || past.size > 0 || any(['prevent', 'maybe']);
}

/** Whether a note is in English and mentions nothing uneasy and no part of the body. */
function soundsOrdinary(seen: Recognised): boolean {
  const { concepts } = seen;
  const troubled = concepts
    .all()
    .some(
      (hit) =>
        uneasyWords.includes(hit.concept) || kindOf.get(hit.concept) === 'body' || isTrouble(hit.concept),
    );
  return !troubled && isEnglish(seen);
}

const isOrdinary = ({ behaviours }: FoundById) =>
  [...behaviours.values()].every(({ level }) => level === 'low');

const englishThreshold = 0.6;
const minWords = 4;

/** Whether most words are known: only then can the engine tell that nothing is wrong. */
function isEnglish({ words }: Recognised): boolean {
  const known = words.filter(({ text }) => isKnownWord(text)).length;
  return words.length >= minWords && known / words.length >= englishThreshold;
}

/** Signs in the notes of the last days: in how many notes, on how many days, and in how many notes of the last 24 hours. */
function earlierSigns(history: readonly PastNote[], now: number) {
  const found = new Map<string, { notes: number; days: Set<number>; today: number }>();
  const recent = history
    .filter(({ at }) => at <= now && now - at < historyDays * day)
    .toSorted((a, b) => b.at - a.at);
  for (const { at, findings } of recent.slice(0, maxHistory)) {
    for (const id of findings.mentioned) {
      const known = found.get(id) ?? { notes: 0, days: new Set<number>(), today: 0 };
      known.notes += 1;
      known.days.add(Math.floor((now - at) / day));
      if (now - at < day) known.today += 1;
      found.set(id, known);
    }
  }
  return new Map([...found].map(([id, { notes, days, today }]) => [id, { notes, days: days.size, today }]));
}
