import { api } from '../api.ts';

/**
 * Everything Hark holds of the owner, as a ZIP. `onBytes` hears how many have come so far; how many there will be
 * nobody knows, since the server packs while it sends.
 */
export async function fetchExport(onBytes: (received: number) => void, signal: AbortSignal): Promise<Blob> {
  const { body } = await api.file('exportData', { signal });
  if (!body) throw new Error('The answer has no body');
  let received = 0;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, next) {
        received += chunk.byteLength;
        onBytes(received);
        next.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { headers: { 'content-type': 'application/zip' } }).blob();
}

/** A size as one says it. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
