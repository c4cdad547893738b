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
