/** Where photos are stored. Names are paths of letters, digits, dashes, dots and slashes, chosen by the caller. */
export interface PhotoStore {
  /** Stores `bytes` under `name`, durably when it returns. The same name always means the same bytes. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The bytes, or null if there is nothing under that name. */
  get(name: string): Promise<Buffer | null>;
  /** Removes those of the names that exist. */
  remove(names: string[]): Promise<void>;
  /** What was stored before `moment`, by folder; names are without the folder. */
  olderThan(moment: Date): AsyncIterable<{ folder: string; names: string[] }>;
  /** Removes everything in `folder`. */
  removeFolder(folder: string): Promise<void>;
}

/** The folder or bucket is unavailable: a full disk, a service that is down. The same call may succeed later. */
export class PhotoStoreFailed extends Error {
  constructor(cause: unknown) {
    super(`the photo store failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'PhotoStoreFailed';
  }
}
