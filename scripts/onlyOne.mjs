import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, say } from './steps.mjs';

const folder = path.join(root, '.cache');
const lock = path.join(folder, 'preparing');
const forgottenAfter = 10_000;

/**
 * Runs `work` while holding a lock against other processes that prepare this folder. The lock's time is refreshed
 * while it is held, so a lock left by a killed process is recognised by its age (its process id could belong to
 * another process by now).
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function onlyOne(work) {
  mkdirSync(folder, { recursive: true });
  for (let told = false; !taken(); told = true) {
    if (!told) say('Waiting for another command that is installing or building here...');
    await pause(200);
  }
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), forgottenAfter / 5);
  const release = () => rmSync(lock, { recursive: true, force: true });
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
    mkdirSync(lock);
    return true;
  } catch {
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > forgottenAfter) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}
