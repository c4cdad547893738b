/** Where photos are kept. Names are paths of letters, digits, dashes, dots and slashes that the caller chose. */
export interface PhotoStore {
  /** Keeps `bytes` under `name`, on disk when it returns. The same name again means the same bytes. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The bytes, or null when there are none under that name. */
  get(name: string): Promise<Buffer | null>;
  /** Removes what is there of these. */
  remove(names: string[]): Promise<void>;
  /** What was kept before `moment`, by folder, names without it. */
  olderThan(moment: Date): AsyncIterable<{ folder: string; names: string[] }>;
  /** Removes all whose name begins with `folder` and a slash. */
  removeFolder(folder: string): Promise<void>;
}

/** The folder or bucket cannot be used now: a full disk, a service that is away. The same call may succeed later. */
export class PhotoStoreFailed extends Error {
  constructor(cause: unknown) {
    super(`the photo store failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'PhotoStoreFailed';
  }
}
