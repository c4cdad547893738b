import { type SeverityLevel, severityLevels } from '../domain/severity.ts';
import { type Part, predict, tellingWords } from './classifier.ts';
import { type Frailty, noFrailty } from './dog.ts';
import { firstAidRank, killsSoonest } from './firstSteps.ts';
import { allFound, type Found, type FoundById, loweredTo, withAtLevel, withoutSign } from './found.ts';
import { isOnlyHarmlessFood } from './harmlessFood.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { ordinaryDay as normal, signById } from './knowledge/signs.ts';
import { isForeign } from './language.ts';
import type { Prediction } from './model/layers.ts';
import {
  isBirthGoingWell,
  isGoodNews,
  isNameable,
  isOfFemales,
  isOfSomebodyElse,
  namedIn,
  onlySign,
  ownClauses,
  saysAllIsWell,
} from './overrides.ts';
import type { Recognised } from './recognise.ts';
import { atLeast, raised, worst } from './severity.ts';
import type { Hit } from './text/concepts.ts';
import { kindOf } from './text/lexicon.ts';

/** What rules and classifier together make of a note, and of what was found in it. */
export interface Decision extends FoundById {
  /** The note is at least this severe; `low` if nothing speaks for more. */
  readonly level: SeverityLevel;
  /** Whether the classifier takes it for an ordinary day. */
  readonly calm: boolean;
  /** Whether it is sure of that, so that the answer need not name emergencies. */
  readonly surelyCalm: boolean;
  /** The sign or behaviour that the note is most likely about; null on an ordinary day, or if none is likely. */
  readonly lead: string | null;
  /** Ids of the signs and behaviours it may be about, beyond those found. */
  readonly topics: readonly string[];
}

// Thresholds on the shares that the classifier predicts, unless said otherwise; chosen on the labelled notes
// (docs/listening.md). "Grave" is high or urgent; a grave note whose urgent share reaches `urgentThreshold` is urgent.
const graveThreshold = 0.45;
const urgentThreshold = 0.2;
// If the likeliest sign is seldom grave.
const urgentThresholdIfSeldomGrave = 0.3;
const graveThresholdIfSeldomGrave = 0.8;
// If the patterns found that level as well.
const urgentThresholdIfFound = 0.3;
const mediumThresholdIfFound = 0.45;
// From which share of the topics a sign is named to owners, and listed among the topics.
const nameThreshold = 0.25;
// From here on a predicted sign is named rather than one that the patterns found.
const sureNameThreshold = 0.5;
// From here on it leads the answer, which is then as grave about it as about anything.
const leadThreshold = 0.4;
const listThreshold = 0.05;
const maxListed = 3;
// From here on the note is an ordinary day, for which no troubles are listed.
const surelyOrdinaryThreshold = 0.8;
// From here on what the patterns found was a turn of phrase.
const ordinaryThreshold = 0.5;
// Enough for an ordinary day if the patterns found nothing.
const ordinaryThresholdIfNothingFound = 0.45;
const mostlyMediumThreshold = 0.6;
const calmThreshold = 0.55;
const surelyCalmThreshold = 0.9;
// Below this share a sign that the patterns found is not what the note is about: five nights "on the trot".
const aboutThreshold = 0.025;
// In a sentence of fewer words the patterns are more reliable than the classifier.
const minSentenceWords = 4;
// The classifier was trained on notes of up to so many words: in longer ones an emergency may be drowned out.
const maxWordsAsAWhole = 26;
// Only the gravest sentences: predicting topics is the slowest part.
const maxSentencesCompared = 4;
const sentenceUrgentThreshold = 0.75;
const sentenceGraveThreshold = 0.9;
// A clause has less context than a sentence, so its thresholds are stricter.
const clauseUrgentThreshold = 0.85;
const clauseGraveThreshold = 0.95;
const clauseLowLimit = 0.1;
// The classifier does not know the names of rare poisons: that one was swallowed is enough, unless a vet or helpline was asked.
const isSwallowed = /^(?:toxin_|battery_)/;
const swallowedLowLimit = 0.4;
const cannotWait = ['cannot-wait', 'very-high', 'hot-car'];
const forToday = ['for-today', 'heart-races'];
const maxEntryWords = 3;
const lasting = [
  'days',
  'all-day',
  'two-days',
  'three-days',
  'does-not-stop',
  'again',
  'lots',
  'many-times',
  'worse',
  'uneasy',
  'lack',
];
const advisers = /^(?:vets?|nurse|helpline|line|practice|clinic)$/;

/**
 * Combines what the patterns and rules found with the classifier's prediction, which mostly decides the level; see
 * docs/decisions/0016. A few words are urgent whatever is predicted; in a long note each sentence is classified by itself,
 * and the gravest decides. What was found goes down to the decided level, signs that were turns of phrase are left out,
 * and the predicted sign is added if the note is graver than what was found.
 */
export function decide(seen: Recognised, frail: Frailty, male: boolean, understood: boolean): Decision {
  const foundLevel = worst(allFound(seen).map(({ level }) => level));
  const outright = levelOutright(seen);
  const predicted = predictionsOf(seen, frail);
  const deciding = gravestPart(predicted, foundLevel, seen.words.length);
  if (!deciding) return { ...ordinaryDay(seen), level: outright, calm: false };
  const ruled = decidedByRules(seen, outright);
  if (ruled) return ruled;
  const topics = likelyTopics(deciding.prediction, seen, frail, male);
  const surelyCalm = isSurelyCalm(deciding.prediction, topics);
  if (outright === 'low' && isMostlyOrdinary(deciding.prediction, seen, topics))
    return { ...ordinaryDay(seen), surelyCalm, topics: topics.everyday.map(({ id }) => id) };
  const only = onlySign(seen);
  const usual = cappedForOnlySign(only, deciding.level);
  const level = worst([outright, cappedForNamed(seen, foundLevel, usual)]);
  const telling = () => tellingWords(seen, frail, level, deciding.part);
  const kept =
    atLeast(level, foundLevel) || isAlarmKept(seen, predicted) ? seen : lowered(seen, level, topics, frail);
  const isGraver = !atLeast(foundLevel, level) || (!understood && level !== 'low');
  const name = isGraver ? nameOf(kept, level, topics.listed, only) : null;
  const named = name ? withoutSign(withAtLevel(kept, name, level, telling), normal) : kept;
  const lead = level === 'low' ? null : (only?.id ?? leadOf(named, topics.others, level));
  const led = lead ? withAtLevel(named, lead, level, telling) : named;
  return {
    signs: led.signs,
    behaviours: led.behaviours,
    level,
    calm: deciding.prediction.levels.low >= calmThreshold,
    surelyCalm,
    lead,
    topics: topicsAt(level, topics),
  };
}

/** What is decided for a note about which nothing serious is likely. */
const ordinaryDay = ({ signs, behaviours }: FoundById): Decision => ({
  signs,
  behaviours,
  level: 'low',
  calm: true,
  surelyCalm: false,
  lead: null,
  topics: [],
});

/** What rules decide, whatever is predicted: about good news, harmless food and somebody else. */
function decidedByRules(seen: Recognised, outright: SeverityLevel): Decision | null {
  if (outright === 'low' && (isGoodNews(seen) || saysAllIsWell(seen))) return ordinaryDay(seen);
  if (outright === 'low' && isBirthGoingWell(seen)) return ordinaryDay(withoutSign(seen, 'dystocia'));
  const isFood = isOnlyHarmlessFood(seen);
  if (!isFood && !isOfSomebodyElse(seen)) return null;
  // A chew is no foreign body, breakfast no poison, and what the cat ate the dog did not. Fat may still be too much.
  const fat = isFood && seen.signs.get('fatty_food_scavenging');
  const day = ordinaryDay({ signs: new Map(fat ? [[fat.id, fat]] : []), behaviours: seen.behaviours });
  return fat ? { ...day, level: fat.level, calm: false } : day;
}

/** The level that a few words mean by themselves, else low. No ordinary day has them, so the prediction does not matter. */
function levelOutright({ concepts }: Recognised): SeverityLevel {
  const isSaid = (concept: string) => concepts.said(concept).length > 0;
  if (cannotWait.some(isSaid)) return 'urgent';
  return forToday.some(isSaid) ? 'high' : 'low';
}

interface Topic {
  readonly id: string;
  readonly share: number;
}

/** What a note is likely about, the likeliest first. */
interface LikelyTopics {
  /** All that it may be about. */
  readonly about: readonly Topic[];
  /** The share of an ordinary day. */
  readonly ordinary: number;
  /** What may be named to the owner, with the share among all that is no ordinary day; and the likeliest of them. */
  readonly others: readonly Topic[];
  readonly listed: readonly Topic[];
  /** The likeliest that are usually harmless. */
  readonly everyday: readonly Topic[];
}

function likelyTopics(prediction: Prediction, seen: Recognised, frail: Frailty, male: boolean): LikelyTopics {
  const about = prediction.topics().filter(({ id }) => !isOfFemales(id, seen, male));
  const possible = about.reduce((sum, { share }) => sum + share, 0);
  const ordinary = (about.find(({ id }) => id === normal)?.share ?? 0) / possible;
  const others = about
    .filter(({ id }) => id !== normal && (isFound(seen, id) || isNameable(id, seen, frail)))
    .map(({ id, share }) => ({ id, share: share / possible / (1 - ordinary) }));
  const listed = others.filter(({ share }) => share >= listThreshold).slice(0, maxListed);
  const everyday = others
    .filter(({ id, share }) => usualLevel(id) === 'low' && share * (1 - ordinary) >= listThreshold)
    .slice(0, maxListed);
  return { about, ordinary, others, listed, everyday };
}

/** Ids of the topics that are listed beside what was found in a note of this level. */
const topicsAt = (level: SeverityLevel, { ordinary, listed, everyday }: LikelyTopics): string[] => [
  ...(level === 'low' && ordinary >= ordinaryThreshold ? [normal] : []),
  ...(ordinary < surelyOrdinaryThreshold ? listed : everyday).map(({ id }) => id),
];

/** "Walked half an hour": no trouble was found, and an ordinary day is likeliest, however grave the other topics are. */
const isMostlyOrdinary = ({ levels }: Prediction, seen: Recognised, { ordinary }: LikelyTopics): boolean =>
  allFound(seen).every(({ id }) => id === normal) &&
  !seen.concepts.all().some(isProblem) &&
  ordinary >= ordinaryThresholdIfNothingFound &&
  levels.medium < mostlyMediumThreshold;

const isSurelyCalm = ({ levels }: Prediction, { ordinary }: LikelyTopics): boolean =>
  levels.low >= surelyCalmThreshold && ordinary >= surelyOrdinaryThreshold;

/** Whether what was found keeps its level, although the prediction is lower: one sentence is surely urgent. */
function isAlarmKept(seen: Recognised, { parts, sentences, whole }: Predicted): boolean {
  const isOneSentenceUrgent = whole
    ? sentences.some((each) => each.prediction.levels.urgent >= sentenceUrgentThreshold)
    : parts.some((each) => isBrief(each) && isTroubled(each));
  // The classifier knows little of other languages: there the words for emergencies count, whatever it predicts.
  return isOneSentenceUrgent || isForeign(seen.words);
}

/** The sign or behaviour to name in a note that is graver than what was found. */
function nameOf(
  found: FoundById,
  level: SeverityLevel,
  listed: readonly Topic[],
  only: Found | undefined,
): string | null {
  const likely = listed.find(
    ({ id, share }) => share >= nameThreshold && (level === 'medium' || signById.has(id)),
  );
  if (likely && likely.share >= sureNameThreshold && !only) return likely.id;
  const known = only ?? listed.find(({ id }) => signById.has(id) && isFound(found, id));
  return (known ?? likely)?.id ?? null;
}

/** The likeliest of what a note may be about, unless what was found and is as grave kills sooner. */
function leadOf({ signs }: FoundById, likely: readonly Topic[], level: SeverityLevel): string | null {
  const [soonest] = [...signs.values()]
    .filter((each) => killsSoonest(each.id) && each.level === level)
    .toSorted((one, other) => firstAidRank(one.id) - firstAidRank(other.id));
  return (soonest ?? likely.find(({ share }) => share >= leadThreshold))?.id ?? null;
}

const isFound = ({ signs, behaviours }: FoundById, id: string) => signs.has(id) || behaviours.has(id);

/** A note that says one sign outright keeps that sign's level: the prediction raises it by one level at most. */
function cappedForOnlySign(only: Found | undefined, level: SeverityLevel): SeverityLevel {
  if (!only) return level;
  return atLeast(only.level, level) ? only.level : raised(only.level);
}

/** A note that only names signs, as a form does, is as grave as the rules say: a mild one is at most medium. */
function cappedForNamed(seen: Recognised, foundLevel: SeverityLevel, level: SeverityLevel): SeverityLevel {
  const how = namedIn(seen);
  if (!how) return level;
  const isMild = !atLeast(foundLevel, 'high');
  if (isMild && lasting.some((concept) => seen.concepts.said(concept).length > 0)) return level;
  const most = isMild && atLeast(level, 'medium') ? 'medium' : level;
  const isEntry = seen.heading > 0 || (how === 'purely' && !isMild && seen.words.length <= maxEntryWords);
  return isEntry ? worst([foundLevel, most]) : most;
}

const usualLevel = (id: string): SeverityLevel =>
  (signById.get(id) ?? behaviourById.get(id))?.urgency ?? 'low';

const gravityOf = ({ levels }: Prediction) => levels.urgent + levels.high;

/** The prediction for a note, or for a part of it. */
interface PartPrediction {
  readonly prediction: Prediction;
  readonly part?: Part;
}

function predictionOf(seen: Recognised, frail: Frailty, part?: Part): PartPrediction[] {
  const prediction = predict(seen, frail, part);
  if (!prediction) return [];
  // A dog's frailty may only raise the level: a note about a puppy is no less grave than the same about any dog.
  const ofAnyDog = !part && Object.values(frail).includes(true) ? predict(seen, noFrailty) : null;
  const graver = ofAnyDog && gravityOf(ofAnyDog) > gravityOf(prediction) ? ofAnyDog : prediction;
  return [{ prediction: graver, ...(part && { part }) }];
}

/** The predictions for a note. */
interface Predicted {
  readonly parts: readonly Part[];
  /** For each part of enough words. */
  readonly sentences: readonly PartPrediction[];
  readonly whole: PartPrediction | undefined;
}

function predictionsOf(seen: Recognised, frail: Frailty): Predicted {
  const parts = sentencesOf(seen);
  const sentences = parts.filter((part) => !isBrief(part)).flatMap((part) => predictionOf(seen, frail, part));
  const [whole] = predictionOf(seen, frail);
  return { parts, sentences, whole };
}

/** The part that decides how grave a note is: all of it or, in a note of many `words`, one of its sentences. */
function gravestPart(
  { whole, sentences }: Predicted,
  foundLevel: SeverityLevel,
  words: number,
): (PartPrediction & { level: SeverityLevel }) | undefined {
  const first = whole && { ...whole, level: levelOf(whole.prediction, foundLevel) };
  if (first && words <= maxWordsAsAWhole) return first;
  return sentences
    .toSorted((one, other) => gravityOf(other.prediction) - gravityOf(one.prediction))
    .slice(0, maxSentencesCompared)
    .map((each) => ({
      ...each,
      level: whole ? levelOfSentence(each.prediction) : levelOf(each.prediction, 'low'),
    }))
    .reduce((most, each) => (most && atLeast(most.level, each.level) ? most : each), first);
}

/** Whether the prediction for a clause confirms the level of the sign it tells of: "collapsed, car ride to the beach". */
const isAsGrave = (prediction: Prediction, { id, level }: Found, isAdvised: boolean): boolean =>
  level === 'urgent'
    ? prediction.levels.urgent >= clauseUrgentThreshold ||
      (isSwallowed.test(id) && !isAdvised && prediction.levels.low < swallowedLowLimit)
    : level === 'high'
      ? gravityOf(prediction) >= clauseGraveThreshold
      : prediction.levels.low <= clauseLowLimit;

/** The level of one sentence of a longer note. */
function levelOfSentence(prediction: Prediction): SeverityLevel {
  if (prediction.levels.urgent >= sentenceUrgentThreshold) return 'urgent';
  return gravityOf(prediction) >= sentenceGraveThreshold ? 'high' : 'low';
}

/** The level that a prediction and the level found by the patterns amount to. */
function levelOf(prediction: Prediction, foundLevel: SeverityLevel): SeverityLevel {
  const { urgent, medium, low } = prediction.levels;
  const grave = gravityOf(prediction);
  const isFoundGrave = atLeast(foundLevel, 'high');
  const enough = grave >= (isFoundGrave ? Math.min(graveThreshold, Math.max(medium, low)) : graveThreshold);
  const isSeldom = () => seldomGrave(prediction);
  // In doubt between high and urgent, urgent.
  if (enough && urgent >= (isSeldom() ? urgentThresholdIfSeldomGrave : urgentThreshold)) return 'urgent';
  if (foundLevel === 'urgent' && urgent >= urgentThresholdIfFound) return 'urgent';
  if (enough && isFoundGrave) return 'high';
  const likeliest = likeliestLevel(prediction);
  if (foundLevel === 'medium' && likeliest === 'low' && medium >= mediumThresholdIfFound) return 'medium';
  if (!atLeast(likeliest, 'high') || !isSeldom()) return likeliest;
  return grave >= graveThresholdIfSeldomGrave ? 'high' : 'medium';
}

const likeliestLevel = ({ levels }: Prediction): SeverityLevel =>
  severityLevels.reduce((best, each) => (levels[each] > levels[best] ? each : best));

function seldomGrave(prediction: Prediction): boolean {
  const about = prediction.topics().find(({ id }) => id !== normal)?.id ?? normal;
  return !atLeast(usualLevel(about), 'high');
}

/**
 * Lowers what was found to the decided level, unless a rule holds it or a clause by itself confirms it. On an ordinary day,
 * signs that end up low are left out: they were turns of phrase.
 */
function lowered(
  seen: Recognised,
  level: SeverityLevel,
  { about, ordinary }: LikelyTopics,
  frail: Frailty,
): FoundById {
  const isOrdinary = ordinary >= ordinaryThreshold;
  const isAbout = (id: string) => about.some((each) => each.id === id && each.share >= aboutThreshold);
  const isFirm = ({ id, firm }: Found) => firm && !isOrdinary && (firm === 'surely' || isAbout(id));
  const clausesOf = ownClauses(seen);
  const isAdvised = seen.words.some(({ text }) => advisers.test(text));
  const saysItself = (each: Found) =>
    clausesOf(each)
      .slice(0, maxSentencesCompared)
      .some((part) =>
        predictionOf(seen, frail, part).some(({ prediction }) => isAsGrave(prediction, each, isAdvised)),
      );
  return loweredTo(level, seen, isOrdinary, (each) => isFirm(each) || saysItself(each));
}

/** The sentences of a note, each with its hits; empty if there is only one. */
export function sentencesOf({ words, concepts }: Recognised): Part[] {
  const starts = words.flatMap(({ pause }, index) => (index === 0 || pause === 2 ? [index] : []));
  if (starts.length < 2) return [];
  const parts = starts.map((first, index) => ({
    first,
    end: starts[index + 1] ?? words.length,
    hits: new Array<Hit>(),
  }));
  const at = parts.flatMap((part) => words.slice(part.first, part.end).map(() => part));
  for (const hit of concepts.all()) at[hit.first]?.hits.push(hit);
  return parts;
}

/** The sentences that the classifier takes for urgent by themselves. */
export const urgentSentences = (seen: Recognised, frail: Frailty): Part[] =>
  sentencesOf(seen).filter(
    (part) => !isBrief(part) && (predict(seen, frail, part)?.levels.urgent ?? 0) >= sentenceUrgentThreshold,
  );

/** Whether a hit is a trouble or something swallowed; that the dog ate is neither. */
const isProblem = ({ concept, negated }: Hit) =>
  !negated && concept !== 'eat' && ['trouble', 'swallowed'].includes(kindOf.get(concept) ?? '');

export const isBrief = ({ first, end }: Part) => end - first < minSentenceWords;

const isTroubled = ({ hits }: Part) => hits.some(({ concept }) => kindOf.get(concept) === 'trouble');
