import { type SeverityLevel, severityLevels } from '../domain/analysis.ts';
import { type Frailty, sturdy } from './dog.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { ordinaryDay as normal, signById } from './knowledge/signs.ts';
import { isOnlyFood } from './plainFood.ts';
import {
  isGoodNews,
  isNameable,
  isOfFemales,
  isOfSomebodyElse,
  namedIn,
  onlySign,
  ownClauses,
  saysAllIsWell,
} from './plainly.ts';
import type { Found, Recognised } from './recognise.ts';
import { atLeast, raised, worst } from './severity.ts';
import { type Likeness, likenessOf, type Part, wordsFor } from './similar.ts';
import type { Hit } from './text/hear.ts';
import { kindOf } from './text/lexicon.ts';
import { isForeign } from './tongue.ts';

/** What notes like this one meant. */
export interface Hunch {
  /** At least so grave; `low` where there is no such impression. */
  readonly level: SeverityLevel;
  /** Whether it is like the notes of ordinary days. */
  readonly calm: boolean;
  /** Signs and behaviours it may be about, beyond those found. */
  readonly topics: readonly string[];
}

// What is grave, and may well be urgent, is.
const graveEnough = 0.45;
const urgentEnough = 0.2;
// Where what notes most like it were about is seldom grave, it takes more.
const urgentSeldom = 0.3;
// What the patterns call urgent takes less, and so does what they call worth a visit.
const heardEnough = 0.3;
const heardMediumEnough = 0.45;
const graveSeldom = 0.8;
// A sign is named to owners when the note is surely like it, and listed when it well may be.
const namedFrom = 0.25;
// A sign that was heard itself goes before what it is only likely to be.
const surelyNamed = 0.5;
const listedFrom = 0.05;
const mostListed = 3;
// Of an ordinary day no trouble is listed.
const surelyOrdinary = 0.8;
// So like an ordinary day that what was heard is none of it.
const anOrdinaryDay = 0.5;
// Where nothing was heard that speaks against it.
const ordinaryEnough = 0.45;
const mostly = 0.6;
const calmEnough = 0.55;
// Less like anything about a sign, a note only sounds like it: five nights "on the trot".
const aboutEnough = 0.025;
// Of what fewer words say outright, the patterns know more than whole notes do.
const fewestWeighed = 4;
// The notes that it was learnt from have up to so many words: in more, what cannot wait may be drowned.
const mostAtOnce = 26;
// Of the gravest sentences, for what a sentence is about takes longest.
const mostCompared = 4;
const surelyUrgent = 0.75;
const surelyGrave = 0.9;
// A clause alone says less of what it is a part of.
const urgentAlone = 0.85;
const graveAlone = 0.95;
const lowAlone = 0.1;
// Of a rare poison's name nothing was learnt: that it was swallowed is enough, unless somebody who knows was asked.
const isSwallowed = /^(?:toxin_|battery_)/;
const swallowedLow = 0.4;
const cannotWait = ['cannotwait', 'veryhigh', 'hotcar'];
const forToday = ['fortoday', 'heartraces'];
const mostNamed = 3;
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
 * Weighs what a note was heard to say against what notes like it meant, which mostly decides. What surely cannot wait
 * counts however much stands around it; and of a long note every sentence is weighed for itself, and the gravest decides.
 */
export function heed(seen: Recognised, frail: Frailty, male: boolean, understood: boolean): Hunch {
  const found = [...seen.signs.values(), ...seen.behaviours.values()];
  const heard = found.length > 0 ? worst(found.map(({ level }) => level)) : 'low';
  const parts = sentencesOf(seen);
  const sentences = parts.filter((part) => !isBrief(part)).flatMap((part) => weighed(seen, frail, part));
  const [whole] = weighed(seen, frail);
  const deciding = gravest(whole, sentences, heard, seen.words.length);
  const isSaid = (concept: string) => seen.heard.said(concept).length > 0;
  // Of such words ordinary days know nothing, whatever a note is like.
  const outright = cannotWait.some(isSaid) ? 'urgent' : forToday.some(isSaid) ? 'high' : null;
  if (!deciding) return { level: outright ?? 'low', calm: false, topics: [] };
  const { like, part } = deciding;
  if (!outright && (isGoodNews(seen) || saysAllIsWell(seen))) return { level: 'low', calm: true, topics: [] };
  const isFood = isOnlyFood(seen);
  if (isFood || isOfSomebodyElse(seen)) {
    // A chew is no foreign body, no breakfast is a poison, and what a cat ate no dog did; of fat there may be too much.
    const fat = isFood && seen.signs.get('fatty_food_scavenging');
    seen.signs.clear();
    if (fat) seen.signs.set(fat.id, fat);
    return { level: fat ? fat.level : 'low', calm: !fat, topics: [] };
  }
  const only = onlySign(seen);
  const about = like.topics().filter(({ id }) => !isOfFemales(id, seen, male));
  const possible = about.reduce((sum, { share }) => sum + share, 0);
  const ordinary = (about.find(({ id }) => id === normal)?.share ?? 0) / possible;
  const others = about
    .filter(({ id }) => id !== normal && (isHeard(seen, id) || isNameable(id, seen, frail)))
    .map(({ id, share }) => ({ id, share: share / possible / (1 - ordinary) }));
  const listed = others.filter(({ share }) => share >= listedFrom).slice(0, mostListed);
  const everyday = others
    .filter(({ id, share }) => usualLevel(id) === 'low' && share * (1 - ordinary) >= listedFrom)
    .slice(0, mostListed);
  // "Walked half an hour": no trouble was heard, and most notes like it are of ordinary days, however grave the others are.
  const nothingHeard = found.every(({ id }) => id === normal) && !seen.heard.all().some(isToMind);
  const isMostlyMedium = like.levels.medium >= mostly;
  if (!outright && nothingHeard && ordinary >= ordinaryEnough && !isMostlyMedium)
    return { level: 'low', calm: true, topics: everyday.map(({ id }) => id) };
  const usual = only ? within(only.level, deciding.level) : deciding.level;
  const level = worst([outright ?? 'low', named(seen, heard, usual)]);
  const inOne = whole
    ? sentences.some((each) => each.like.levels.urgent >= surelyUrgent)
    : parts.some((each) => isBrief(each) && isTroubled(each));
  // Of another tongue little was learnt: its words of an emergency count, whatever the note is like.
  const holds = inOne || isForeign(seen.words);
  const isAbout = (id: string) => about.some((each) => each.id === id && each.share >= aboutEnough);
  if (!atLeast(level, heard) && !holds) lower(seen, found, level, ordinary, frail, isAbout);
  if (!atLeast(heard, level) || (!understood && level !== 'low')) {
    const likely = listed.find(
      ({ id, share }) => share >= namedFrom && (level === 'medium' || signById.has(id)),
    );
    const known = only ?? listed.find(({ id }) => signById.has(id) && isHeard(seen, id));
    const fits = likely && likely.share >= surelyNamed && !only ? likely : (known ?? likely);
    if (fits) {
      const into = signById.has(fits.id) ? seen.signs : seen.behaviours;
      const named = into.get(fits.id);
      if (named) named.level = level;
      else into.set(fits.id, { id: fits.id, level, words: wordsFor(seen, frail, level, part) });
      seen.signs.delete(normal);
    }
  }
  return {
    level,
    calm: like.levels.low >= calmEnough,
    topics: [
      ...(level === 'low' && ordinary >= anOrdinaryDay ? [normal] : []),
      ...(ordinary < surelyOrdinary ? listed : everyday).map(({ id }) => id),
    ],
  };
}

const isHeard = ({ signs, behaviours }: Recognised, id: string) => signs.has(id) || behaviours.has(id);

/** What says outright what it is keeps its level: for the dog it is of, or what such notes meant, it rises by one at most. */
const within = (own: SeverityLevel, level: SeverityLevel): SeverityLevel =>
  atLeast(own, level) ? own : raised(own);

/** What is only named is as grave as rules know it: what is mild is no alarm, and is no less for what stands below it. */
function named(seen: Recognised, heard: SeverityLevel, level: SeverityLevel): SeverityLevel {
  const how = namedIn(seen);
  if (!how) return level;
  const isMild = !atLeast(heard, 'high');
  if (isMild && lasting.some((concept) => seen.heard.said(concept).length > 0)) return level;
  const most = isMild && atLeast(level, 'medium') ? 'medium' : level;
  const isEntry = seen.heading > 0 || (how === 'purely' && !isMild && seen.words.length <= mostNamed);
  return isEntry ? worst([heard, most]) : most;
}

const usualLevel = (id: string): SeverityLevel =>
  (signById.get(id) ?? behaviourById.get(id))?.urgency ?? 'low';

const gravityOf = ({ levels }: Likeness) => levels.urgent + levels.high;

/** What a note, or a part of it, is like. */
interface Weighed {
  readonly like: Likeness;
  readonly part?: Part;
}

function weighed(seen: Recognised, frail: Frailty, part?: Part): Weighed[] {
  const like = likenessOf(seen, frail, part);
  if (!like) return [];
  // What makes a dog frail may only raise: a note is no less grave of a puppy than of any dog.
  const ofAnyDog = !part && Object.values(frail).includes(true) ? likenessOf(seen, sturdy) : null;
  const graver = ofAnyDog && gravityOf(ofAnyDog) > gravityOf(like) ? ofAnyDog : like;
  return [{ like: graver, ...(part && { part }) }];
}

/** What decides how grave a note is: all of it, or one of its sentences, which could be drowned among many `words`. */
function gravest(
  whole: Weighed | undefined,
  sentences: readonly Weighed[],
  heard: SeverityLevel,
  words: number,
): (Weighed & { level: SeverityLevel }) | undefined {
  const first = whole && { ...whole, level: verdict(whole.like, heard, { minding: true }) };
  if (first && words <= mostAtOnce) return first;
  return sentences
    .toSorted((one, other) => gravityOf(other.like) - gravityOf(one.like))
    .slice(0, mostCompared)
    .map((each) => ({
      ...each,
      level: whole ? inItself(each.like) : verdict(each.like, 'low', { minding: true }),
    }))
    .reduce((most, each) => (most && atLeast(most.level, each.level) ? most : each), first);
}

/** Whether a clause alone is as grave as the sign that has it to itself: "collapsed, car ride to the beach". */
const isAsGrave = (like: Likeness, { id, level }: Found, isAdvised: boolean): boolean =>
  level === 'urgent'
    ? like.levels.urgent >= urgentAlone ||
      (isSwallowed.test(id) && !isAdvised && like.levels.low < swallowedLow)
    : level === 'high'
      ? gravityOf(like) >= graveAlone
      : like.levels.low <= lowAlone;

/** The level of one sentence, whatever stands around it. */
function inItself(like: Likeness): SeverityLevel {
  if (like.levels.urgent >= surelyUrgent) return 'urgent';
  return gravityOf(like) >= surelyGrave ? 'high' : 'low';
}

/** The level that notes like this had. `minding` what they were about: where that is seldom grave, it takes more. */
function verdict(like: Likeness, heard: SeverityLevel, { minding = false } = {}): SeverityLevel {
  const { urgent, high, medium, low } = like.levels;
  const grave = urgent + high;
  const enough = grave >= graveEnough || (atLeast(heard, 'high') && grave >= Math.max(medium, low));
  const isSeldom = () => minding && seldomGrave(like);
  // A doubt between grave and urgent is settled for urgent.
  if (enough && urgent >= (isSeldom() ? urgentSeldom : urgentEnough)) return 'urgent';
  if (heard === 'urgent' && urgent >= heardEnough) return 'urgent';
  if (enough && atLeast(heard, 'high')) return 'high';
  const likeliest = severityLevels.reduce((best, each) =>
    like.levels[each] > like.levels[best] ? each : best,
  );
  if (heard === 'medium' && likeliest === 'low' && medium >= heardMediumEnough) return 'medium';
  if (!atLeast(likeliest, 'high') || !isSeldom()) return likeliest;
  return grave >= graveSeldom ? 'high' : 'medium';
}

function seldomGrave(like: Likeness): boolean {
  const about = like.topics().find(({ id }) => id !== normal)?.id ?? normal;
  return !atLeast(usualLevel(about), 'high');
}

/**
 * Nothing that was heard stays graver than notes like this were, but what says so by itself; on an ordinary day it was a
 * turn of phrase.
 */
function lower(
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
      .slice(0, mostCompared)
      .some((part) => weighed(seen, frail, part).some(({ like }) => isAsGrave(like, each, isAdvised)));
  for (const each of found) {
    const isFirm = each.firm && ordinary < anOrdinaryDay && (each.firm === 'surely' || isAbout(each.id));
    if (atLeast(level, each.level) || isFirm || saysItself(each)) continue;
    each.level = level;
    if (level === 'low' && ordinary >= anOrdinaryDay) seen.signs.delete(each.id);
  }
}

/** The sentences of a note that has several, with what was heard in each. */
function sentencesOf({ words, heard }: Recognised): Part[] {
  const starts = words.flatMap(({ pause }, index) => (index === 0 || pause === 2 ? [index] : []));
  if (starts.length < 2) return [];
  const parts = starts.map((first, index) => ({
    first,
    end: starts[index + 1] ?? words.length,
    hits: new Array<Hit>(),
  }));
  const at = parts.flatMap((part) => words.slice(part.first, part.end).map(() => part));
  for (const hit of heard.all()) at[hit.first]?.hits.push(hit);
  return parts;
}

/** Whether it is said of a trouble, or of what was swallowed beyond that something was. */
const isToMind = ({ concept, denied }: Hit) =>
  !denied && concept !== 'eat' && ['trouble', 'swallowed'].includes(kindOf.get(concept) ?? '');

const isBrief = ({ first, end }: Part) => end - first < fewestWeighed;

const isTroubled = ({ hits }: Part) => hits.some(({ concept }) => kindOf.get(concept) === 'trouble');
