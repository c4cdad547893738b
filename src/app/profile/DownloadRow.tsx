import { Download } from '../ui/icons.tsx';
import { hark } from '../../domain/hark.ts';
import { Button } from '../ui/Button.tsx';
import { downloadMyData, sizeInWords, stopDownload, useReceived } from './download.ts';

/** When there is no more to stop, because that was pressed or all has come, the focus goes back to what began it. */
const handsBack = (stop: HTMLButtonElement) => () => {
  if (document.activeElement === stop) (stop.previousElementSibling as HTMLElement).focus();
};

/** Everything one has told Hark, to keep. It may take long, so it says how far it is and can be stopped. */
export function DownloadRow() {
  const received = useReceived();
  const isRunning = received !== null;
  const progress = received ? `${sizeInWords(received)} so far...` : 'Preparing...';
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
          <Button ref={handsBack} variant="quiet" onClick={stopDownload}>
            Stop
          </Button>
        )}
      </div>
    </div>
  );
}
