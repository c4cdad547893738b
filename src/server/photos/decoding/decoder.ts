import { writeFileSync } from 'node:fs';
import { Refused } from '../../http/refusal.ts';
import { inspect, keep } from './decode.ts';
import { decoderMemory, decoderTime, type Job, type Reply } from './job.ts';

// The process that decodes photos, one at a time. It has no secrets, and ends itself when a photo takes too much.

/** Milliseconds between two looks at the memory. */
const watchInterval = 5;

/** Ends this process at once: leaving it properly would wait for the decoder's thread. */
const end = () => process.kill(process.pid, 'SIGKILL');

const reply = (message: Reply) => void process.send?.(message);

// It ends with the server, not before: a signal to all processes lets the server finish what it has begun.
process.on('disconnect', end);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});

preferToEnd();

process.on('message', (job: Job) => {
  const stopWatching = watch();
  work(job)
    .then((result) => reply({ kind: 'done', result }), refuse)
    .finally(stopWatching);
});
reply({ kind: 'ready' });

function work({ task, bytes }: Job) {
  return task === 'keep' ? keep(bytes) : inspect(bytes);
}

function refuse(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  reply({ kind: 'refused', status: error.status, message: error.message });
}

/** Ends this process if the photo takes more memory or processor time than it may. */
function watch(): () => void {
  const before = process.cpuUsage();
  const watching = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const tooLong = (user + system) / 1e6 > decoderTime;
    if (tooLong || process.memoryUsage.rss() > decoderMemory * 1024 * 1024) end();
  }, watchInterval);
  return () => clearInterval(watching);
}

/** Where memory runs out after all, Linux ends this process rather than the server. */
function preferToEnd(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system, or a sandbox without it.
  }
}
