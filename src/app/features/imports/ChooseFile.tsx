import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { ImportSteps } from './useImportSteps.ts';

/** The first step: a file. */
export function ChooseFile({ steps: { isBusy, problem, open } }: { steps: ImportSteps }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {problem && <Alert>{problem}</Alert>}
      <Button
        variant="accent"
        size="lg"
        wide
        busy={isBusy}
        busyLabel="Opening..."
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden="true" className="size-5 shrink-0" />
        Choose a File
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="File with your log"
        tabIndex={-1}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain,text/comma-separated-values,application/csv,application/vnd.ms-excel"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) open(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <ul className="grid list-disc gap-1.5 pl-5 text-quiet text-sm">
        <li>Most apps have Export, Backup or Share as CSV in their settings. Up to 5 MB and 50,000 rows.</li>
        <li>You see what would be added before anything is.</li>
        <li>What is in the log already is not added again, and you can take it back.</li>
      </ul>
    </div>
  );
}
