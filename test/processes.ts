import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whether this system tells what its processes do, as Linux does. */
export const showsProcesses = existsSync('/proc/self/status');

/** Megabytes of resident memory that a process has taken at most. 0 if it is gone. */
export function peakOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/** The processes that decode photos for a server. */
export function decodersOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const children = threads.flatMap(
    (thread) => read(`/proc/${pid}/task/${thread}/children`).match(/\d+/g) ?? [],
  );
  return children.map(Number).filter((child) => read(`/proc/${child}/cmdline`).includes('imageDecoder'));
}

/** The text of a file, empty if its process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
