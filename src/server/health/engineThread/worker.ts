import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { answerJobs } from '../../lib/jobs.ts';
import { engineCalls, type Job } from './calls.ts';

// The listening engine's thread. It does one job at a time.

const parent = parentPort;
if (!parent) throw new Error('worker.ts is a thread, not a program');

// Analysing notes may take a second: the threads that answer requests come first. Elsewhere than on Linux this would
// be the priority of the whole process.
if (process.platform === 'linux') setPriority(5);

answerJobs(parent, ({ name, given }: Job) => (engineCalls[name] as (given: unknown) => unknown)(given));
