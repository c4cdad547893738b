const typeOf = (letter: string) => letter.charCodeAt(0);
const startup = 0;
const simpleQuery = typeOf('Q');
const execute = typeOf('E');
const sync = typeOf('S');
const flush = typeOf('H');
const terminate = typeOf('X');

const readyForQuery = typeOf('Z');
/** Command complete, error, empty query, portal suspended: whatever was executed ends with one of them. */
const outcomes = new Set(['C', 'E', 'I', 's'].map(typeOf));

/** What a client sends that PostgreSQL answers as one. */
export interface Batch {
  kind: 'startup' | 'work' | 'goodbye';
  bytes: Uint8Array;
  /** Whether a statement is run, so that the answer owes an outcome. */
  executes: boolean;
}

/** Cuts a client's bytes into batches: PGlite would take any shorter piece for the whole. */
export class Batches {
  /** From the beginning of the batch that is not complete yet. */
  #bytes: Buffer = Buffer.alloc(0);
  #read = 0;
  #started = false;
  #executes = false;

  /** The batches that `chunk` completes. Throws on a request for a piece of an answer, which PGlite cannot give. */
  add(chunk: Uint8Array): Batch[] {
    const added = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    this.#bytes = this.#bytes.length === 0 ? added : Buffer.concat([this.#bytes, added]);
    const complete: Batch[] = [];
    for (let type = this.#next(); type !== undefined; type = this.#next()) {
      if (type === flush) throw new Error('The embedded database answers no query in pieces');
      this.#executes ||= type === simpleQuery || type === execute;
      if (type === startup) complete.push(this.#cut('startup'));
      if (type === simpleQuery || type === sync) complete.push(this.#cut('work'));
      if (type === terminate) complete.push(this.#cut('goodbye'));
    }
    return complete;
  }

  /** Passes one message, if it is whole, and tells its type. Only the first of all has none. */
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
 * Whether PostgreSQL answered a batch to its end. One that has crashed under it falls silent, or is made to look
 * ready without saying what became of the work.
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
