import { Download } from 'lucide-react';
import { hark } from '../../../domain/hark.ts';
import { Button } from '../../ui/Button.tsx';
import { downloadMyData, formatSize, stopDownload, useReceived } from './download.ts';

/**
 * When the Stop button disappears, because it was pressed or the download has ended, returns the focus to the other.
 */
const returnFocus = (stop: HTMLButtonElement) => () => {
  if (document.activeElement === stop) (stop.previousElementSibling as HTMLElement).focus();
};

/** Exports all of the owner's data. This may take long, so it shows progress and can be stopped. */
export function DownloadRow() {
  const received = useReceived();
  const isRunning = received !== null;
  const progress = received ? `${formatSize(received)} so far...` : 'Preparing...';
  return (
    <div className="grid gap-2">
      <p className="text-quiet text-sm">
        A ZIP of everything you've told {hark.name}: readable files, a spreadsheet of all activities, and your
        photos.
      </p>
      <div className="flex gap-2">
        <Button wide busy={isRunning} busyLabel={progress} onClick={() => void downloadMyData()}>
          <Download aria-hidden="true" className="size-5" />
          Download my data
        </Button>
        {isRunning && (
          <Button ref={returnFocus} variant="quiet" onClick={stopDownload}>
            Stop
          </Button>
        )}
      </div>
    </div>
  );
}
