import type { Goal } from '../../domain/goal.ts';
import { type Day, dayNumber, daysBefore, isLogged, leastLogged, spoken, sum, times, week } from './log.ts';
import type { Rule } from './personal.ts';

const counted: Readonly<Record<Goal['type'], readonly [noun: string, of: (day: Day) => number]>> = {
  daily_walks: ['walk', (day) => day.walks],
  daily_meals: ['meal', (day) => day.meals],
  weekly_health: ['health note', (day) => day.health],
};
// Of a week.
const wellMet = 5 / week;
const hardlyMet = 4 / week;

/** How the goal that is least well met did in the last seven complete days since it was set: by the day, or over the week. */
export const goal: Rule = (log) => {
  const until = spoken(daysBefore(log.today, 1));
  const told = log.goals.flatMap(({ type, target, period, since }) => {
    const whole = dayNumber(log.today) - dayNumber(since) - 1;
    const lately = log.days
      .slice(0, -1)
      .slice(-week)
      .slice(Math.max(0, week - whole));
    if (lately.filter(isLogged).length < leastLogged) return [];
    const [noun, of] = counted[type];
    if (period === 'weekly') {
      const reached = sum(lately, of);
      return lately.length < week
        ? []
        : {
            met: reached / target,
            text: `${log.dog.name}'s goal is ${times(target, noun)} a week; in the 7 days to ${until} it was ${reached}.`,
          };
    }
    const met = lately.filter((day) => of(day) >= target).length;
    return {
      met: met / lately.length,
      text: `${log.dog.name}'s goal of ${times(target, noun)} a day was met on ${met} of the ${lately.length} days to ${until}.`,
    };
  });
  const [least] = told.toSorted((a, b) => a.met - b.met);
  if (!least) return null;
  return {
    topic: 'goal',
    title: least.met >= wellMet ? 'Goal in sight' : 'A goal to catch up with',
    text: least.text,
    need: least.met < hardlyMet,
  };
};
