import { answerJobs } from '../lib/jobs.ts';
import { createFileReader, type ImportJob } from './fileReader.ts';

// The thread that reads files of other apps. It does one job at a time.

const reader = createFileReader();
answerJobs((job: ImportJob) => reader.perform(job));
