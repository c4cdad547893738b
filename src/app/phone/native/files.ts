import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import { dataUrlOf } from '../../dataUrl.ts';
import { tell } from './tell.ts';

/** So many bytes cross the bridge at once: a multiple of three, which is a whole number of base64 letters. */
const chunk = 768 * 1024;

const directory = Directory.Cache;

/** Deletes what owners took along earlier. It holds all they told, and whoever it was handed to has it by now. */
export async function forgetExports(): Promise<void> {
  try {
    const { files } = await Filesystem.readdir({ path: '', directory });
    const exports = files.filter(({ name }) => /^hark-.*\.zip$/.test(name));
    await Promise.all(exports.map(({ name }) => Filesystem.deleteFile({ path: name, directory })));
  } catch (error) {
    tell(error);
  }
}

/**
 * Lets the owner choose where a file goes, which then stays in the cache for a while: whoever it was handed to may still
 * be reading. Answers what became of it, in words; null when it was not wanted.
 */
export async function saveFile(file: Blob, name: string): Promise<string | null> {
  await forgetExports();
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
    await Filesystem.deleteFile(place).catch(tell);
    // The only word the plugin has for an owner who thought better of it.
    if (/cancell?ed/i.test(String(error))) return null;
    throw error;
  }
}

const base64 = async (part: Blob): Promise<string> => (await dataUrlOf(part)).split(',', 2)[1] ?? '';
