import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import type { LogImport } from '../../../domain/imports/imports.ts';
import { errorMessage } from '../../lib/api.ts';
import { RowMark } from '../../lib/Row.tsx';
import { shortMoment } from '../../lib/shortMoment.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { toast } from '../../ui/toast.ts';
import { entriesText } from './entriesText.ts';
import { importsQuery, takeBack } from './importWrites.ts';

const ImportSheet = lazyComponent(() => import('./ImportSheet.tsx'));

/** Brings the log of another app in, and lists what was brought. */
export default function ImportCard({ dog }: { dog: Dog }) {
  const { data: imports = [], isError, isFetching, refetch } = useQuery(importsQuery(dog.id));
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const kept = imports.filter(({ finishedAt, left }) => finishedAt !== null && left > 0);
  return (
    <Card title="Another app's log">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="text-pretty text-quiet text-sm">
          A file (CSV) of the app or spreadsheet that you used before becomes a part of {dog.name}'s log.
        </p>
        <Button
          ref={button}
          wide
          {...ImportSheet.preloadProps}
          onClick={() => ImportSheet.whenLoaded(() => setOpen(true))}
        >
          <FileUp aria-hidden="true" className="size-5 shrink-0" />
          Bring your log
        </Button>
        {isError && !isFetching && <LoadFailed what="what was brought" onRetry={() => void refetch()} />}
        {kept.length > 0 && (
          <ul aria-label="Brought before" className="-mb-2 divide-y divide-line">
            {kept.map((each) => (
              <ImportRow key={each.id} dog={dog} brought={each} onGone={() => button.current?.focus()} />
            ))}
          </ul>
        )}
      </div>
      <ImportSheet dog={dog} open={isOpen} onOpenChange={setOpen} />
    </Card>
  );
}

function ImportRow({ dog, brought, onGone }: { dog: Dog; brought: LogImport; onGone: () => void }) {
  const [busy, setBusy] = useState(false);
  const { id, fileName, createdAt, created, left } = brought;
  const name = fileName ?? 'A file';
  const remove = async () => {
    setBusy(true);
    try {
      await takeBack(dog.id, id);
      toast({ title: 'Taken Back', description: `${entriesText(left)} removed.` });
      onGone();
    } catch (error) {
      toast({ title: 'Not Taken Back', description: errorMessage(error), variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3.5 gap-y-2 py-2">
      <RowMark>
        <FileSpreadsheet />
      </RowMark>
      <div className="min-w-0 flex-1 basis-32">
        <p className="wrap-anywhere font-semibold leading-snug">{name}</p>
        <p className="text-pretty text-quiet text-sm">
          {entriesText(created)}
          {left < created && `, ${left.toLocaleString('en-US')} as they came`}, {shortMoment(createdAt)}
        </p>
      </div>
      <Button
        size="sm"
        busy={busy}
        busyLabel="Taking back..."
        aria-label={`Take back ${name}`}
        onClick={() => void remove()}
      >
        Take Back
      </Button>
    </li>
  );
}
