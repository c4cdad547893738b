import type { MessagePort } from 'node:worker_threads';

/** The outcome of a job that a thread was given. */
export type Outcome = { value: unknown } | { error: string };

/** Answers the jobs that a thread is given with what `perform` makes of them. */
export function answerJobs<Job>(parent: MessagePort, perform: (job: Job) => unknown): void {
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

const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
