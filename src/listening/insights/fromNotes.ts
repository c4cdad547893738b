import { signById } from '../knowledge/signs.ts';
import { recognise } from '../recognise.ts';
import { comparable, type DogLog, daysBefore, spoken, type Stretch } from './log.ts';
import type { Rule } from './personal.ts';

const symptomDays = 14;
const poorAppetite = 'appetite_loss';
const ordinary = new Set([
  'healthy_normal_log',
  'post_vaccine_tired',
  'in_heat_normal',
  'twitching_in_sleep',
]);

/** Notes of a poor appetite, against the four weeks before. */
export const appetite: Rule = (log) => {
  const both = comparable(log);
  if (!both) return null;
  const daysOf = ({ days }: Stretch) =>
    days.filter(({ notes }) => notes.some((note) => signsIn(note, log.dog.name).includes(poorAppetite)))
      .length;
  const [lately, before] = [daysOf(both.lately), daysOf(both.before)];
  if (lately < 2 || lately * both.before.days.length <= before * both.lately.days.length) return null;
  return {
    topic: `sign ${poorAppetite}`,
    title: 'A smaller appetite',
    text: `Your notes on ${lately} of ${both.lately.called} tell of ${log.dog.name} eating less; in ${both.before.called} it was ${before}. A dog that eats less for more than a day is worth a call to your vet.`,
    need: true,
  };
};

/** The same sign on several days. */
export const repeated: Rule = (log) => {
  const recent = log.days.slice(-symptomDays);
  const daysOf = new Map<string, number[]>();
  recent.forEach((day, index) => {
    for (const id of new Set(day.notes.flatMap((note) => signsIn(note, log.dog.name))))
      daysOf.set(id, [...(daysOf.get(id) ?? []), index]);
  });
  const [most] = [...daysOf]
    .filter(([, days]) => days.length >= 2)
    .toSorted((a, b) => b[1].length - a[1].length);
  const sign = most && signById.get(most[0]);
  if (!most || !sign) return null;
  const first = daysBefore(log.today, recent.length - 1 - (most[1][0] ?? 0));
  return {
    topic: `sign ${sign.id}`,
    title: 'The same again',
    text: `Since ${spoken(first)} your notes on ${most[1].length} days speak of this: ${sign.name.toLowerCase()}. What comes again is worth showing your vet, with the dates.`,
    need: true,
  };
};

const remembered = new Map<string, readonly string[]>();
const mostRemembered = 500;

function signsIn(note: string, dogName: DogLog['dog']['name']): readonly string[] {
  const key = `${dogName}\n${note}`;
  const known = remembered.get(key);
  if (known) return known;
  const ids = [...recognise(note, dogName).signs.keys()].filter((id) => !ordinary.has(id));
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, ids);
  return ids;
}
