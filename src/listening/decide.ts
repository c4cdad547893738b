import { type SeverityLevel, severityLevels } from '../domain/analysis.ts';
import { type Part, type Prediction, predict, tellingWords } from './classifier.ts';
import { type Frailty, noFrailty } from './dog.ts';
import { isOnlyHarmlessFood } from './harmlessFood.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { ordinaryDay as normal, signById } from './knowledge/signs.ts';
import { isForeign } from './language.ts';
import {
  isGoodNews,
  isNameable,
  isOfFemales,
  isOfSomebodyElse,
  namedIn,
  onlySign,
  ownClauses,
  saysAllIsWell,
} from './overrides.ts';
import type { Found, Recognised } from './recognise.ts';
import { atLeast, raised, worst } from './severity.ts';
import type { Hit } from './text/concepts.ts';
import { kindOf } from './text/lexicon.ts';

/** What rules and classifier together make of a note. */
export interface Decision {
  /** The note is at least this severe; `low` if nothing speaks for more. */
  readonly level: SeverityLevel;
  /** Whether the classifier takes it for an ordinary day. */
  readonly calm: boolean;
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
const cannotWait = ['cannotwait', 'veryhigh', 'hotcar'];
const forToday = ['fortoday', 'heartraces'];
const maxEntryWords = 3;
const lasting = [
  'days',
  'daylong',
  'twodays',
  'threedays',
  'nostop',
  'again',
  'lots',
  'manytimes',
  'worse',
  'uneasy',
  'lack',
];
const advisers = /^(?:vets?|nurse|helpline|line|practice|clinic)$/;

/**
 * Combines what the patterns and rules found with the classifier's prediction, which mostly decides the level; see
 * docs/decisions/0016. A few words are urgent whatever is predicted; in a long note each sentence is classified by itself,
 * and the gravest decides. Changes `seen`: levels go down to the decided one, signs that were turns of phrase are deleted,
 * and the predicted sign is added if the note is graver than what was found.
 */
export function decide(seen: Recognised, frail: Frailty, male: boolean, understood: boolean): Decision {
  const found = [...seen.signs.values(), ...seen.behaviours.values()];
  const foundLevel = found.length > 0 ? worst(found.map(({ level }) => level)) : 'low';
  const parts = sentencesOf(seen);
  const sentences = parts.filter((part) => !isBrief(part)).flatMap((part) => predictionOf(seen, frail, part));
  const [whole] = predictionOf(seen, frail);
  const deciding = gravestPart(whole, sentences, foundLevel, seen.words.length);
  const isSaid = (concept: string) => seen.concepts.said(concept).length > 0;
  // No ordinary day has such words, so the prediction does not matter.
  const outright = cannotWait.some(isSaid) ? 'urgent' : forToday.some(isSaid) ? 'high' : null;
  if (!deciding) return { level: outright ?? 'low', calm: false, topics: [] };
  const { prediction, part } = deciding;
  if (!outright && (isGoodNews(seen) || saysAllIsWell(seen))) return { level: 'low', calm: true, topics: [] };
  const isFood = isOnlyHarmlessFood(seen);
  if (isFood || isOfSomebodyElse(seen)) {
    // A chew is no foreign body, breakfast no poison, and what the cat ate the dog did not. Fat may still be too much.
    const fat = isFood && seen.signs.get('fatty_food_scavenging');
    seen.signs.clear();
    if (fat) seen.signs.set(fat.id, fat);
    return { level: fat ? fat.level : 'low', calm: !fat, topics: [] };
  }
  const only = onlySign(seen);
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
  // "Walked half an hour": no trouble was found, and an ordinary day is likeliest, however grave the other topics are.
  const nothingFound = found.every(({ id }) => id === normal) && !seen.concepts.all().some(isProblem);
  const isMostlyMedium = prediction.levels.medium >= mostlyMediumThreshold;
  if (!outright && nothingFound && ordinary >= ordinaryThresholdIfNothingFound && !isMostlyMedium)
    return { level: 'low', calm: true, topics: everyday.map(({ id }) => id) };
  const usual = only ? cappedForOnlySign(only.level, deciding.level) : deciding.level;
  const level = worst([outright ?? 'low', cappedForNamed(seen, foundLevel, usual)]);
  const isOneSentenceUrgent = whole
    ? sentences.some((each) => each.prediction.levels.urgent >= sentenceUrgentThreshold)
    : parts.some((each) => isBrief(each) && isTroubled(each));
  // The classifier knows little of other languages: there the words for emergencies count, whatever it predicts.
  const holds = isOneSentenceUrgent || isForeign(seen.words);
  const isAbout = (id: string) => about.some((each) => each.id === id && each.share >= aboutThreshold);
  if (!atLeast(level, foundLevel) && !holds) lowerFindings(seen, found, level, ordinary, frail, isAbout);
  if (!atLeast(foundLevel, level) || (!understood && level !== 'low')) {
    const likely = listed.find(
      ({ id, share }) => share >= nameThreshold && (level === 'medium' || signById.has(id)),
    );
    const known = only ?? listed.find(({ id }) => signById.has(id) && isFound(seen, id));
    const fits = likely && likely.share >= sureNameThreshold && !only ? likely : (known ?? likely);
    if (fits) {
      const into = signById.has(fits.id) ? seen.signs : seen.behaviours;
      const named = into.get(fits.id);
      if (named) named.level = level;
      else into.set(fits.id, { id: fits.id, level, words: tellingWords(seen, frail, level, part) });
      seen.signs.delete(normal);
    }
  }
  return {
    level,
    calm: prediction.levels.low >= calmThreshold,
    topics: [
      ...(level === 'low' && ordinary >= ordinaryThreshold ? [normal] : []),
      ...(ordinary < surelyOrdinaryThreshold ? listed : everyday).map(({ id }) => id),
    ],
  };
}

const isFound = ({ signs, behaviours }: Recognised, id: string) => signs.has(id) || behaviours.has(id);

/** A note that says one sign outright keeps that sign's level: the prediction raises it by one level at most. */
const cappedForOnlySign = (own: SeverityLevel, level: SeverityLevel): SeverityLevel =>
  atLeast(own, level) ? own : raised(own);

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

/** The part that decides how grave a note is: all of it or, in a note of many `words`, one of its sentences. */
function gravestPart(
  whole: PartPrediction | undefined,
  sentences: readonly PartPrediction[],
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
  const { urgent, high, medium, low } = prediction.levels;
  const grave = urgent + high;
  const enough = grave >= graveThreshold || (atLeast(foundLevel, 'high') && grave >= Math.max(medium, low));
  const isSeldom = () => seldomGrave(prediction);
  // In doubt between high and urgent, urgent.
  if (enough && urgent >= (isSeldom() ? urgentThresholdIfSeldomGrave : urgentThreshold)) return 'urgent';
  if (foundLevel === 'urgent' && urgent >= urgentThresholdIfFound) return 'urgent';
  if (enough && atLeast(foundLevel, 'high')) return 'high';
  const likeliest = severityLevels.reduce((best, each) =>
    prediction.levels[each] > prediction.levels[best] ? each : best,
  );
  if (foundLevel === 'medium' && likeliest === 'low' && medium >= mediumThresholdIfFound) return 'medium';
  if (!atLeast(likeliest, 'high') || !isSeldom()) return likeliest;
  return grave >= graveThresholdIfSeldomGrave ? 'high' : 'medium';
}

function seldomGrave(prediction: Prediction): boolean {
  const about = prediction.topics().find(({ id }) => id !== normal)?.id ?? normal;
  return !atLeast(usualLevel(about), 'high');
}

/**
 * Lowers what was found to the decided level, unless a rule holds it or a clause by itself confirms it. On an ordinary day,
 * signs that end up low are deleted: they were turns of phrase.
 */
function lowerFindings(
  seen: Recognised,
  found: readonly Found[],
  level: SeverityLevel,
  ordinary: number,
  frail: Frailty,
  isAbout: (id: string) => boolean,
): void {
  const clausesOf = ownClauses(seen);
  const isAdvised = seen.words.some(({ text }) => advisers.test(text));
  const saysItself = (each: Found) =>
    clausesOf(each)
      .slice(0, maxSentencesCompared)
      .some((part) =>
        predictionOf(seen, frail, part).some(({ prediction }) => isAsGrave(prediction, each, isAdvised)),
      );
  for (const each of found) {
    const isFirm = each.firm && ordinary < ordinaryThreshold && (each.firm === 'surely' || isAbout(each.id));
    if (atLeast(level, each.level) || isFirm || saysItself(each)) continue;
    each.level = level;
    if (level === 'low' && ordinary >= ordinaryThreshold) seen.signs.delete(each.id);
  }
}

/** The sentences of a note, each with its hits; empty if there is only one. */
function sentencesOf({ words, concepts }: Recognised): Part[] {
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

/** Whether a hit is a trouble or something swallowed; that the dog ate is neither. */
const isProblem = ({ concept, negated }: Hit) =>
  !negated && concept !== 'eat' && ['trouble', 'swallowed'].includes(kindOf.get(concept) ?? '');

const isBrief = ({ first, end }: Part) => end - first < minSentenceWords;

const isTroubled = ({ hits }: Part) => hits.some(({ concept }) => kindOf.get(concept) === 'trouble');
