import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { engineCalls, type Job, type Outcome } from './calls.ts';

// The listening engine's thread. It does one job at a time.

const parent = parentPort;
if (!parent) throw new Error('worker.ts is a thread, not a program');

// Analysing notes may take a second: the threads that answer requests come first. Elsewhere than on Linux this would
// be the priority of the whole process.
if (process.platform === 'linux') setPriority(5);

parent.on('message', ({ name, given }: Job) => parent.postMessage(outcomeOf(name, given)));

function outcomeOf(name: Job['name'], given: unknown): Outcome {
  try {
    const call = engineCalls[name] as (given: unknown) => unknown;
    return { value: call(given) };
  } catch (error) {
    // Only where it failed: a message might contain a note.
    return { error: error instanceof Error ? `${error.name}\n${framesOf(error)}` : typeof error };
  }
}

const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
