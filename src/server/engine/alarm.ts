import type { SeverityLevel } from '../../domain/analysis.ts';
import { farewellTitle } from '../../listening/insights/insights.ts';
import { alarmDays, type DogLog } from '../../listening/insights/log.ts';
import { isGrave } from '../../listening/firstSteps.ts';
import { signById } from '../../listening/knowledge/signs.ts';
import { type Findings, listen } from '../../listening/listen.ts';
import { relevantNotes, type RelevantNote } from '../../listening/relevantNotes.ts';
import { listed, lowered } from '../../listening/wording.ts';
import { memoizeByHash } from './memoizeByHash.ts';

const titles: [SeverityLevel, string][] = [
  ['urgent', 'Call a vet now'],
  ['high', 'Call your vet today'],
];

/**
 * What comes before any tip: the gravest health note of today or yesterday that still stands, with what to do, or
 * words of condolence after a dog has died. Null when there is none. `now` in milliseconds since 1970.
 */
export function alarmIn({ dog, days }: DogLog, now: number): { title: string; text: string } | null {
  // Newest first, as within each day. The time of day is not known, so the position stands in for it.
  const newest = days
    .slice(-alarmDays)
    .toReversed()
    .flatMap((day) => day.notes);
  const notes = newest.map((note, index) => ({ note, at: -index }));
  const heard = relevantNotes(dog, notes, ({ note }) => heardIn({ note, dog, now }));
  for (const [level, title] of titles) {
    const found = heard.find((each) => each.findings.severity === level)?.findings;
    if (found) return { title, text: `${found.doNow.join(' ') || found.text}${whatElse(found, heard)}` };
  }
  const farewell = heard.find((each) => each.findings.farewell)?.findings;
  return farewell ? { title: farewellTitle, text: farewell.text } : null;
}

const maxNamed = 2;

/** Names the grave signs of the other notes, which the same call should be about. */
function whatElse(told: Findings, heard: readonly RelevantNote<Findings>[]): string {
  const graveSigns = heard.flatMap(({ findings }) => findings.signs).filter(({ level }) => isGrave(level));
  const ids = new Set(graveSigns.map(({ id }) => id));
  for (const { id } of told.signs) ids.delete(id);
  const names = [...ids].slice(0, maxNamed).map((id) => lowered(signById.get(id)?.name ?? id));
  return names.length > 0 ? ` Also tell them what else you wrote of: ${listed(names, 'and')}.` : '';
}

const heardIn = memoizeByHash(
  ({ note, dog, now }: { note: string; dog: DogLog['dog']; now: number }) =>
    listen({ note, dog, history: [], now }),
  ({ note, dog }) => [note, dog],
);
