import { counted } from '../../domain/counted.ts';
import {
  type DogLog,
  dailyAverage,
  dateAgo,
  dayAgo,
  dayNumber,
  daysBefore,
  formatDay,
  hashOf,
  isLogged,
  medianOf,
  monthName,
  sum,
  week,
} from './log.ts';
import { monthsOf } from './months.ts';
import { type Insight, personalInsights, type Rule } from './personal.ts';

/** What is usual follows from so many weeks, of which so many days must be logged. */
const usualWeeks = 8;
const minUsualDays = 14;

/** A day is the longest or the shortest of some time from so many days on. */
const minRecord = 14;
/** Minutes within which a day is like most, and the share of what is usual. */
const alike = 5;
const alikeShare = 0.1;

/** Yesterday's walks: the longest or the shortest for a time, or how they compare with what is usual. */
const yesterday: Rule = (log) => {
  const { minutes, walks } = dayAgo(log, 1);
  const before = Array.from({ length: usualWeeks * week }, (_, index) => dayAgo(log, index + 2)).filter(
    isLogged,
  );
  if (minutes === 0 || before.length < minUsualDays) return null;
  const usual = Math.round(medianOf(before.map((day) => day.minutes)));
  const day = formatDay(daysBefore(log.today, 1));
  const many = counted(Math.round(minutes), 'minute');
  const walked = `${counted(walks, 'walk')} on ${day}, ${many}${walks > 1 ? ' in all' : ''}`;
  const { name } = log.dog;
  const told = (text: string): Insight => ({
    topic: 'yesterday',
    title: 'Yesterday',
    text,
    need: false,
    picture: 'walks',
  });
  const since = (isLike: (minutes: number) => boolean) => {
    let ago = 2;
    while (ago < log.days.length - 1 && !(isLogged(dayAgo(log, ago)) && isLike(dayAgo(log, ago).minutes)))
      ago += 1;
    return ago;
  };
  const longest = since((each) => each >= minutes);
  if (longest - 1 >= minRecord && minutes >= usual + alike)
    return told(`${walked}. That's the longest ${name} has walked ${sinceWhen(log, longest)}.`);
  const shortest = since((each) => each > 0 && each <= minutes);
  if (shortest - 1 >= minRecord && minutes <= usual - alike)
    return told(`${walked}. That's the shortest ${name} has walked ${sinceWhen(log, shortest)}.`);
  const apart = Math.round(minutes) - usual;
  const than = `${Math.abs(apart)} ${apart > 0 ? 'more' : 'fewer'} than ${name}'s usual ${usual}`;
  if (Math.abs(apart) < Math.max(alike, usual * alikeShare))
    return told(
      inTurns(log, [
        `${walked}: about what ${name} usually walks.`,
        `${many} on foot on ${day}, a day like most.`,
        `${day} was an ordinary day: ${counted(walks, 'walk')}, ${many}.`,
        `${name} walked as usual on ${day}: ${many} over ${counted(walks, 'walk')}.`,
      ]),
    );
  return told(
    inTurns(log, [
      `${walked}: ${than}.`,
      `${many} on foot on ${day}, where ${usual} is usual for ${name}.`,
      `A ${apart > 0 ? 'good long' : 'shorter'} day on ${day}: ${many}, ${than}.`,
    ]),
  );
};

/** One of several ways to say a thing, another one the next time. */
const inTurns = ({ today, dog }: DogLog, ways: readonly string[]): string =>
  ways[Math.floor((dayNumber(today) + dog.id) / 2 + (dayNumber(today) + dog.id) / 12) % ways.length] ?? '';

const sinceWhen = (log: DogLog, ago: number): string =>
  ago < log.days.length - 1 ? `since ${dateAgo(log, ago)}` : 'in the whole log';

const weekdayName = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
/** How many of the eight must be logged, and by how much a weekday must stand out. */
const weekdays = { logged: 6, share: 1.25, minutes: 10 };

/** The weekday with the longest walks of the last eight weeks. */
const bestWeekday: Rule = (log) => {
  const all = Array.from({ length: usualWeeks * week }, (_, index) => index + 1).filter((ago) =>
    isLogged(dayAgo(log, ago)),
  );
  const average = (agos: readonly number[]) =>
    Math.round(dailyAverage({ days: agos.map((ago) => dayAgo(log, ago)), label: '' }, (day) => day.minutes));
  const found = Array.from({ length: week }, (_, rest) => {
    const agos = all.filter((ago) => ago % week === rest);
    const others = all.filter((ago) => ago % week !== rest);
    return {
      agos,
      minutes: agos.length > 0 ? average(agos) : 0,
      others: others.length > 0 ? average(others) : 0,
    };
  });
  const [best] = found.toSorted((one, other) => other.minutes - one.minutes);
  if (!best || best.agos.length < weekdays.logged || best.others < 1) return null;
  if (best.minutes < best.others * weekdays.share || best.minutes < best.others + weekdays.minutes)
    return null;
  const name = weekdayName.format(new Date(daysBefore(log.today, best.agos[0] ?? 1)));
  return {
    topic: 'weekday',
    title: `${name}s are for walking`,
    text: `Over the ${usualWeeks} weeks through ${formatDay(daysBefore(log.today, 1))}, ${log.dog.name} walked ${counted(best.minutes, 'minute')} on ${name}s, and ${best.others} on the other days.`,
    need: false,
    picture: 'walks',
  };
};

/** The day of the last seven with the longest walks. */
const bestDay: Rule = (log) => {
  const days = Array.from({ length: week }, (_, index) => ({ ago: index + 1, ...dayAgo(log, index + 1) }));
  const [best, next] = days.toSorted((one, other) => other.minutes - one.minutes);
  if (!best || !next || best.minutes < next.minutes + alike || next.minutes === 0) return null;
  const date = daysBefore(log.today, best.ago);
  return {
    topic: 'best day',
    title: 'The best day of the week',
    text: inTurns(log, [
      `${weekdayName.format(new Date(date))}, ${formatDay(date)}, was ${log.dog.name}'s longest of the last seven days: ${counted(Math.round(best.minutes), 'minute')} on foot.`,
      `Of the last seven days, ${log.dog.name} walked most on ${weekdayName.format(new Date(date))}, ${formatDay(date)}: ${counted(Math.round(best.minutes), 'minute')}.`,
    ]),
    need: false,
    picture: 'walks',
  };
};

/** From so many days in a row with the same number of meals that is told. */
const minSameMeals = 7;

/** For how long the number of meals a day has been the same. */
const steadyMeals: Rule = (log) => {
  const { meals } = dayAgo(log, 1);
  let days = 0;
  while (days < log.days.length - 1 && dayAgo(log, days + 1).meals === meals) days += 1;
  if (meals === 0 || days < minSameMeals) return null;
  return {
    topic: 'steady meals',
    title: 'Regular meals',
    text: `${counted(meals, 'meal')} a day for ${log.dog.name}, ${days} days in a row through ${formatDay(daysBefore(log.today, 1))}.`,
    need: false,
    picture: 'meals',
  };
};

/** The last seven days beside the seven before. */
const twoWeeks: Rule = (log) => {
  const days = (from: number) => Array.from({ length: week }, (_, index) => dayAgo(log, from + index + 1));
  const [now, before] = [days(0), days(week)];
  if (![...now, ...before].every(isLogged)) return null;
  const minutes = (of: typeof now) => Math.round(sum(of, (day) => day.minutes));
  const [lately, then] = [minutes(now), minutes(before)];
  if (lately === 0 || then === 0) return null;
  const apart = lately - then;
  return {
    topic: 'two weeks',
    title: 'This week and last',
    text: `${log.dog.name} walked ${counted(lately, 'minute')} in the 7 days through ${formatDay(daysBefore(log.today, 1))}, ${apart === 0 ? 'just as many as' : `${Math.abs(apart)} ${apart > 0 ? 'more' : 'fewer'} than`} in the 7 before.`,
    need: false,
    picture: 'walks',
  };
};

/** From so many days of a month it is told. */
const minMonth = 7;

/** What this month comes to so far. */
const monthSoFar: Rule = (log) => {
  const [month] = monthsOf(log);
  if (!month?.isOn || month.length < minMonth) return null;
  const walks = sum(month.days, (day) => day.walks);
  const hours = Math.round(sum(month.days, (day) => day.minutes) / 60);
  if (walks < minMonth || hours < 2) return null;
  return {
    topic: 'month so far',
    title: 'The month so far',
    text: `${monthName(month.month)} through ${formatDay(daysBefore(log.today, 1))}: ${walks} walks with ${log.dog.name}, ${hours} hours on foot.`,
    need: false,
    picture: 'months',
  };
};

/** What is told in a sentence, in turns. */
const shortStories: readonly Rule[] = [yesterday, bestDay, yesterday, monthSoFar, yesterday, twoWeeks];

/** What comes from the profile, not from the log. */
const ofProfile = ['weight', 'checkup'];
/** A longer story is told again after so many turns, of which every second day is one. */
const turnsApart = 15;

/**
 * What a dog's log says today: on every second day, if one is due, a longer story, each of them once in thirty days; else what
 * the last days were like. Needs have days of their own. Null if the log says nothing.
 */
export function storyOfDay(log: DogLog): Insight | null {
  const today = dayNumber(log.today) + log.dog.id;
  if (isLongDay(log)) {
    const turn = Math.floor(today / 2);
    const due = [...personalInsights(log), bestWeekday(log) ?? [], steadyMeals(log) ?? []]
      .flat()
      .find(
        ({ topic, need }) => !need && !ofProfile.includes(topic) && (turn + hashOf(topic)) % turnsApart === 0,
      );
    if (due) return due;
  }
  for (const index of shortStories.keys()) {
    const story = shortStories[(today + index) % shortStories.length]?.(log);
    if (story) return story;
  }
  return null;
}

/** Whether it is a day for the longer stories, and none for a tip beside them. */
export const isLongDay = ({ today, dog }: DogLog): boolean => (dayNumber(today) + dog.id) % 2 === 0;
