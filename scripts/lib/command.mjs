import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A step failed for a reason that a person can fix. It ends the command without a stack trace. */
export class StepFailed extends Error {}

/** @param {unknown} message */
export const say = (message) => console.log(message);

/** @param {string} name the package, @param {string} file its executable, relative to the package */
export const tool = (name, file) => path.join(root, 'node_modules', name, file);

/**
 * Runs a program with our own input and output, and returns its exit code. Signals that stop this process are passed
 * on, so that nothing outlives an interrupted command.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      child.kill(signal);
      process.exitCode = signal === 'SIGINT' ? 130 : 143;
    };
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      if (process.exitCode === 130 || process.exitCode === 143) process.exit();
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a Node script and collects its output.
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(args) {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * npm passes signals to the shell that it runs us in, but the shell does not pass them on. Long-running commands call
 * this to be stopped when that shell is gone.
 */
export function endWithNpm() {
  if (!process.env['npm_lifecycle_event']) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/**
 * Runs a command's body. On a `StepFailed` prints its message alone, on any other error the stack too.
 * @param {() => Promise<unknown>} body
 */
export async function command(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof StepFailed ? `\n${error.message}` : error);
    process.exit(1);
  }
}
