import { formPhotoBytes, photosPerActivity } from '../../domain/photo.ts';
import { serverUrl } from '../api.ts';
import { dataUrlOf } from '../dataUrl.ts';

/** Types that may be sent unchanged if this browser cannot resize photos. */
const sendableTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

const problems = {
  notAnImage: { title: 'Invalid File', description: 'Please select an image file.' },
  tooLarge: {
    title: 'Image too large',
    description: 'Please select images under 2MB for best mobile performance',
  },
  tooMany: {
    title: 'Too many photos',
    description: `You can add at most ${photosPerActivity} photos.`,
  },
};

/**
 * Decides which of the chosen files can be added.
 * @param already how many photos there are already
 * @returns the indexes of the accepted files, and the problem with the others
 */
export function acceptFiles(
  files: readonly Pick<File, 'type' | 'size'>[],
  already: number,
): { accepted: number[]; problem: { title: string; description: string } | null } {
  const accepted: number[] = [];
  const found = new Set<keyof typeof problems>();
  for (const [at, file] of files.entries()) {
    if (!file.type.startsWith('image/')) found.add('notAnImage');
    else if (file.size > formPhotoBytes) found.add('tooLarge');
    else if (already + accepted.length >= photosPerActivity) found.add('tooMany');
    else accepted.push(at);
  }
  // Only one problem is shown: the one that the owner can do most about.
  const first = (['tooLarge', 'tooMany', 'notAnImage'] as const).find((each) => found.has(each));
  return { accepted, problem: first ? problems[first] : null };
}

/** Reads a photo, resized for sending, as a data URL. Null if this browser cannot read it. */
export async function readPhoto(file: File): Promise<string | null> {
  const smaller = await resize(file);
  const best = smaller === undefined && sendableTypes.has(file.type) ? file : smaller;
  return best ? dataUrlOf(best).catch(() => null) : null;
}

const canResize = () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/** Null if the photo cannot be read, undefined if this browser cannot resize. */
type Resized = Blob | null | undefined;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (photo: Resized) => void>();

function resize(file: File): Promise<Resized> {
  if (!canResize()) return Promise.resolve(undefined);
  worker ??= startWorker();
  const id = ++lastId;
  worker.postMessage({ id, file });
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
