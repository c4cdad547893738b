import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { framesOf } from './framesOf.ts';

/** The outcome of a job that a thread was given. */
export type Outcome = { value: unknown } | { error: string };

/** Answers the jobs that this thread is given with what `perform` makes of them. */
export function answerJobs<Job>(perform: (job: Job) => unknown): void {
  const parent = parentPort;
  if (!parent) throw new Error('This is a thread of the server, not a program: npm start starts the server');
  // The threads that answer requests come first. Elsewhere than on Linux this would be the priority of the whole process.
  if (process.platform === 'linux') setPriority(5);
  parent.on('message', (job: Job) => {
    // In the next turn, so that what is thrown at once is an outcome too.
    void Promise.resolve(job)
      .then(perform)
      .then(
        (value): Outcome => ({ value }),
        (error: unknown): Outcome => ({ error: placeOf(error) }),
      )
      .then((outcome) => parent.postMessage(outcome));
  });
}

/** Only where it failed: a message might contain what a person wrote. */
const placeOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}\n${framesOf(error)}` : typeof error;
