import { execFileSync } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** Mounts a file system of this size until the test ends. False if this user may not. */
export function mount(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    onTestFinished(() => void execFileSync('umount', ['-l', folder]));
    return true;
  } catch {
    return false;
  }
}
