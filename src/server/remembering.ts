import { createHash } from 'node:crypto';
import { memoize as rememberingBy } from '../listening/memoize.ts';

/**
 * What `make` makes, remembered for as long as what it `restsOn` is the same. To read an owner's notes takes longer than
 * all else about a call, and between two looks they seldom change. They are kept as a hash that tells nothing of them.
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
