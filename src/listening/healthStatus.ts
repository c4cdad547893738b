import { type HealthStatus, healthWindowHours } from '../domain/stats.ts';
import { worseOverDays } from './knowledge/signs.ts';
import { type LoggedNote, relevantNotes } from './relevantNotes.ts';
import { atLeast } from './severity.ts';

const attentionFromNotes = 3;

/**
 * The health status that a dog's recent, still relevant health notes amount to. "Needs attention": one note is high or
 * urgent, or three have a sign above low. "Monitor": one has a sign above low, or is above low without a sign or behaviour,
 * or two have a sign that gets worse over days. `now` in milliseconds since 1970.
 */
export function healthStatus(notes: readonly LoggedNote[], now: number): HealthStatus {
  // Includes notes dated in the future by a clock that is ahead.
  const recent = notes.filter(({ at }) => now - at < healthWindowHours * 3_600_000);
  const heard = relevantNotes(recent).map((each) => each.findings);
  const telling = heard.filter(
    ({ severity, signs, hasBehaviours }) =>
      (severity !== 'low' && !hasBehaviours) || signs.some(({ level }) => level !== 'low'),
  );
  const withSign = heard.filter(({ signs }) => signs.some(({ level }) => level !== 'low'));
  if (heard.some(({ severity }) => atLeast(severity, 'high')) || withSign.length >= attentionFromNotes)
    return 'Needs attention';
  const passing = heard.map(({ signs }) => signs.some(({ id }) => worseOverDays.has(id))).filter(Boolean);
  return telling.length > 0 || passing.length > 1 ? 'Monitor' : 'Good';
}
