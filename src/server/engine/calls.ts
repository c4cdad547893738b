import type { DogProfile } from '../../listening/dog.ts';
import { lifeStage } from '../../domain/lifeStage.ts';
import { healthStatus } from '../../listening/healthStatus.ts';
import { farewellIn } from '../../listening/insights/fromNotes.ts';
import { dailyInsight, insightsOf } from '../../listening/insights/insights.ts';
import { ageOf, type DogLog } from '../../listening/insights/log.ts';
import { personalInsights } from '../../listening/insights/personal.ts';
import { listen, type PastNote } from '../../listening/listen.ts';
import { alarmIn } from './alarm.ts';
import { memoizeByHash } from './memoizeByHash.ts';
import { analysisOf } from './photoAnalysis.ts';

/**
 * What the listening engine is asked. All of it is pure and runs in the engine's thread; arguments and results travel
 * between threads, so they are plain data.
 */
export const engineCalls = {
  listen,

  photoAnalysis: analysisOf,

  /** The health status that the notes of the window amount to. `now` in milliseconds since 1970. */
  healthStatus: memoizeByHash(
    ({ profile, notes, now }: { profile: DogProfile; notes: PastNote[]; now: number }) =>
      healthStatus(profile, notes, now),
    ({ profile, notes }) => [profile, notes],
  ),

  /** What there is to say of a dog. */
  insights(log: DogLog) {
    const age = ageOf(log);
    return {
      insights: insightsOf(log),
      lifeStage: age === null ? null : lifeStage(age),
      hasDied: farewellIn(log) !== null,
    };
  },

  /** The insight of the day, after which nothing else is said when something cannot wait. */
  dailyInsight: ({ log, now }: { log: DogLog; now: number }) => alarmIn(log, now) ?? dailyInsight(log),

  /** What a model may remark on. */
  personalInsights,
};

export type EngineCalls = typeof engineCalls;
export type EngineCallName = keyof EngineCalls;

/** A job for the engine's thread, and its outcome. */
export interface Job {
  name: EngineCallName;
  given: unknown;
}
export type Outcome = { value: unknown } | { error: string };
