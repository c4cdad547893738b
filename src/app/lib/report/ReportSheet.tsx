import '../periods.css';
import './report.css';
import { useQuery } from '@tanstack/react-query';
import { Download, FileCheck2, RotateCw, Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import { saveFile, savesBySharing, shareFile } from '#phone/files';
import { ownerZone } from '../../../api/zone.ts';
import { calendarDay } from '../../../domain/day.ts';
import type { Dog } from '../../../domain/dog.ts';
import { daysAfter } from '../../../domain/laterDays.ts';
import { type ReportPeriod, reportFileName, reportPeriod } from '../../../domain/report.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.ts';
import { errorMessage } from '../api.ts';
import { useNow } from '../useNow.ts';
import { useWeightUnit } from '../weightUnit.ts';
import { reportQuery } from './report.ts';

const ranges = [
  { days: 30, name: '30 days' },
  { days: 90, name: '90 days' },
  { days: 365, name: '1 year' },
] as const;

/** So many days are usual for a visit. */
const usual = 90;

/** Makes a report of a dog for the vet: of a time that is chosen, to be shared or saved. */
export default function ReportSheet({
  open,
  onOpenChange,
  dog,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  dog: Dog;
}) {
  const today = calendarDay(useNow(), ownerZone());
  const [days, setDays] = useState<number | null>(usual);
  const [typed, setTyped] = useState<ReportPeriod>({ from: daysAfter(today, 1 - usual), to: today });
  const period = days === null ? reportPeriod(typed, today) : { from: daysAfter(today, 1 - days), to: today };
  const isComplete = days !== null || (typed.from !== '' && typed.to !== '');
  const asked = 'problem' in period || !isComplete ? null : period;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Report for the vet"
      description={
        <>
          What a vet asks about <bdi>{dog.name}</bdi>, as a PDF to send or print
        </>
      }
      footer={open && <Finished dog={dog} period={asked} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div role="group" aria-label="Time" className="periods">
          {ranges.map(({ days: each, name }) => (
            <button key={each} type="button" aria-pressed={days === each} onClick={() => setDays(each)}>
              {name}
            </button>
          ))}
          <button type="button" aria-pressed={days === null} onClick={() => setDays(null)}>
            Dates
          </button>
        </div>
        {days === null && <Dates typed={typed} today={today} period={period} onChange={setTyped} />}
        <ul className="report-parts text-sm">
          <li>Every health note with its severity and photos</li>
          <li>Weight, walks, meals and stool in pictures</li>
          <li>Medicines with doses due and given, vaccinations</li>
          <li>Questions to ask, from the log</li>
        </ul>
      </div>
    </Sheet>
  );
}

/** The first and the last day. */
function Dates({
  typed,
  today,
  period,
  onChange,
}: {
  typed: ReportPeriod;
  today: string;
  period: ReturnType<typeof reportPeriod>;
  onChange: (typed: ReportPeriod) => void;
}) {
  const wrong = 'problem' in period ? { [period.path]: wordsFor(period) } : {};
  const field = (name: 'from' | 'to', label: string) => (
    <Field label={label} error={typed[name] === '' ? 'Please choose a day' : wrong[name]}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          max={today}
          value={typed[name]}
          onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className="report-dates">
      {field('from', 'From')}
      {field('to', 'To')}
    </div>
  );
}

/** What is wrong with the days, as a person who sees both fields says it. */
function wordsFor({ path, problem }: { path: 'from' | 'to'; problem: string }): string {
  if (path === 'to') return 'Please choose a day that is not before the first';
  return problem.includes('future')
    ? 'Please choose a day that has begun'
    : 'At most three years before the last day';
}

/** How far the report is, and what can be done with it. It is made before it is asked for, so that it is there at a tap. */
function Finished({ dog, period }: { dog: Dog; period: ReportPeriod | null }) {
  const id = useId();
  const unit = useWeightUnit();
  const { data, error, isFetching, refetch } = useQuery({
    ...reportQuery(dog, period ?? { from: '', to: '' }, unit),
    enabled: period !== null,
    refetchOnMount: 'always',
  });
  const [isBusy, setBusy] = useState(false);
  const file = isFetching ? undefined : data;
  if (error && !isFetching)
    return (
      <Alert title="The report could not be written">
        <p>{errorMessage(error, 'Check your connection, then try again.')}</p>
        <Button size="sm" className="mt-3" onClick={() => void refetch()}>
          <RotateCw aria-hidden="true" className="size-5" />
          Retry
        </Button>
      </Alert>
    );

  const pass = async (act: (file: Blob, name: string) => Promise<unknown>, failure: string) => {
    if (!file || !period || isBusy) return;
    setBusy(true);
    try {
      const ending = await act(file, reportFileName(dog.name, period.to, 'pdf'));
      if (typeof ending === 'string')
        toast({ title: 'Report Ready', description: `${sizeOf(file)}, ${ending}.` });
    } catch {
      toast({
        title: failure,
        description: shareFile ? 'Try the other button instead.' : 'Please try again.',
        variant: 'destructive',
      });
    }
    setBusy(false);
  };
  const share = shareFile;
  const waits = period !== null && !file;
  const look = { size: 'lg', busy: waits || isBusy, 'aria-describedby': id } as const;
  return (
    <div className="report-finished">
      <p id={id} role="status" className="report-state text-sm">
        {file ? (
          <>
            <FileCheck2 aria-hidden="true" className="size-5" />
            PDF, {sizeOf(file)}
          </>
        ) : waits ? (
          'Writing the report...'
        ) : (
          'Choose the days first'
        )}
      </p>
      <div className="report-actions">
        {share && (
          <Button
            {...look}
            variant="accent"
            disabled={!period}
            onClick={() => void pass(share, 'Report Not Shared')}
          >
            <Share2 aria-hidden="true" className="size-5" />
            Share
          </Button>
        )}
        <Button
          {...look}
          variant={share ? 'plain' : 'accent'}
          disabled={!period}
          onClick={() => void pass(saveFile, 'Report Not Saved')}
        >
          {savesBySharing ? (
            <Share2 aria-hidden="true" className="size-5" />
          ) : (
            <Download aria-hidden="true" className="size-5" />
          )}
          {savesBySharing ? 'Save or share' : 'Save PDF'}
        </Button>
      </div>
    </div>
  );
}

const sizeOf = ({ size }: Blob) =>
  size < 1_000_000 ? `${Math.max(1, Math.round(size / 1000))} KB` : `${(size / 1_000_000).toFixed(1)} MB`;
