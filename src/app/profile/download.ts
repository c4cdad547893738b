import { saveFile } from '#phone/files';
import { ownerZone } from '../../api/zone.ts';
import { calendarDay } from '../../domain/day.ts';
import { hark } from '../../domain/hark.ts';
import { api, isLeaving, reasonOf } from '../api.ts';
import { momentNow } from '../clock.ts';
import { sharedValue } from '../ui/sharedValue.ts';
import { onTokenChange } from '../token.ts';
import { toast } from '../ui/toast.ts';

/** Bytes that have come so far; null while nothing is under way. Here, for it goes on when the page is left. */
const received = sharedValue<number | null>(null);
let running: AbortController | undefined;

/** How many bytes of the download under way have come so far, whichever page began it; null without one. */
export const useReceived = received.use;

/** Fetches everything Hark holds of the owner, and ends in a file or in words on why there is none. */
export async function downloadMyData(): Promise<void> {
  const { signal } = (running = new AbortController());
  received.set(0);
  try {
    const file = await fetchExport((bytes) => signal.aborted || received.set(bytes), signal);
    if (signal.aborted) return;
    const name = `${hark.name.toLowerCase()}-${calendarDay(momentNow(), ownerZone())}.zip`;
    const ending = await saveFile(file, name);
    if (ending) toast({ title: 'Download Ready', description: `${sizeInWords(file.size)}, ${ending}.` });
  } catch (error) {
    if (!signal.aborted && !isLeaving()) {
      toast({ title: 'Download Failed', description: reasonOf(error), variant: 'destructive' });
    }
  }
  if (!signal.aborted) received.set(null);
}

export function stopDownload(): void {
  running?.abort();
  received.set(null);
}

// Whose data it is has left.
onTokenChange(stopDownload);

const zip = 'application/zip';

/**
 * Everything Hark holds of the owner, as a ZIP. `onBytes` hears how many have come so far; how many there will be
 * nobody knows, since the server packs while it sends.
 */
async function fetchExport(onBytes: (received: number) => void, signal: AbortSignal): Promise<Blob> {
  const { body, headers } = await api.file('exportData', { signal });
  // A network that asks to sign in first answers everything with a page of its own.
  if (!body || headers.get('content-type') !== zip) throw new Error('The download is not a ZIP file');
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
