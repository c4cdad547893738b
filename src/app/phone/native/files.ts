import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import { dataUrlOf } from '../dataUrl.ts';
import { logDeviceError } from './logDeviceError.ts';

/** Bytes per call over the bridge: a multiple of three, so that each chunk is base64 without padding. */
const chunk = 768 * 1024;

const directory = Directory.Cache;

/** Deletes earlier exports and photos. They are the owner's data, and the receiving app has read them by now. */
export async function deleteExports(): Promise<void> {
  try {
    const { files } = await Filesystem.readdir({ path: '', directory });
    const exports = files.filter(({ name }) => /^hark-.*\.(zip|pdf|jpg|png|gif|webp|avif)$/.test(name));
    await Promise.all(exports.map(({ name }) => Filesystem.deleteFile({ path: name, directory })));
  } catch (error) {
    logDeviceError(error);
  }
}

/**
 * Opens the share sheet for a file. The file stays in the cache afterwards, because the receiving app may still be
 * reading it. Returns what happened to it, in words, or null if the owner cancelled.
 */
export async function saveFile(file: Blob, name: string): Promise<string | null> {
  await deleteExports();
  const place = { path: name, directory };
  await Filesystem.writeFile({ ...place, data: '' });
  try {
    for (let from = 0; from < file.size; from += chunk) {
      await Filesystem.appendFile({ ...place, data: await base64(file.slice(from, from + chunk)) });
    }
    const { uri } = await Filesystem.getUri(place);
    await Share.share({ title: name, files: [uri] });
    return 'sent to the place you chose';
  } catch (error) {
    await Filesystem.deleteFile(place).catch(logDeviceError);
    // The plugin reports cancelling only by this message.
    if (/cancell?ed/i.test(String(error))) return null;
    throw error;
  }
}

/** Whether saving a file opens the share sheet. */
export const savesBySharing: boolean = true;

/** Null: here, saving is sharing. */
export const shareFile: ((file: Blob, name: string) => Promise<void>) | null = null;

const base64 = async (part: Blob): Promise<string> => (await dataUrlOf(part)).split(',', 2)[1] ?? '';
