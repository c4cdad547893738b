import { createHash } from 'node:crypto';
import { memoize as rememberingBy } from '../listening/memoize.ts';

/**
 * Memoizes `make` by a hash of what it `restsOn`, which reveals nothing of the notes. Analysing an owner's notes
 * takes longer than the rest of a call, and they seldom change between two calls.
 */
export const remembering = <Given, Made>(
  make: (given: Given) => Made,
  restsOn: (given: Given) => unknown,
): ((given: Given) => Made) =>
  rememberingBy(make, (given) =>
    createHash('sha256')
      .update(JSON.stringify(restsOn(given)))
      .digest('base64'),
  );
