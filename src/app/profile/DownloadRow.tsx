import { saveFile } from '#phone/files';
import { Download } from '../ui/icons.tsx';
import { useEffect, useRef, useState } from 'react';
import { calendarDay } from '../../domain/day.ts';
import { hark } from '../../domain/hark.ts';
import { reasonOf } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';
import { ownerZone } from '../../api/zone.ts';
import { fetchExport, sizeInWords } from './download.ts';

/** Everything one has told Hark, to keep. It may take long, so it says how far it is and can be stopped. */
export function DownloadRow() {
  /** Bytes that have come so far; null while nothing is under way. */
  const [received, setReceived] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const download = async () => {
    const { signal } = (running.current = new AbortController());
    setReceived(0);
    try {
      const file = await fetchExport(setReceived, signal);
      const name = `${hark.name.toLowerCase()}-${calendarDay(new Date(), ownerZone())}.zip`;
      const ending = await saveFile(file, name);
      if (ending) toast({ title: 'Download Ready', description: `${sizeInWords(file.size)}, ${ending}.` });
    } catch (error) {
      if (!signal.aborted) {
        toast({ title: 'Download Failed', description: reasonOf(error), variant: 'destructive' });
      }
    }
    setReceived(null);
  };

  const isRunning = received !== null;
  const progress = received ? `${sizeInWords(received)} so far...` : 'Preparing...';
  return (
    <div className="grid gap-2">
      <p className="text-quiet text-sm">
        A ZIP of everything you told {hark.name}: readable files, a table of all activities, and your photos.
      </p>
      <div className="flex gap-2">
        <Button wide busy={isRunning} busyLabel={progress} onClick={() => void download()}>
          <Download aria-hidden="true" className="size-5" />
          Download my data
        </Button>
        {isRunning && (
          <Button variant="quiet" onClick={() => running.current?.abort()}>
            Stop
          </Button>
        )}
      </div>
    </div>
  );
}
