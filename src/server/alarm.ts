import type { SeverityLevel } from '../domain/analysis.ts';
import type { DogLog } from '../listening/insights/log.ts';
import { listen } from '../listening/listen.ts';
import { remembering } from './remembering.ts';

/** For so many of the owner's days, today included, a grave note goes before everything else. */
export const daysGrave = 2;

const titles: [SeverityLevel, string][] = [
  ['urgent', 'Call a vet now'],
  ['high', 'Call your vet today'],
];

/** What cannot wait for a tip: the gravest health note of today and yesterday, with what to do. Null if none is grave. */
export function alarmIn({ dog, days }: DogLog, now: Date): { title: string; text: string } | null {
  const notes = days.slice(-daysGrave).toReversed();
  const heard = notes.flatMap((day) => day.notes.map((note) => alarmOf({ note, dog, now: now.getTime() })));
  for (const [level, title] of titles) {
    const found = heard.find(({ severity }) => severity === level);
    if (found) return { title, text: found.text };
  }
  return null;
}

const alarmOf = remembering(
  ({ note, dog, now }: { note: string; dog: DogLog['dog']; now: number }) => {
    const { severity, doNow, text } = listen({ note, dog, history: [], now });
    return { severity, text: doNow.join(' ') || text };
  },
  ({ note, dog }) => [note, dog],
);
