import { answerJobs } from '../../lib/jobs.ts';
import { engineCalls, type Job } from './calls.ts';

// The listening engine's thread. It does one job at a time; a long note may take a second.

answerJobs(({ name, given }: Job) => (engineCalls[name] as (given: unknown) => unknown)(given));
