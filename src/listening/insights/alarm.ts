import type { NoteFindings } from '../../domain/noteFindings.ts';
import type { SeverityLevel } from '../../domain/severity.ts';
import { isGrave } from '../firstSteps.ts';
import { signById } from '../knowledge/signs.ts';
import { relevantNotes } from '../relevantNotes.ts';
import { listed, lowered } from '../wording.ts';
import { graveStoolIn } from './care.ts';
import { farewellTitle } from './insights.ts';
import { alarmDays, type DogLog } from './log.ts';

const titles: [SeverityLevel, string][] = [
  ['urgent', 'Call a vet now'],
  ['high', 'Call your vet today'],
];

/**
 * What comes before any tip: the gravest health note of today or yesterday that still stands, or a grave stool that was
 * logged, with what to do, or words of condolence after a dog has died. Null when there is none.
 */
export function alarmIn({ days }: Pick<DogLog, 'days'>): { title: string; text: string } | null {
  // Newest first, as within each day. The time of day is not known, so the position stands in for it.
  const newest = days
    .slice(-alarmDays)
    .toReversed()
    .flatMap((day) => day.notes);
  const notes = newest.map((findings, index) => ({ findings, at: -index }));
  const relevant = relevantNotes(notes).map(({ findings }) => findings);
  const stool = graveStoolIn(days.slice(-alarmDays));
  for (const [level, title] of titles) {
    const found = relevant.find(({ severity, answer }) => severity === level && answer !== null);
    if (found) return { title, text: `${found.answer}${whatElse(found, relevant)}` };
    if (stool?.level === level) return { title, text: stool.text };
  }
  const farewell = relevant.find((each) => each.farewell);
  return farewell?.answer ? { title: farewellTitle, text: farewell.answer } : null;
}

const maxNamed = 2;

/** Names the grave signs of the other notes, which the same call should be about. */
function whatElse(told: NoteFindings, relevant: readonly NoteFindings[]): string {
  const graveSigns = relevant.flatMap(({ signs }) => signs).filter(({ level }) => isGrave(level));
  const ids = new Set(graveSigns.map(({ id }) => id));
  for (const { id } of told.signs) ids.delete(id);
  const names = [...ids].slice(0, maxNamed).map((id) => lowered(signById.get(id)?.name ?? id));
  return names.length > 0 ? ` Also tell them what else you wrote of: ${listed(names, 'and')}.` : '';
}
