/** Hands a file to the browser to keep. Answers what became of it, in words; null when it was not wanted after all. */
export async function saveFile(file: Blob, name: string): Promise<string | null> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads it after the click; by then it has long begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'saved by your browser';
}
