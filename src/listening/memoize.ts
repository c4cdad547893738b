const maxEntries = 5_000;
/** The total length of all keys. */
const maxKeyCharacters = 5_000_000;

/** Memoizes a pure function by the key of its arguments. The oldest results are dropped first. */
export function memoize<Given extends readonly unknown[], Made>(
  make: (...given: Given) => Made,
  keyOf: (...given: Given) => string,
): (...given: Given) => Made {
  const made = new Map<string, Made>();
  let kept = 0;
  return (...given) => {
    const key = keyOf(...given);
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(...given);
    made.set(key, fresh);
    kept += key.length;
    for (const oldest of made.keys()) {
      if (made.size <= maxEntries && kept <= maxKeyCharacters) break;
      made.delete(oldest);
      kept -= oldest.length;
    }
    return fresh;
  };
}
