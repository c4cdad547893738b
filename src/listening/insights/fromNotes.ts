import { counted } from '../../domain/counted.ts';
import { isGrave } from '../firstSteps.ts';
import { advice } from '../knowledge/advice.ts';
import { signById } from '../knowledge/signs.ts';
import { lowered } from '../wording.ts';
import { familyOf } from './families.ts';
import {
  comparable,
  type DogLog,
  dateAgo,
  daysBefore,
  formatDay,
  isLogged,
  type Period,
  week,
  yearDays,
} from './log.ts';
import type { Rule } from './personal.ts';
import { daysOfSigns, mainSeason, worthTelling } from './year.ts';

const symptomDays = 14;
const poorAppetite = 'appetite_loss';

/** Days with notes of a poor appetite, compared with the four weeks before. */
export const appetite: Rule = (log) => {
  const both = comparable(log);
  if (!both) return null;
  const daysOf = ({ days }: Period) =>
    days.filter(({ signs }) => signs.some(({ id }) => id === poorAppetite)).length;
  const lately = daysOf(both.lately);
  if (lately < 2) return null;
  const before = daysOf(both.before);
  if (lately * both.before.days.length <= before * both.lately.days.length) return null;
  return {
    topic: `sign ${poorAppetite}`,
    title: 'A smaller appetite',
    text: `Your notes mention ${log.dog.name} eating less on ${lately} of ${both.lately.label}, compared with ${before} of ${both.before.label}. ${advice.eatsLess}`,
    need: true,
  };
};

/** Without a note of it for so many days, a sign that is noted has come back. */
const daysAway = 14;
const quarterDays = 90;

/**
 * A sign of the last seven complete days that had been away for two weeks or more: how often it came within 90 and 365 days, and
 * in which season most often.
 */
export const cameBack: Rule = (log) => {
  const lasting = new Set(
    log.days.slice(-week - 1, -1).flatMap(({ signs }) => signs.map(({ id }) => familyOf(id))),
  );
  const [back] = [...daysOfSigns(log).entries()]
    .filter(([family]) => lasting.has(family))
    .flatMap(([family, sorted]) => {
      // Of the days on which it came back, the first; before that it was away.
      const gap = sorted.findIndex((ago, index) => (sorted[index + 1] ?? ago) - ago >= daysAway);
      const first = sorted[gap];
      const before = sorted[gap + 1];
      if (first === undefined || first > week || before === undefined) return [];
      return [{ family, agos: sorted, first, before }];
    })
    .toSorted((a, b) => b.agos.length - a.agos.length);
  const sign = back && signById.get(back.family);
  if (!back || !sign) return null;
  const { family, agos, first, before } = back;
  const lately = agos.filter((ago) => ago <= quarterDays).length;
  const season = mainSeason(log, agos);
  return {
    topic: `back ${family}`,
    title: 'Back again',
    text: `${sign.name}: noted on ${dateAgo(log, first)} for the first time since ${dateAgo(log, before)}. That makes ${counted(lately, 'day')} in ${quarterDays}, and ${agos.length} in ${yearDays}${season ? `, ${season}` : ''}. ${worthTelling(log, family)}`,
    need: false,
    picture: { signs: agos },
  };
};

/** Whether the notes of several of the last days tell of a poor appetite, whether or not that is more than before. */
export const eatsLess = (log: DogLog): boolean => (troublesOf(log).get(poorAppetite)?.days.length ?? 0) >= 2;

/** The same sign on several days: of those without an insight so far, a grave one first, then the most frequent. */
export const repeated: Rule = (log) => {
  const told = appetite(log) && poorAppetite;
  const [most] = [...troublesOf(log).values()]
    .filter(({ days, family }) => days.length >= 2 && family !== told)
    .toSorted((a, b) => Number(b.grave) - Number(a.grave) || b.days.length - a.days.length);
  if (!most) return null;
  const { days, family, ids, grave } = most;
  const [only] = ids.size === 1 ? ids : [family];
  const sign = signById.get(only ?? family);
  if (!sign) return null;
  const [first, last] = [Math.max(...days), Math.min(...days)].map((ago) =>
    formatDay(daysBefore(log.today, ago)),
  );
  return {
    topic: `sign ${family}`,
    title: 'Noted again',
    text: `Between ${first} and ${last}, you noted this on ${days.length} days: ${lowered(sign.name)}. ${grave ? advice.graveAgain : advice.comesAgain}`,
    need: true,
  };
};

/** A family of signs, and how many days ago each note of it was. */
interface Trouble {
  family: string;
  ids: Set<string>;
  days: number[];
  grave: boolean;
}

/**
 * The signs in the notes of the last two weeks, by family. Only complete days, like the daily insight: both are on one screen
 * and must not count differently.
 */
function troublesOf({ days }: DogLog): Map<string, Trouble> {
  const found = new Map<string, Trouble>();
  for (const [index, day] of days.slice(-symptomDays, -1).toReversed().entries())
    for (const { id, level } of day.signs) {
      const family = familyOf(id);
      const known = found.get(family) ?? { family, ids: new Set(), days: [], grave: false };
      known.ids.add(id);
      if (!known.days.includes(index + 1)) known.days.push(index + 1);
      known.grave ||= isGrave(level) || isGrave(signById.get(family)?.urgency ?? 'low');
      found.set(family, known);
    }
  return found;
}

/** How many days with nothing but notes of grief to look back through. */
export const maxDaysOfGrief = 10;

/**
 * A condolence if the last entries tell of this dog's death, certainly or probably: then there must be no other insight. After
 * a certain death, notes without walks, meals or signs are notes of grief and change nothing. Null if there was no death.
 */
export function farewellIn({ days, older }: DogLog): string | null {
  const last = [...days.toReversed().filter(isLogged), ...older];
  for (const [back, { notes, walks, meals, living, signs }] of last.slice(0, maxDaysOfGrief).entries()) {
    const told = notes.find(({ farewell }) => farewell === 'certain' || (farewell && back === 0));
    if (told) return told.answer;
    if (walks + meals + living > 0 || signs.length > 0) return null;
  }
  return null;
}
