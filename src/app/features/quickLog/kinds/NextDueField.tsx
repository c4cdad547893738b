import { Fragment } from 'react';
import { counted } from '../../../../domain/counted.ts';
import type { Dog } from '../../../../domain/dog.ts';
import { dayAfter, type Interval, suggestedIntervals } from '../../../../domain/due.ts';
import type { EntryKind } from '../../../../domain/entryKinds.ts';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/Field.tsx';
import { FieldStatus } from '../../../ui/FieldStatus.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Entry } from '../entry.ts';
import type { TypedEntry } from '../useEntryForm.ts';

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const dateText = (day: string) => dates.format(new Date(`${day}T00:00:00Z`));

const spanText = ({ count, unit }: Interval) =>
  unit === 'month' && count % 12 === 0 ? counted(count / 12, 'year') : counted(count, unit);

/** The day on which it is to be repeated: offered by what is usual, never set without a tap. */
export function NextDueField({
  form,
  dog,
  kind,
  entry,
  label,
  onChoose,
}: {
  form: TypedEntry;
  dog: Dog;
  kind: EntryKind;
  entry: Entry;
  label: string;
  onChoose: (day: string) => void;
}) {
  const { date, title, nextDue } = entry;
  const intervals = date === '' ? [] : suggestedIntervals(kind, title, dog.lifeStage === 'Senior');
  const sources = [...new Set(intervals.map(({ source }) => source))];
  return (
    <div className="grid gap-2.5">
      <div>
        <Field label={label} error={form.formState.errors.nextDue?.message}>
          {(field) => <TextInput type="date" min={date} {...field} {...form.register('nextDue')} />}
        </Field>
        <FieldStatus>
          {nextDue !== '' && date !== '' && nextDue <= date && 'This day is not after the date above.'}
        </FieldStatus>
      </div>
      {intervals.length > 0 && (
        <div role="group" aria-label={`${label}: suggestions`} className="grid gap-2">
          {intervals.map((interval) => {
            const day = dayAfter(date, interval);
            const isChosen = day === nextDue;
            return (
              <button
                key={spanText(interval)}
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? '' : day)}
                className={cx(
                  'grid min-h-14 gap-x-3 rounded-md border px-4 py-2 text-left transition-colors duration-150',
                  'forced-colors:aria-pressed:border-4',
                  isChosen ? 'border-brand bg-brand-soft' : 'border-edge bg-card hover:border-ink',
                )}
              >
                <span className={cx('font-semibold text-sm', isChosen && 'text-brand')}>
                  In {spanText(interval)} · {dateText(day)}
                </span>
                <span className="text-quiet text-xs">{interval.why}</span>
              </button>
            );
          })}
          <p className="text-quiet text-xs">
            Go by the label and your vet. From{' '}
            {sources.map((source, index) => (
              <Fragment key={source}>
                {index > 0 && ' and '}
                <a
                  href={source}
                  target="_blank"
                  rel="noreferrer"
                  className="rounded-sm underline underline-offset-4"
                >
                  {new URL(source).hostname.replace('www.', '')}
                </a>
              </Fragment>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}
