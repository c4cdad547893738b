import {
  asOf,
  dayNumber,
  type DogLog,
  emptyDay,
  isLogged,
  memoryDays,
  mostWaiting,
  replayedDays,
  settledDays,
} from './log.ts';
import { type Insight, personalInsights } from './personal.ts';

/**
 * The need to tell of today, the same whenever it is asked for: one that arises is told at once, one that lasts on a day
 * of its own in every 30. Neither comes within 30 days of the last time.
 */
export function needOf(log: DogLog): Insight | null {
  const stillQuiet = !isLogged(log.days.at(-1) ?? emptyDay);
  const today = needsOn(log, 0).filter(({ topic }) => topic !== 'gap' || stillQuiet);
  if (today.length === 0) return null;
  const held = Array.from({ length: replayedDays }, (_, ago) => needsOn(log, ago));
  const arisen = Array.from({ length: settledDays }, (_, ago) =>
    (held[ago] ?? []).filter(
      ({ topic }) => !held.slice(ago + 1, ago + memoryDays).some((needs) => has(needs, topic)),
    ),
  );
  const fresh = arisen
    .slice(0, mostWaiting)
    .map((needs, ago) => today.find(({ topic }) => topic === needs[ago]?.topic))
    .find((need) => need !== undefined);
  if (fresh) return fresh;
  const lasting = today.filter(
    ({ topic }) =>
      (dayNumber(log.today) + spread(log.dog.id, topic)) % memoryDays === 0 &&
      !arisen.some((needs) => has(needs, topic)),
  );
  // Where two have the same day, they take turns.
  return lasting[Math.floor(dayNumber(log.today) / memoryDays) % lasting.length] ?? null;
}

/** A number that is always the same for a dog and a topic. */
const spread = (dogId: number, topic: string) =>
  [...topic].reduce((number, letter) => (number * 31 + letter.charCodeAt(0)) % 1_000_003, dogId);

const has = (needs: readonly Insight[], topic: string) => needs.some((need) => need.topic === topic);

/** The needs as they stood in the morning `ago` days before today. None before the dog came to Hark. */
function needsOn(log: DogLog, ago: number): Insight[] {
  const then = asOf(log, ago);
  return then.today < log.since ? [] : personalInsights(then).filter(({ need }) => need);
}
