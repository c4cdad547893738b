/** Whether generated tests try every case, as those of `npm run fuzz` do. */
export const everyCase = process.env['EVERY_CASE'] !== undefined;

/** One in so many cases, the same in every run, unless every case is to be tried. */
export const sampled = <Case>(cases: readonly Case[], oneIn: number, seed = 0): readonly Case[] =>
  everyCase ? cases : cases.filter((_, index) => (index + seed) % oneIn === 0);
