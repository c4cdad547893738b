import {
  asOf,
  type DogLog,
  dayNumber,
  emptyDay,
  isLogged,
  maxWaiting,
  noRepeatDays,
  settledDays,
} from './log.ts';
import { type Insight, needsIn } from './personal.ts';

/**
 * The need to show today, a pure function of the log: a new need is shown at once, a lasting one on a fixed day in every 30.
 * No need is shown again within 30 days. Null if there is none.
 */
export function needOf(log: DogLog): Insight | null {
  const mornings: Insight[][] = [];
  const needs = (ago: number) => (mornings[ago] ??= needsOn(log, ago));
  const arisen = (ago: number) =>
    needs(ago).filter(
      ({ topic }) => !days(noRepeatDays - 1).some((more) => has(needs(ago + 1 + more), topic)),
    );
  const stillQuiet = !isLogged(log.days.at(-1) ?? emptyDay);
  const today = needs(0).filter(({ topic }) => topic !== 'gap' || stillQuiet);
  if (today.length === 0) return null;
  for (const ago of days(maxWaiting)) {
    const next = arisen(ago)[ago];
    const fresh = next && today.find(({ topic }) => topic === next.topic);
    if (fresh) return fresh;
  }
  const lasting = today.filter(
    ({ topic }) =>
      (dayNumber(log.today) + spread(log.dog.id, topic)) % noRepeatDays === 0 &&
      !days(settledDays).some((ago) => has(arisen(ago), topic)),
  );
  // Needs with the same day take turns.
  return lasting[Math.floor(dayNumber(log.today) / noRepeatDays) % lasting.length] ?? null;
}

const days = (count: number) => Array.from({ length: count }, (_, ago) => ago);

/** A hash of a dog and a topic. */
const spread = (dogId: number, topic: string) =>
  [...topic].reduce((number, letter) => (number * 31 + letter.charCodeAt(0)) % 1_000_003, dogId);

const has = (needs: readonly Insight[], topic: string) => needs.some((need) => need.topic === topic);

/** The needs as of the morning `ago` days before today. None before the dog was added. */
function needsOn(log: DogLog, ago: number): Insight[] {
  const then = asOf(log, ago);
  return then.today < log.since ? [] : needsIn(then);
}
