import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { answerJobs } from '../lib/jobs.ts';
import { createFileReader, type ImportJob } from './fileReader.ts';

// The thread that reads files of other apps. It does one job at a time.

const parent = parentPort;
if (!parent) throw new Error('worker.ts is a thread, not a program');

// The threads that answer requests come first. Elsewhere than on Linux this would be the priority of the whole process.
if (process.platform === 'linux') setPriority(5);

const reader = createFileReader();
answerJobs(parent, (job: ImportJob) => reader.perform(job));
