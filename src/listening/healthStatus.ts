import { healthWindowHours } from '../domain/healthWindow.ts';
import type { HealthStatus } from '../domain/stats.ts';
import type { Listener } from './dog.ts';
import { listen, type PastNote } from './listen.ts';
import { atLeast } from './severity.ts';
import { standing } from './standing.ts';
import { worsens } from './weigh.ts';

const manyNotes = 3;

/**
 * How a dog's recent health notes that still stand add up. A sign that wants a vet today, or a sign worth a visit in three
 * notes, needs attention; one such sign, words that are no sign but worth a visit, or something that passes but comes again
 * and would be more than a nuisance, is to be monitored.
 */
export function healthStatus(dog: Listener, notes: readonly PastNote[], now: number): HealthStatus {
  // What a clock that is ahead has dated has happened, too.
  const recent = notes.filter(({ at }) => now - at < healthWindowHours * 3_600_000);
  const heard = standing(dog, recent, ({ at, note }) =>
    listen({ note, dog, history: notes.filter((each) => each.at < at), now: at }),
  ).map((each) => each.heard);
  const telling = heard.filter(
    ({ severity, signs, behaviours }) =>
      (severity !== 'low' && behaviours.length === 0) || signs.some(({ level }) => level !== 'low'),
  );
  const withSign = heard.filter(({ signs }) => signs.some(({ level }) => level !== 'low'));
  if (heard.some(({ severity }) => atLeast(severity, 'high')) || withSign.length >= manyNotes)
    return 'Needs attention';
  const passing = heard.map(({ signs }) => signs.some(({ id }) => worsens.has(id))).filter(Boolean);
  return telling.length > 0 || passing.length > 1 ? 'Monitor' : 'Good';
}
