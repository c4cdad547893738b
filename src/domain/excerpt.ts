/** How many characters are shown on either side of a phrase. */
const reach = 60;

/** The text around a phrase, shortened at words; null if the text does not contain it. */
export function excerptAround(text: string, phrase: string): { before: string; after: string } | null {
  const at = text.indexOf(phrase);
  if (at < 0 || phrase === '') return null;
  const before = text.slice(0, at);
  const after = text.slice(at + phrase.length);
  return {
    before: before.length > reach ? `…${before.slice(-reach).replace(/^\S*/, '')}` : before,
    after: after.length > reach ? `${after.slice(0, reach).replace(/\S*$/, '').trimEnd()}…` : after,
  };
}
