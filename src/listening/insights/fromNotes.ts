import type { Listener } from '../dog.ts';
import { advice } from '../knowledge/advice.ts';
import { ordinarySigns, signById } from '../knowledge/signs.ts';
import { isGrave } from '../firstSteps.ts';
import { listen } from '../listen.ts';
import { remembering } from '../remembering.ts';
import { comparable, type Day, type DogLog, daysBefore, isLogged, spoken, type Stretch } from './log.ts';
import type { Rule } from './personal.ts';
import { worsens } from '../weigh.ts';
import { lowered } from '../wording.ts';

const symptomDays = 14;
const poorAppetite = 'appetite_loss';
// Milder and graver, they are one thing that came again: it is told by its mildest name.
const families: Readonly<Record<string, string>> = {
  vomiting_repeated: 'vomiting_single',
  vomiting_blood: 'vomiting_single',
  diarrhoea_bloody: 'diarrhoea_mild',
  limp_nonweightbearing: 'limp_mild',
};

/** Notes of a poor appetite, against the four weeks before. */
export const appetite: Rule = (log) => {
  const both = comparable(log);
  if (!both) return null;
  const daysOf = ({ days }: Stretch) =>
    days.filter((day) => signsOn(day, log.dog).includes(poorAppetite)).length;
  const lately = daysOf(both.lately);
  // To hear notes takes time: older ones only where it matters.
  if (lately < 2) return null;
  const before = daysOf(both.before);
  if (lately * both.before.days.length <= before * both.lately.days.length) return null;
  return {
    topic: `sign ${poorAppetite}`,
    title: 'A smaller appetite',
    text: `Your notes on ${lately} of ${both.lately.called} tell of ${log.dog.name} eating less; in ${both.before.called} it was ${before}. ${advice.eatsLess}`,
    need: true,
  };
};

/** Whether several notes of the last days tell of a poor appetite, more often than before or not. */
export const eatsLess = (log: DogLog): boolean => (daysOfSigns(log).get(poorAppetite)?.length ?? 0) >= 2;

/** The same sign on several days: of those that nothing was said of yet the most frequent. */
export const repeated: Rule = (log) => {
  const told = appetite(log) && poorAppetite;
  const [most] = [...daysOfSigns(log)]
    .filter(([id, days]) => days.length >= 2 && id !== told)
    .toSorted((a, b) => b[1].length - a[1].length);
  const sign = most && signById.get(most[0]);
  if (!most || !sign) return null;
  const [, days] = most;
  const [first, last] = [Math.max(...days), Math.min(...days)].map((ago) =>
    spoken(daysBefore(log.today, ago)),
  );
  return {
    topic: `sign ${sign.id}`,
    title: 'The same again',
    text: `From ${first} to ${last} your notes on ${days.length} days speak of this: ${lowered(sign.name)}. ${isGrave(sign.urgency) ? advice.graveAgain : advice.comesAgain}`,
    need: true,
  };
};

/**
 * By sign, how long ago were the days of the last two weeks whose notes tell of it. Of complete days, as the daily insight is:
 * the two stand on one screen, and are not to count differently.
 */
function daysOfSigns({ dog, days }: DogLog): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, day] of days.slice(-symptomDays, -1).toReversed().entries())
    for (const id of signsOn(day, dog)) found.set(id, [...(found.get(id) ?? []), index + 1]);
  return found;
}

const heardOn = new WeakMap<Day, readonly string[]>();

/** Words of comfort where the last entries tell of this dog's death: nothing else is to be said then. */
export function farewellIn({ days, dog }: DogLog): string | null {
  const last = days.findLast(isLogged);
  const heard = last?.notes.map((note) => farewellOf(note, dog)).find((text) => text !== '');
  return heard ?? null;
}

/** The signs that a day's notes tell of, each once. */
function signsOn(day: Day, dog: Listener): readonly string[] {
  const known = heardOn.get(day);
  if (known) return known;
  const ids = [...new Set(day.notes.flatMap((note) => signsIn(note, dog)))];
  heardOn.set(day, ids);
  return ids;
}

const keyOf = (
  note: string,
  { name, pack, breed, gender, age, weight, healthConcerns, specialNeeds }: Listener,
) => JSON.stringify([note, name, pack, breed, gender, age, weight, healthConcerns, specialNeeds]);

/** What the engine hears in the end, by the words or by what the note is like, and is more than a passing trifle. */
const signsIn = remembering(
  (note: string, dog: Listener): readonly string[] =>
    listen({ note, dog, history: [], now: 0 })
      .signs.filter(({ id, level }) => !ordinarySigns.has(id) && (level !== 'low' || worsens.has(id)))
      .map(({ id }) => families[id] ?? id),
  keyOf,
);

/** What is said to a note that plainly tells of this dog's death; nothing to any other. */
const farewellOf = remembering((note: string, dog: Listener): string => {
  const { farewell, text } = listen({ note, dog, history: [], now: 0 });
  return farewell === 'certain' ? text : '';
}, keyOf);
