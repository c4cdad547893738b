import { formatOf, isCutShort } from '../../../domain/imageFile.ts';
import { formPhotoBytes, maxPhotoSide, photoBytes, photosPerActivity } from '../../../domain/photo.ts';
import { dataUrlOf } from '../../phone/dataUrl.ts';
import { serverUrl } from '../api.ts';
import { captureHint, type PhotoProblem, photoProblems } from './photoProblem.tsx';
import type { ResizeRequest } from './resize.worker.ts';

/** Types that may be sent unchanged if this browser cannot resize photos. */
const sendableTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/** What a file is called that came from another app or a cloud folder, which do not say what is in it. */
const unknownTypes = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** Bytes at the beginning of a file that tell its format. */
const headLength = 4_096;

/**
 * Decides which of the chosen files can be added, by their sizes and beginnings.
 * @param already how many photos there are already
 * @returns the accepted files, and the problem with the others
 */
export async function acceptFiles(
  files: readonly File[],
  already: number,
): Promise<{ accepted: File[]; problem: PhotoProblem | null }> {
  const accepted: File[] = [];
  const found: Partial<Record<keyof typeof photoProblems, PhotoProblem>> = {};
  for (const file of files) {
    const problem = (await problemAtOnce(file)) ?? (file.size > formPhotoBytes ? 'tooLargeForForm' : null);
    if (problem === 'tooLargeForForm' && file.size < photoBytes)
      found[problem] = { ...photoProblems[problem], hint: captureHint };
    else if (problem) found[problem] ??= photoProblems[problem];
    else if (already + accepted.length >= photosPerActivity) found.tooMany = photoProblems.tooMany;
    else accepted.push(file);
  }
  // Only one problem is shown: the one that the owner can do most about.
  const order = ['tooLargeForForm', 'tooMany', 'unreadable', 'empty', 'notAnImage'] as const;
  const first = order.find((each) => found[each]);
  return { accepted, problem: (first && found[first]) ?? null };
}

/** What is wrong with a file whatever its size is, as far as its beginning tells; null if it may be an image. */
export async function problemAtOnce(file: File): Promise<'empty' | 'unreadable' | 'notAnImage' | null> {
  const head = await bytesOf(file.slice(0, headLength));
  // A folder, or a file that has gone meanwhile.
  if (!head) return 'unreadable';
  if (head.length === 0) return 'empty';
  if (file.type.startsWith('image/') || formatOf(head)) return null;
  // Small enough to try.
  return unknownTypes.has(file.type) && file.size <= formPhotoBytes ? null : 'notAnImage';
}

/**
 * Reads a photo, resized for sending, as a data URL. What is in it counts, not what it is called. If it cannot be
 * read, returns the problem.
 */
export async function readPhoto(file: File): Promise<string | PhotoProblem> {
  const bytes = await bytesOf(file);
  if (!bytes) return photoProblems.unreadable;
  const format = formatOf(bytes);
  // A browser would draw what there is of it, and leave the rest grey.
  if (format && isCutShort(bytes, format)) return photoProblems.incomplete;
  const typed = format ? file.slice(0, file.size, `image/${format}`) : file;
  const smaller = await resize(typed);
  const best = smaller === undefined && sendableTypes.has(typed.type) ? typed : smaller;
  if (best) return dataUrlOf(best).catch(() => photoProblems.unreadable);
  if (format === 'heic') return photoProblems.heic;
  return format || file.type.startsWith('image/') ? photoProblems.unreadable : photoProblems.notAnImage;
}

const bytesOf = (file: Blob): Promise<Uint8Array | null> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );

const canResize = () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/** Null if the photo cannot be read, undefined if this browser cannot resize. */
type Resized = Blob | null | undefined;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (photo: Resized) => void>();

/** Loads what resizes photos. */
export function prepareResizing(): void {
  if (canResize()) worker ??= startWorker();
}

function resize(file: Blob): Promise<Resized> {
  if (!canResize()) return Promise.resolve(undefined);
  worker ??= startWorker();
  const id = ++lastId;
  worker.postMessage({ id, file, maxSide: maxPhotoSide } satisfies ResizeRequest);
  return new Promise((resolve) => waiting.set(id, resolve));
}

function startWorker(): Worker {
  const started = new Worker(new URL('./resize.worker.ts', import.meta.url), { type: 'module' });
  const settle = (id: number, photo: Resized) => {
    waiting.get(id)?.(photo);
    waiting.delete(id);
  };
  started.addEventListener('message', ({ data }: MessageEvent<{ id: number; photo: Blob | null }>) =>
    settle(data.id, data.photo),
  );
  started.addEventListener('error', () => {
    worker = undefined;
    for (const id of waiting.keys()) settle(id, undefined);
  });
  return started;
}

/** A photo as a data URL: a new one is one already, a stored one is fetched from the server. */
export async function asDataUrl(photo: string, signal: AbortSignal): Promise<string> {
  if (photo.startsWith('data:')) return photo;
  const response = await fetch(serverUrl(photo), { signal });
  if (!response.ok) throw new Error(`The photo could not be fetched: ${response.status}`);
  return dataUrlOf(await response.blob());
}
