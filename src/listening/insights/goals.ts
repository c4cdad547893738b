import { counted } from '../../domain/counted.ts';
import type { GoalType } from '../../domain/goal.ts';
import type { WeekSubject } from '../../domain/insight.ts';
import { lookUp } from '../../domain/lookUp.ts';
import { eatsLess } from './fromNotes.ts';
import { type Day, dayNumber, loggedOf, minLoggedDays, sum, week } from './log.ts';
import type { Rule } from './personal.ts';

const goalCounts: Readonly<Record<GoalType, readonly [noun: string, of: (day: Day) => number]>> = {
  daily_walks: ['walk', (day) => day.walks],
  daily_meals: ['meal', (day) => day.meals],
  weekly_health: ['health note', (day) => day.health],
};
/** A weekly goal is no matter of single days. */
const pictures: Readonly<Record<GoalType, WeekSubject | undefined>> = {
  daily_walks: 'walks',
  daily_meals: 'meals',
  weekly_health: undefined,
};
// Shares of the days of a week.
const wellMet = 5 / week;
const hardlyMet = 4 / week;

/**
 * The progress of the goal that is met worst, by the day or over the week. Counts the logged ones of the last seven complete
 * days since the target was set.
 */
export const goal: Rule = (log) => {
  const told = log.goals.flatMap(({ type, target, period, since }) => {
    const counts = lookUp(goalCounts, type, null);
    if (!counts) return [];
    // Meals served are not meals eaten.
    if (type === 'daily_meals' && eatsLess(log)) return [];
    const whole = Math.min(week, dayNumber(log.today) - dayNumber(since) - 1);
    if (whole < (period === 'weekly' ? week : minLoggedDays)) return [];
    const { days, label } = loggedOf(log, log.days.slice(-whole - 1, -1));
    if (days.length < minLoggedDays) return [];
    const [noun, of] = counts;
    if (period === 'weekly') {
      const reached = sum(days, of);
      return {
        type,
        met: reached / target,
        text: `${log.dog.name}'s goal is ${counted(target, noun)} a week. You logged ${reached} in ${label}.`,
      };
    }
    const met = days.filter((day) => of(day) >= target).length;
    return {
      type,
      met: met / days.length,
      text: `Your log shows that ${log.dog.name}'s goal of ${counted(target, noun)} a day was met on ${met} of ${label}.`,
    };
  });
  const [least] = told.toSorted((a, b) => a.met - b.met);
  if (!least) return null;
  return {
    topic: 'goal',
    title: titleOf(least.met),
    text: least.text,
    need: least.met < hardlyMet,
    picture: lookUp(pictures, least.type, undefined),
  };
};

function titleOf(met: number): string {
  if (met >= 1) return 'Goal met';
  return met >= wellMet ? 'Goal in sight' : 'A goal to catch up on';
}
