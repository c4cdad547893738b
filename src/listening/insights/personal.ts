import { counted } from '../../domain/counted.ts';
import { monthsBetween } from '../../domain/day.ts';
import { lifeStage } from '../../domain/lifeStage.ts';
import { breedNamed, isAmbiguousBreed } from '../dog.ts';
import { advice } from '../knowledge/advice.ts';
import { cited } from '../knowledge/cited.ts';
import { stages } from '../knowledge/stages.ts';
import { lowered } from '../wording.ts';
import { appetite, eatsLess, repeated } from './fromNotes.ts';
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

/** A statement about this dog's log, with its numbers and period. */
export interface Insight {
  /** What it is about. There is at most one insight for each topic. */
  topic: string;
  title: string;
  text: string;
  /** Whether it asks the owner to do something. */
  need: boolean;
}

export type Rule = (log: DogLog) => Insight | null;

/** The insights from a dog's own log, the most urgent first. None from too little data; none contradicts another. */
export function personalInsights(log: DogLog): Insight[] {
  const gap = longGap(log);
  // After a gap, "less than usual" would be true of the log, not of the dog.
  const rules = gap
    ? [appetite, repeated, () => gap, checkup, weight]
    : [appetite, repeated, walking, outings, meals, goal, checkup, weight, streak, lastWeek];
  const said = new Map<string, Insight>();
  for (const rule of rules) {
    const insight = rule(log);
    if (insight && !said.has(insight.topic)) said.set(insight.topic, insight);
  }
  return [...said.values()];
}

const name = ({ dog }: DogLog) => dog.name;

const changeWorthSaying = 0.25;
const minMinutes = 5;

const walking: Rule = (log) => {
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
  };
};

/** Whether hardly any day has a walk: then walks may only have been logged less, not walked less. */
const hardlyWalked = ({ days }: Period) => days.filter((day) => day.walks > 0).length < minLoggedDays;

/** The number of walks, if their minutes changed little and not in the opposite direction. */
const outings: Rule = (log) => {
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
    text: `You logged ${counted(lately, 'walk')} for ${name(log)} in ${both.lately.label}, compared with ${usual.toFixed(1)} ${length === week ? 'a week' : 'in as many'} in ${both.before.label}.${less ? ` ${advice.fewerWalks}` : ''}`,
    need: less,
  };
};

const meals: Rule = (log) => {
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
  };
};

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

const checkup: Rule = (log) => {
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
};

const outside = 0.1;

const weight: Rule = ({ dog }) => {
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
};

const minStreak = 5;

const streak: Rule = (log) => {
  const complete = log.days.slice(0, -1);
  const missed = complete.findLastIndex((day) => day.walks === 0);
  const length = complete.length - 1 - missed + (missed < 0 ? log.walkedBefore : 0);
  if (length < minStreak) return null;
  return {
    topic: 'streak',
    title: 'A walking streak',
    text: `You've logged a walk for ${name(log)} ${length} days in a row, through ${formatDay(daysBefore(log.today, 1))}.`,
    need: false,
  };
};

/** The week's total, if there is no other insight on walks. */
const lastWeek: Rule = (log) => {
  const lately = log.days.slice(0, -1).slice(-week);
  const walks = sum(lately, (day) => day.walks);
  const minutes = sum(lately, (day) => day.minutes);
  if (walks < 3) return null;
  const whole = (count: number) => counted(Math.round(count), 'minute');
  return {
    topic: 'walks',
    title: 'The last seven days',
    text: `In the ${week} days through ${formatDay(daysBefore(log.today, 1))}, you logged ${counted(walks, 'walk')} for ${name(log)}: ${whole(minutes)} in all, about ${whole(minutes / walks)} each.`,
    need: false,
  };
};
