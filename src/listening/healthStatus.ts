import { type HealthStatus, healthWindowHours } from '../domain/stats.ts';
import type { Listener } from './dog.ts';
import { listen, type PastNote } from './listen.ts';
import { atLeast } from './severity.ts';

const manyNotes = 3;

/**
 * How a dog's recent health notes add up. A sign that wants a vet today, or a sign worth a visit in three notes, needs
 * attention; one such sign, or words not understood, is to be monitored.
 */
export function healthStatus(dog: Listener, notes: readonly PastNote[], now: number): HealthStatus {
  const recent = notes.filter(({ at }) => at <= now && now - at < healthWindowHours * 3_600_000);
  const heard = recent.map(({ at, note }) =>
    listen({ note, dog, history: notes.filter((each) => each.at < at), now: at }),
  );
  const telling = heard.filter(
    ({ understood, severity, signs }) =>
      (!understood && severity !== 'low') || signs.some(({ level }) => level !== 'low'),
  );
  if (heard.some(({ severity }) => atLeast(severity, 'high')) || telling.length >= manyNotes)
    return 'Needs attention';
  return telling.length > 0 ? 'Monitor' : 'Good';
}
