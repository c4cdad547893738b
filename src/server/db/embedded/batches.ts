const typeOf = (letter: string) => letter.charCodeAt(0);
const startup = 0;
const simpleQuery = typeOf('Q');
const execute = typeOf('E');
const sync = typeOf('S');
const flush = typeOf('H');
const terminate = typeOf('X');

const readyForQuery = typeOf('Z');
/** Command complete, error, empty query, portal suspended: every execution ends with one of them. */
const outcomes = new Set(['C', 'E', 'I', 's'].map(typeOf));

/** Messages of a client that PostgreSQL answers together. */
export interface Batch {
  kind: 'startup' | 'work' | 'terminate';
  bytes: Uint8Array;
  /** Whether it runs a statement, so that the response must contain an outcome. */
  executes: boolean;
}

/** Splits a client's bytes into batches: PGlite takes every piece it gets for a complete one. */
export class Batches {
  /** Bytes of the incomplete batch. */
  #bytes: Buffer = Buffer.alloc(0);
  #read = 0;
  #started = false;
  #executes = false;

  /**
   * The batches that `chunk` completes. Throws on a Flush message, which asks for a partial response: PGlite cannot
   * give one.
   */
  add(chunk: Uint8Array): Batch[] {
    const added = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    this.#bytes = this.#bytes.length === 0 ? added : Buffer.concat([this.#bytes, added]);
    const complete: Batch[] = [];
    for (let type = this.#next(); type !== undefined; type = this.#next()) {
      if (type === flush) throw new Error('The embedded database cannot return a result in pieces');
      this.#executes ||= type === simpleQuery || type === execute;
      if (type === startup) complete.push(this.#cut('startup'));
      if (type === simpleQuery || type === sync) complete.push(this.#cut('work'));
      if (type === terminate) complete.push(this.#cut('terminate'));
    }
    return complete;
  }

  /** Skips one message, if it is complete, and returns its type. Only the startup message has none. */
  #next(): number | undefined {
    const lengthAt = this.#started ? this.#read + 1 : 0;
    if (lengthAt + 4 > this.#bytes.length) return undefined;
    const end = lengthAt + this.#bytes.readInt32BE(lengthAt);
    if (end > this.#bytes.length) return undefined;
    const type = this.#started ? this.#bytes[this.#read] : startup;
    this.#started = true;
    this.#read = end;
    return type;
  }

  #cut(kind: Batch['kind']): Batch {
    const batch = { kind, bytes: this.#bytes.subarray(0, this.#read), executes: this.#executes };
    this.#bytes = this.#bytes.subarray(this.#read);
    this.#read = 0;
    this.#executes = false;
    return batch;
  }
}

/**
 * Whether PostgreSQL answered a batch completely. An engine that has crashed stops responding, or reports ready
 * without an outcome.
 */
export function answersAll(answer: Uint8Array, { executes }: Pick<Batch, 'executes'>): boolean {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  let settled = !executes;
  let last: number | undefined;
  for (let at = 0; at + 5 <= answer.length; at += 1 + view.getInt32(at + 1)) {
    last = answer[at];
    if (last !== undefined && outcomes.has(last)) settled = true;
  }
  return settled && last === readyForQuery;
}
