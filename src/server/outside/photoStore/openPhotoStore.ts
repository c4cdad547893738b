import { join } from 'node:path';
import { folderStore } from './photoFolder.ts';
import { type PhotoStore, PhotoStoreFailed } from './photoStore.ts';
import type { Bucket } from './s3.ts';

/**
 * The configured photo store. Its methods throw `PhotoStoreFailed`, except `olderThan`. The S3 client is large and
 * loaded only when needed.
 */
export async function openPhotoStore(
  { photoStore, dataDir }: { photoStore: 'file' | Bucket; dataDir: string },
  closing?: AbortSignal,
): Promise<PhotoStore> {
  if (photoStore === 'file') return named(folderStore(join(dataDir, 'photos')));
  const { s3Store } = await import('./s3.ts');
  return named(s3Store(photoStore, closing));
}

function named(store: PhotoStore): PhotoStore {
  const failed = (cause: unknown) => {
    throw new PhotoStoreFailed(cause);
  };
  return {
    ...store,
    put: (name, bytes) => store.put(name, bytes).catch(failed),
    get: (name) => store.get(name).catch(failed),
    remove: (names) => store.remove(names).catch(failed),
    removeFolder: (folder) => store.removeFolder(folder).catch(failed),
  };
}
