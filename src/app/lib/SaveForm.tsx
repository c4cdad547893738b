import { type ReactNode, useState } from 'react';
import { Alert } from '../ui/Alert.tsx';
import { Fields } from '../ui/Fields.tsx';
import { errorMessage } from './api.ts';

/** Whether a form is being saved, why it was not the last time, and how to save it. */
export interface Saving {
  isSaving: boolean;
  problem: string | null;
  /** Does the work, unless some is under way, then `onDone` with its result. A failure stays as the `problem`. */
  save: <Result>(work: () => Promise<Result>, onDone: (result: Result) => void) => Promise<void>;
}

/** The state of a form's save. `onBusy` tells whoever has the button. */
export function useSaving(onBusy: (busy: boolean) => void): Saving {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save: Saving['save'] = async (work, onDone) => {
    if (isSaving) return;
    const setBusy = (busy: boolean) => {
      setSaving(busy);
      onBusy(busy);
    };
    setBusy(true);
    setProblem(null);
    try {
      const result = await work();
      setBusy(false);
      onDone(result);
    } catch (error) {
      setBusy(false);
      setProblem(errorMessage(error));
    }
  };
  return { isSaving, problem, save };
}

/** The form of a sheet, whose button stands in the sheet's footer and names the form's `id`. */
export function SaveForm({
  id,
  saving: { isSaving, problem },
  onSubmit,
  children,
}: {
  id: string;
  saving: Saving;
  onSubmit: () => void;
  children: ReactNode;
}) {
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Fields saving={isSaving} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        {problem && <Alert>{problem}</Alert>}
        {children}
      </Fields>
    </form>
  );
}
