import { api } from '../api.ts';

const zip = 'application/zip';

/**
 * Everything Hark holds of the owner, as a ZIP. `onBytes` hears how many have come so far; how many there will be
 * nobody knows, since the server packs while it sends.
 */
export async function fetchExport(onBytes: (received: number) => void, signal: AbortSignal): Promise<Blob> {
  const { body, headers } = await api.file('exportData', { signal });
  // A network that asks to sign in first answers everything with a page of its own.
  if (!body || headers.get('content-type') !== zip) throw new Error('The answer is no ZIP');
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
  return new Response(counted, { headers: { 'content-type': zip } }).blob();
}

/** A size as one says it. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
