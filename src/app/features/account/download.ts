import { saveFile } from '#phone/files';
import { ownerZone } from '../../../api/zone.ts';
import { counted } from '../../../domain/counted.ts';
import { calendarDay } from '../../../domain/day.ts';
import { hark } from '../../../domain/hark.ts';
import { api, errorMessage, isSigningOut } from '../../lib/api.ts';
import { correctedNow } from '../../lib/clock.ts';
import { onTokenChange } from '../../lib/token.ts';
import { sharedValue } from '../../ui/sharedValue.ts';
import { toast } from '../../ui/toast.ts';

/** Bytes received so far; null if no download is running. Global, because a download outlives the page. */
const received = sharedValue<number | null>(null);
let running: AbortController | undefined;

/** Bytes received by the running download, whichever page started it; null without one. */
export const useReceived = received.use;

/** Exports all of the owner's data to a file, and shows a toast with the result. */
export async function downloadMyData(): Promise<void> {
  const { signal } = (running = new AbortController());
  received.set(0);
  try {
    const file = await fetchExport((bytes) => signal.aborted || received.set(bytes), signal);
    if (signal.aborted) return;
    const name = `${hark.name.toLowerCase()}-${calendarDay(correctedNow(), ownerZone())}.zip`;
    const ending = await saveFile(file, name);
    if (ending) toast({ title: 'Download Ready', description: `${formatSize(file.size)}, ${ending}.` });
  } catch (error) {
    if (!signal.aborted && !isSigningOut()) {
      toast({ title: 'Download Failed', description: errorMessage(error), variant: 'destructive' });
    }
  }
  if (!signal.aborted) received.set(null);
}

export function stopDownload(): void {
  running?.abort();
  received.set(null);
}

// The export belongs to the owner who is signing out.
onTokenChange(stopDownload);

const zip = 'application/zip';

/**
 * Fetches the export as a ZIP. `onBytes` is called with the bytes received so far; the total is unknown, because the
 * server compresses while it sends.
 */
async function fetchExport(onBytes: (received: number) => void, signal: AbortSignal): Promise<Blob> {
  const { body, headers } = await api.stream('exportData', { signal });
  // A captive portal answers every request with its own page.
  if (!body || headers.get('content-type') !== zip) throw new Error('The download is not a ZIP file');
  let received = 0;
  const adjustStats = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, next) {
        received += chunk.byteLength;
        onBytes(received);
        next.enqueue(chunk);
      },
    }),
  );
  return new Response(adjustStats, { headers: { 'content-type': zip } }).blob();
}

/** Formats a number of bytes. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte');
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
