import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';

/** So many bytes cross the bridge at once: a multiple of three, which is a whole number of base64 letters. */
const chunk = 768 * 1024;

/**
 * Lets the owner choose where a file goes, which then stays in the cache: whoever it was handed to may still be reading.
 * Answers what became of it, in words; null when it was not wanted.
 */
export async function saveFile(file: Blob, name: string): Promise<string | null> {
  const place = { path: name, directory: Directory.Cache };
  await Filesystem.writeFile({ ...place, data: '' });
  try {
    for (let from = 0; from < file.size; from += chunk) {
      await Filesystem.appendFile({ ...place, data: await base64(file.slice(from, from + chunk)) });
    }
    const { uri } = await Filesystem.getUri(place);
    await Share.share({ title: name, files: [uri] });
    return 'handed to the place you chose';
  } catch (error) {
    // The only word the plugin has for an owner who thought better of it.
    if (/cancell?ed/i.test(String(error))) return null;
    throw error;
  }
}

function base64(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve((reader.result as string).split(',', 2)[1] ?? ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(part);
  });
}
