import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, say } from './command.mjs';

const folder = path.join(root, '.cache');
const lockFolder = path.join(folder, 'preparing');
const forgottenAfter = 10_000;

/**
 * Runs `work` while holding a lock against other processes that prepare this folder. The lock's time is refreshed
 * while it is held, so a lock left by a killed process is recognised by its age (its process id could belong to
 * another process by now).
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function lock(work) {
  mkdirSync(folder, { recursive: true });
  for (let told = false; !taken(); told = true) {
    if (!told) say('Waiting for another command that is installing or building here...');
    await pause(200);
  }
  const beat = setInterval(() => utimesSync(lockFolder, new Date(), new Date()), forgottenAfter / 5);
  const release = () => rmSync(lockFolder, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

function taken() {
  try {
    mkdirSync(lockFolder);
    return true;
  } catch {
    const age = Date.now() - (statSync(lockFolder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > forgottenAfter) rmSync(lockFolder, { recursive: true, force: true });
    return false;
  }
}
