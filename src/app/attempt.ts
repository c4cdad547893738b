/** One try at a write: what was sent, and the key that makes sending it again harmless. */
export interface Attempt {
  key: string;
  print: string;
}

/** The same attempt for the same content, so that a retry is stored once; a new one for anything else. */
export function attemptAt(content: unknown, last: Attempt | null): Attempt {
  const print = JSON.stringify(content);
  return last?.print === print ? last : { key: randomUuid(), print };
}

/** A version 4 UUID; `crypto.randomUUID` is missing where the page came over plain http from another machine. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
