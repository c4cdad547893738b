/**
 * A seeded pseudo-random number generator, from 0 to 1.
 * @param {number} seed
 */
export function seededRandom(seed) {
  let last = seed;
  return () => (last = (last * 16807) % 2147483647) / 2147483647;
}

/** @template Item @param {readonly Item[]} of @param {() => number} random @returns {Item | undefined} */
export const any = (of, random) => of[Math.floor(random() * of.length)];
