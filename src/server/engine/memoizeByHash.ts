import { createHash } from 'node:crypto';
import { memoize } from '../../listening/memoize.ts';

/**
 * Memoizes `make` by a hash of its `keyOf`, since the hash reveals nothing of the notes. Analysing an owner's notes
 * takes longer than the rest of a call, and they seldom change between two calls.
 */
export const memoizeByHash = <Given, Made>(
  make: (given: Given) => Made,
  keyOf: (given: Given) => unknown,
): ((given: Given) => Made) =>
  memoize(make, (given) =>
    createHash('sha256')
      .update(JSON.stringify(keyOf(given)))
      .digest('base64'),
  );
