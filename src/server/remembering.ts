import { createHash } from 'node:crypto';

const most = 5_000;

/**
 * What `make` makes, remembered for as long as what it `restsOn` is the same. To read an owner's notes takes longer than
 * all else about a call, and between two looks they seldom change. They are kept as a hash that tells nothing of them.
 */
export function remembering<Given, Made>(
  make: (given: Given) => Made,
  restsOn: (given: Given) => unknown,
): (given: Given) => Made {
  const made = new Map<string, Made>();
  return (given) => {
    const key = createHash('sha256')
      .update(JSON.stringify(restsOn(given)))
      .digest('base64');
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const fresh = make(given);
    made.set(key, fresh);
    return fresh;
  };
}
