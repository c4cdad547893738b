import { useRef, useState } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import type { Dog } from '../../../domain/dog.ts';
import type { DateOrder } from '../../../domain/imports/dates.ts';
import type { DoneImport, ImportField, ImportPreview } from '../../../domain/imports/imports.ts';
import { identityOf } from '../../../domain/search.ts';
import type { WeightUnit } from '../../../domain/weight.ts';
import { errorMessage } from '../../lib/api.ts';
import { newSubmission } from '../../lib/idempotency.ts';
import { addImport, type ImportBody, previewImport, takeBack } from './importWrites.ts';
import { type Mapping, type OpenedFile, openFile, UnreadableFile } from './openFile.ts';

/** What the owner says of a file beside what its columns are. */
export interface Choices {
  zone: string;
  weightUnit: WeightUnit | null;
  dateOrder: DateOrder | null;
  dogName: string | null;
}

type Step = 'file' | 'columns' | 'preview' | 'adding' | 'done';

const nothingChosen = (): Choices => ({
  zone: ownerZone(),
  weightUnit: null,
  dateOrder: null,
  dogName: null,
});

export type ImportSteps = ReturnType<typeof useImportSteps>;

/** The steps of an import, and what was chosen in them. */
export function useImportSteps(dog: Dog) {
  const [step, setStep] = useState<Step>('file');
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [choices, setChoices] = useState(nothingChosen);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  /** What the file does not tell; still asked once it is chosen, so that it can be chosen otherwise. */
  const [asked, setAsked] = useState<ImportPreview['asks']>([]);
  const [done, setDone] = useState<DoneImport | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  /** Does work that a later one, or Cancel, ends. */
  async function run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setBusy(true);
    setProblem(null);
    try {
      await work(own.signal);
    } catch (error) {
      if (own.signal.aborted) return;
      setProblem(error instanceof UnreadableFile ? error.message : errorMessage(error));
      setStep((now) => (now === 'adding' ? 'preview' : now));
    } finally {
      if (running.current === own) setBusy(false);
    }
  }

  const bodyOf = (chosen: Choices): ImportBody => ({
    dogId: dog.id,
    csv: file?.csv ?? '',
    mapping: { ...mapping, date: mapping.date ?? '' },
    ...chosen,
    fileName: file?.name.slice(0, 200) ?? null,
  });

  async function look(chosen: Choices, signal: AbortSignal): Promise<void> {
    const found = await previewImport(bodyOf(chosen), signal);
    const own = found.dogNames.find((name) => identityOf(name) === identityOf(dog.name));
    if (found.dogNames.length > 1 && chosen.dogName === null && own !== undefined)
      return look({ ...chosen, dogName: own }, signal);
    setChoices(chosen);
    setPreview(found);
    setAsked((before) => [...new Set([...before, ...found.asks])]);
    setStep('preview');
  }

  return {
    step,
    file,
    mapping,
    choices,
    preview,
    asked,
    done,
    isBusy,
    problem,

    open: (chosen: File) =>
      void run(async (signal) => {
        const opened = await openFile(chosen);
        if (signal.aborted) return;
        setFile(opened);
        setMapping(opened.guess);
        setChoices(nothingChosen());
        setAsked([]);
        setStep('columns');
      }),

    /** Says what a column is; null leaves it out. Each field has one column. */
    assign: (heading: string, field: ImportField | null): void => {
      const others = Object.entries(mapping).filter(([each, of]) => of !== heading && each !== field);
      setMapping({ ...Object.fromEntries(others), ...(field && { [field]: heading }) });
      setProblem(null);
    },

    choose: (change: Partial<Choices>): void => {
      const chosen = { ...choices, ...change };
      setChoices(chosen);
      if (step === 'preview') void run((signal) => look(chosen, signal));
    },

    look: (): void => {
      if (!mapping.date) return setProblem('Please choose the column with the dates.');
      void run((signal) => look(choices, signal));
    },

    add: (): void => {
      setStep('adding');
      void run(async (signal) => {
        setDone(await addImport(bodyOf(choices), newSubmission().key, signal));
        setStep('done');
      });
    },

    undo: () =>
      void run(async () => {
        if (done?.id) await takeBack(dog.id, done.id);
        setStep('preview');
        setDone(null);
        await look(choices, new AbortController().signal);
      }),

    cancel: (): void => {
      running.current?.abort();
      setBusy(false);
      setStep('preview');
    },

    back: (): void => {
      running.current?.abort();
      setBusy(false);
      setProblem(null);
      setStep(step === 'preview' ? 'columns' : 'file');
    },

    reset: (): void => {
      running.current?.abort();
      setBusy(false);
      setProblem(null);
      setFile(null);
      setStep('file');
    },
  };
}
