import { Refused } from '../../http/refusal.ts';
import type { PhotoQuality } from './measure.ts';

// What the server and the process that decodes photos say to each other.

/** Megabytes of memory that a decoder may use: twice what it has with no photo, and the most that one photo may take. */
export const decoderMemory = 448;
/** Seconds of processor time that one photo may take. */
export const decoderTime = 10;

/** The refusal of a photo that takes a decoder more than it may. */
export const tooDemanding = () =>
  new Refused(
    413,
    'That image takes too much memory or time to read. Please use a smaller one, or a plain JPEG.',
  );

export interface Job {
  /** `keep` a photo, or `inspect` it without keeping it. */
  task: 'keep' | 'inspect';
  bytes: Uint8Array;
}

/** A photo as it is stored: upright, as WebP, without metadata. */
export interface KeptPhoto {
  display: Buffer;
  thumbnail: Buffer;
}

/** What can be said of a photo that is not stored, and a copy of it without metadata for a model. */
export interface InspectedPhoto {
  quality: PhotoQuality;
  /** Null if it is so small that it shows nothing. */
  jpeg: Buffer | null;
}

export interface Results {
  keep: KeptPhoto;
  inspect: InspectedPhoto;
}

export type Reply =
  | { kind: 'ready' }
  | { kind: 'done'; result: KeptPhoto | InspectedPhoto }
  /** Why the photo is not taken, with the status and the message of the answer. */
  | { kind: 'refused'; status: number; message: string };
