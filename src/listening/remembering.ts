const most = 5_000;
/** Characters of keys, all together. */
const mostCharacters = 5_000_000;

/** What `make` makes, remembered by the key of what it is made of; the oldest is forgotten first. */
export function remembering<Given extends readonly unknown[], Made>(
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
      if (made.size <= most && kept <= mostCharacters) break;
      made.delete(oldest);
      kept -= oldest.length;
    }
    return fresh;
  };
}
