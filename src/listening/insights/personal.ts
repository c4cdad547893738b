import { counted } from '../../domain/counted.ts';
import { monthsBetween } from '../../domain/day.ts';
import type { WeekSubject } from '../../domain/insight.ts';
import { lifeStage } from '../../domain/lifeStage.ts';
import { breedNamed, isAmbiguousBreed } from '../dog.ts';
import { advice } from '../knowledge/advice.ts';
import { cited } from '../knowledge/cited.ts';
import { stages } from '../knowledge/stages.ts';
import { lowered } from '../wording.ts';
import { missedDoses, stool, weightChanged } from './care.ts';
import { appetite, cameBack, eatsLess, repeated } from './fromNotes.ts';
import { goal } from './goals.ts';
import {
  ageOf,
  comparable,
  type DogLog,
  dailyAverage,
  daysBefore,
  formatDay,
  isLogged,
  maxYears,
  minLoggedDays,
  type Period,
  sum,
  week,
} from './log.ts';
import { busiestMonth, monthly, yearAgo, yearOfWalks } from './months.ts';
import { afterTreats, signsOfYear, weightOverMonths } from './year.ts';

/**
 * What a picture of an insight shows: the days of a week, the minutes a day by month, or the days on which a sign was noted, by
 * how many days ago they were.
 */
export type Pictured = WeekSubject | 'months' | { signs: readonly number[] };

/** A statement about this dog's log, with its numbers and period. */
export interface Insight {
  /** What it is about. There is at most one insight for each topic. */
  topic: string;
  title: string;
  text: string;
  /** Whether it asks the owner to do something. */
  need: boolean;
  /** What a picture of it shows, if it is of days. */
  picture?: Pictured | undefined;
}

export type Rule = (log: DogLog) => Insight | null;

/** Rules that may find a need, the most urgent first. */
const ofNeeds: readonly Rule[] = [stool, weightChanged, appetite, repeated];
/** The same of walks, meals and goals, which say nothing after a gap: "less than usual" would be true of the log, not of the dog. */
const ofHabits: readonly Rule[] = [walking, outings, meals, goal];

/** What asks the owner to do something, the most urgent first. */
export const needsIn = (log: DogLog): Insight[] => {
  const gap = longGap(log);
  return firstOfTopics(log, [...ofNeeds, ...(gap ? [() => gap] : ofHabits), checkup]).filter(
    ({ need }) => need,
  );
};

/** The insights from a dog's own log, the most telling first. None from too little data; none contradicts another. */
export function personalInsights(log: DogLog): Insight[] {
  const gap = longGap(log);
  const found = firstOfTopics(log, [
    ...ofNeeds,
    missedDoses,
    cameBack,
    ...(gap ? [() => gap] : [...ofHabits, monthly]),
    signsOfYear,
    afterTreats,
    yearAgo,
    weightOverMonths,
    checkup,
    weight,
    ...(gap ? [] : [streak, lastWeek, busiestMonth, yearOfWalks]),
  ]);
  // What asks for something comes first, and a goal that was met is no news.
  return found.toSorted((one, other) => weightOf(one) - weightOf(other));
}

const weightOf = ({ need, topic }: Insight) => (need ? 0 : topic === 'goal' ? 2 : 1);

function firstOfTopics(
  log: DogLog,
  rules: readonly ((log: DogLog) => Insight | Insight[] | null)[],
): Insight[] {
  const said = new Map<string, Insight>();
  for (const rule of rules) {
    for (const insight of [rule(log) ?? []].flat())
      if (!said.has(insight.topic)) said.set(insight.topic, insight);
  }
  return [...said.values()];
}

const name = ({ dog }: DogLog) => dog.name;

const changeWorthSaying = 0.25;
const minMinutes = 5;

function walking(log: DogLog): Insight | null {
  const both = comparable(log);
  if (!both) return null;
  // Compare what is shown: whole minutes.
  const lately = Math.round(dailyAverage(both.lately, (day) => day.minutes));
  const usual = Math.round(dailyAverage(both.before, (day) => day.minutes));
  if (usual < minMinutes || Math.abs(lately - usual) < minMinutes) return null;
  const change = lately / usual - 1;
  if (Math.abs(change) < changeWorthSaying) return null;
  const less = change < 0;
  if (less && hardlyWalked(both.lately)) return null;
  // Never "100% less" while there are any.
  const percent = Math.min(Math.round(Math.abs(change) * 100), less && lately > 0 ? 99 : Infinity);
  return {
    topic: 'walks',
    title: less ? 'Fewer minutes logged' : 'More minutes logged',
    text: `You logged ${counted(lately, 'minute')} of walks a day for ${name(log)} in ${both.lately.label}, ${percent}% ${less ? 'less' : 'more'} than the ${usual} in ${both.before.label}.${less ? ` ${advice.fewerWalks}` : ''}`,
    need: less,
    picture: 'walks',
  };
}

/** Whether hardly any day has a walk: then walks may only have been logged less, not walked less. */
const hardlyWalked = ({ days }: Period) => days.filter((day) => day.walks > 0).length < minLoggedDays;

/** The number of walks, if their minutes changed little and not in the opposite direction. */
function outings(log: DogLog): Insight | null {
  const both = comparable(log);
  if (!both) return null;
  const { length } = both.lately.days;
  const lately = sum(both.lately.days, (day) => day.walks);
  const usual = dailyAverage(both.before, (day) => day.walks) * length;
  if (usual < length / 2 || Math.abs(lately / usual - 1) < changeWorthSaying) return null;
  const less = lately < usual;
  if (less && hardlyWalked(both.lately)) return null;
  const [minutes, minutesBefore] = [both.lately, both.before].map((each) =>
    dailyAverage(each, (day) => day.minutes),
  );
  // One long walk instead of three short ones is not less.
  if (minutesBefore && minutes !== undefined && minutes !== minutesBefore && minutes < minutesBefore !== less)
    return null;
  return {
    topic: 'walks',
    title: less ? 'Fewer walks logged' : 'More walks logged',
    text: `You logged ${counted(lately, 'walk')} for ${name(log)} in ${both.lately.label}, compared with ${Number(usual.toFixed(1))} ${length === week ? 'a week' : 'in as many'} in ${both.before.label}.${less ? ` ${advice.fewerWalks}` : ''}`,
    need: less,
    picture: 'walks',
  };
}

function meals(log: DogLog): Insight | null {
  const both = comparable(log);
  if (!both || both.lately.days.filter((day) => day.meals > 0).length < minLoggedDays) return null;
  const lately = dailyAverage(both.lately, (day) => day.meals);
  const usual = dailyAverage(both.before, (day) => day.meals);
  const change = usual < 0.5 ? 0 : lately / usual - 1;
  if (Math.abs(change) < changeWorthSaying) return null;
  const less = change < 0;
  // More meals may be treats or refilled bowls, and would contradict notes of a poor appetite.
  if (!less && eatsLess(log)) return null;
  return {
    topic: 'meals',
    title: less ? 'Fewer meals logged' : 'More meals logged',
    text: `You logged ${lately.toFixed(1)} meals a day for ${name(log)} in ${both.lately.label}, ${less ? 'down' : 'up'} from ${usual.toFixed(1)} in ${both.before.label}.${less ? ` ${advice.fewerMeals}` : ''}`,
    need: less,
    picture: 'meals',
  };
}

const gapDays = 3;

function longGap(log: DogLog): Insight | null {
  const last = log.days.findLastIndex(isLogged);
  const empty = log.days.length - 1 - last;
  if (last < 0 || empty < gapDays || log.days.slice(0, last + 1).filter(isLogged).length < week) return null;
  return {
    topic: 'gap',
    title: 'A quiet log',
    text: `Your last entry for ${name(log)} was on ${formatDay(daysBefore(log.today, empty))}, ${counted(empty, 'day')} ago. One quick entry a day is enough for patterns to show.`,
    need: true,
  };
}

function checkup(log: DogLog): Insight | null {
  const { dog, today } = log;
  const age = ageOf(log);
  if (!dog.lastCheckup || age === null) return null;
  const passed = monthsBetween(dog.lastCheckup, today);
  const now = lifeStage(age);
  if (passed < (now === 'Senior' ? 6 : 12) || passed / 12 > maxYears) return null;
  const stage = stages.find(({ label }) => label === now);
  return {
    topic: 'checkup',
    title: 'A checkup is due',
    text: cited(
      `${dog.name}'s last checkup in the profile was ${counted(passed, 'month')} ago. The guidance at this age: ${lowered(stage?.checks[0] ?? 'at least yearly')}.`,
      stage?.checks[1] ?? null,
    ),
    need: true,
  };
}

const outside = 0.1;

function weight({ dog }: DogLog): Insight | null {
  const breed = breedNamed(dog.breed);
  if (!breed || isAmbiguousBreed(dog.breed) || !dog.weight || dog.age === null || dog.age < 2) return null;
  const ofSex = breed.male || breed.female;
  const range = ofSex ? breed[dog.gender] : breed.weight;
  if (!range) return null;
  const above = dog.weight > range[1] * (1 + outside);
  if (!above && dog.weight >= range[0] * (1 - outside)) return null;
  const usual = range[0] === range[1] ? counted(range[0], 'lb') : `${range[0]} to ${counted(range[1], 'lb')}`;
  return {
    topic: 'weight',
    title: 'Weight and breed',
    text: cited(
      `${dog.name}'s profile says ${counted(dog.weight, 'lb')}. An adult ${ofSex ? `${dog.gender} ` : ''}${breed.name} usually weighs ${usual}. ${advice.weight}`,
      breed.source,
    ),
    need: false,
  };
}

const minStreak = 5;

function streak(log: DogLog): Insight | null {
  const complete = log.days.slice(0, -1);
  const missed = complete.findLastIndex((day) => day.walks === 0);
  const length = complete.length - 1 - missed + (missed < 0 ? log.walkedBefore : 0);
  if (length < minStreak) return null;
  return {
    topic: 'streak',
    title: 'A walking streak',
    text: `You've logged a walk for ${name(log)} ${length} days in a row, through ${formatDay(daysBefore(log.today, 1))}.`,
    need: false,
    picture: 'walks',
  };
}

/** The week's total, if there is no other insight on walks. */
function lastWeek(log: DogLog): Insight | null {
  const lately = log.days.slice(0, -1).slice(-week);
  const walks = sum(lately, (day) => day.walks);
  const minutes = sum(lately, (day) => day.minutes);
  if (walks < 3) return null;
  const whole = (count: number) => counted(Math.round(count), 'minute');
  const usual = comparable(log)?.before;
  const before = usual
    ? ` In ${usual.label} it was about ${counted(Math.round(dailyAverage(usual, (day) => day.walks) * week), 'walk')} a week.`
    : '';
  return {
    topic: 'walks',
    title: 'The last seven days',
    text: `In the ${week} days through ${formatDay(daysBefore(log.today, 1))}, you logged ${counted(walks, 'walk')} for ${name(log)}: ${whole(minutes)} in all, about ${whole(minutes / walks)} each.${before}`,
    need: false,
    picture: 'walks',
  };
}
