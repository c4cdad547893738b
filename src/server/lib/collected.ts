import { setTimeout as pause } from 'node:timers/promises';

/**
 * A function whose calls are collected for some milliseconds and then worked on together. Resolves, or throws, as that does.
 */
export function collected<T>(milliseconds: number, work: (all: T[]) => Promise<void>) {
  let waiting: T[] = [];
  let working: Promise<void> | null = null;
  return (one: T): Promise<void> => {
    waiting.push(one);
    working ??= pause(milliseconds).then(() => {
      const all = waiting;
      [waiting, working] = [[], null];
      return work(all);
    });
    return working;
  };
}
