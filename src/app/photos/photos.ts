import { formPhotoBytes, photosPerActivity } from '../../domain/photo.ts';
import { atServer } from '../api.ts';
import { dataUrlOf } from '../dataUrl.ts';

/** Types that may travel as they are when nothing here can make them smaller. */
const asTheyAre = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

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

/** Which of the chosen files may be added to those already there, and what to say of the others. */
export function admit(
  files: readonly Pick<File, 'type' | 'size'>[],
  already: number,
): { admitted: number[]; problem: { title: string; description: string } | null } {
  const admitted: number[] = [];
  const refused = new Set<keyof typeof problems>();
  for (const [at, file] of files.entries()) {
    if (!file.type.startsWith('image/')) refused.add('notAnImage');
    else if (file.size > formPhotoBytes) refused.add('tooLarge');
    else if (already + admitted.length >= photosPerActivity) refused.add('tooMany');
    else admitted.push(at);
  }
  // Of several, the one that its owner can do most about.
  const first = (['tooLarge', 'tooMany', 'notAnImage'] as const).find((each) => refused.has(each));
  return { admitted, problem: first ? problems[first] : null };
}

/** The photo, made small enough to send, as a data URL. Null when this browser cannot read it. */
export async function readPhoto(file: File): Promise<string | null> {
  const smaller = await resized(file);
  const best = smaller === undefined && asTheyAre.has(file.type) ? file : smaller;
  return best ? dataUrlOf(best).catch(() => null) : null;
}

const canResize = () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/** Null when it cannot be read, undefined when nothing here could try. */
type Resized = Blob | null | undefined;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (photo: Resized) => void>();

function resized(file: File): Promise<Resized> {
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

/** A photo as a data URL: what was chosen here is one already, what the server keeps has to be fetched. */
export async function asDataUrl(photo: string, signal: AbortSignal): Promise<string> {
  if (photo.startsWith('data:')) return photo;
  const response = await fetch(atServer(photo), { signal });
  if (!response.ok) throw new Error(`The photo could not be fetched: ${response.status}`);
  return dataUrlOf(await response.blob());
}
