import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ChooseColumns } from './ChooseColumns.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { entriesText } from './entriesText.ts';
import { importsQuery } from './importWrites.ts';
import { LeftOut } from './LeftOut.tsx';
import { PreviewOfImport } from './PreviewOfImport.tsx';
import { type ImportSteps, useImportSteps } from './useImportSteps.ts';

interface SheetState {
  dog: Dog;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Brings the log of another app in, step by step: file, columns, what would be added, and what was. */
export default function ImportSheet({ dog, open, onOpenChange }: SheetState) {
  const id = useId();
  const steps = useImportSteps(dog);
  const { step } = steps;
  const change = (next: boolean) => {
    // While entries are added, only Cancel ends it: closing by mistake would throw them away.
    if (step === 'adding') return;
    if (!next) steps.reset();
    onOpenChange(next);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={change}
      title="Bring your log"
      description={descriptions[step](dog.name, steps)}
      footer={<Footer id={id} steps={steps} onDone={() => change(false)} />}
    >
      {step === 'file' && <ChooseFile steps={steps} />}
      {step === 'columns' && <ChooseColumns id={id} steps={steps} />}
      {step === 'preview' && <PreviewOfImport id={id} steps={steps} dog={dog} />}
      {step === 'adding' && <Progress dog={dog} />}
      {step === 'done' && <Done steps={steps} />}
    </Sheet>
  );
}

const descriptions: Record<ImportSteps['step'], (dog: string, steps: ImportSteps) => string> = {
  file: (dog) => `A CSV file of another app or a spreadsheet, for ${dog}`,
  columns: (_dog, { file }) => file?.name ?? '',
  preview: (_dog, { file }) => file?.name ?? '',
  adding: () => 'Please keep this page open.',
  done: (_dog, { file }) => file?.name ?? '',
};

function Footer({ id, steps, onDone }: { id: string; steps: ImportSteps; onDone: () => void }) {
  const { step, isBusy, preview, back, cancel, add } = steps;
  if (step === 'file') return null;
  if (step === 'done')
    return (
      <Button variant="accent" size="lg" wide onClick={onDone}>
        Done
      </Button>
    );
  if (step === 'adding')
    return (
      <Button size="lg" wide onClick={cancel}>
        Cancel
      </Button>
    );
  const isReady = step === 'preview' && preview && preview.created > 0 && !preview.asks.includes('dateOrder');
  return (
    <div className="flex gap-2">
      <Button size="lg" variant="quiet" onClick={back}>
        Back
      </Button>
      {step === 'columns' && (
        <Button type="submit" form={id} variant="accent" size="lg" wide busy={isBusy} busyLabel="Reading...">
          Preview
        </Button>
      )}
      {isReady && (
        <Button variant="accent" size="lg" wide busy={isBusy} busyLabel="Reading..." onClick={add}>
          Add {entriesText(preview.created)}
        </Button>
      )}
    </div>
  );
}

/** Milliseconds between two looks at how far it is. */
const look = 1_000;

function Progress({ dog }: { dog: Dog }) {
  const { data } = useQuery({ ...importsQuery(dog.id), refetchInterval: look, staleTime: 0 });
  const now = data?.find(({ finishedAt }) => finishedAt === null);
  const share = now && now.created > 0 ? now.left / now.created : 0;
  return (
    <div className="grid gap-3 py-4">
      <p className="text-center font-semibold tabular-nums" role="status">
        {share > 0 && now
          ? `${now.left.toLocaleString('en-US')} of ${entriesText(now.created)}`
          : 'Reading the file...'}
      </p>
      <div
        role="progressbar"
        aria-label="Entries added"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="h-1 overflow-hidden rounded-full bg-sunk"
      >
        <div className="h-full rounded-full bg-brand" style={{ width: `${Math.max(3, share * 100)}%` }} />
      </div>
    </div>
  );
}

function Done({ steps: { done, isBusy, problem, undo } }: { steps: ImportSteps }) {
  if (!done) return null;
  const { id, created, already, skipped, skippedCount } = done;
  const rest = [
    already > 0 && `${already.toLocaleString('en-US')} were there already.`,
    skippedCount > 0 && `${skippedCount.toLocaleString('en-US')} were left out.`,
  ].filter(Boolean);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid justify-items-center gap-2 py-4 text-center">
        <p className="font-display font-semibold text-xl tabular-nums">{created.toLocaleString('en-US')}</p>
        <p className="text-pretty">
          {created === 1 ? 'entry was' : 'entries were'} added. {rest.join(' ')}
        </p>
        {problem && <p role="alert">{problem}</p>}
        {id !== null && (
          <Button variant="quiet" busy={isBusy} busyLabel="Taking it back..." onClick={undo}>
            Take It Back
          </Button>
        )}
      </div>
      <LeftOut skipped={skipped} skippedCount={skippedCount} />
    </div>
  );
}
