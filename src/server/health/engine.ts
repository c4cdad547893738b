import { Refused } from '../http/refusal.ts';
import { JobThread } from '../lib/jobThread.ts';
import type { Log } from '../lib/log.ts';
import { root } from '../root.ts';
import type { EngineCallName, EngineCalls, Job } from './engineThread/calls.ts';

// Worker threads cannot run TypeScript, so tests too start the built file.
const program = new URL('build/server/engine.js', root);

/** Milliseconds that one job may take, many times what the longest notes need. */
const maxDuration = 15_000;
/** Milliseconds more for the first job of a thread, which loads the model: seconds on an overloaded machine. */
const maxStart = 30_000;
/** Milliseconds that a job may wait for its turn: an app waits 20 s for an answer. */
const maxWait = 10_000;

/** MB of the thread's heap: twice what the model and the results that it keeps take. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

export type Engine = ReturnType<typeof createEngine>;

const busy = () =>
  new Refused(503, 'Hark is listening to many notes right now. Please try again in a moment.', {
    retryAfter: 2,
  });

/**
 * The listening engine. It has a thread of its own, so that analysing one owner's notes delays nobody else's calls, and
 * one only, because its model takes 100 MB. The thread starts with the first job; when it fails or a job takes too
 * long, that job is refused and the next starts another.
 */
export function createEngine(log: Log) {
  const thread = new JobThread<Job>({
    program,
    resourceLimits,
    maxDuration,
    maxStart,
    waiting: { maxWaiting: 400, maxWaitingPerKey: 40, maxWait },
    failure: 'the listening engine failed at a job',
    nameOf: ({ name }) => name,
    refusal: busy,
    log,
  });

  return {
    /**
     * Asks the engine on behalf of an owner, or whatever else the key is: keys take turns, one job each. Throws a 503 when
     * too much waits, of this key or of all.
     */
    ask<Name extends EngineCallName>(
      key: number | string,
      name: Name,
      given: Parameters<EngineCalls[Name]>[0],
    ): Promise<ReturnType<EngineCalls[Name]>> {
      return thread.perform(key, { name, given }) as Promise<ReturnType<EngineCalls[Name]>>;
    },

    /** Ends the thread. */
    close: (): Promise<void> => thread.close(),
  };
}
