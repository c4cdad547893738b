/** Downloads a file. Returns what happened to it, in words, or null if the owner cancelled. */
export async function saveFile(file: Blob, name: string): Promise<string | null> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the blob after the click; after a minute it has certainly started.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'saved by your browser';
}

/** Whether saving a file opens the share sheet. */
export const savesBySharing: boolean = false;

const isShareable =
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([], 'photo.jpg', { type: 'image/jpeg' })] });

/** Opens the share sheet for a file; cancelling it is no error. Null where files cannot be shared. */
export const shareFile: ((file: Blob, name: string) => Promise<void>) | null = isShareable
  ? async (file, name) => {
      try {
        await navigator.share({ files: [new File([file], name, { type: file.type })] });
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      }
    }
  : null;
