import type { SpokenTime } from '../../../domain/spokenTime.ts';
import { correctedNow } from '../../lib/clock.ts';
import { Field } from '../../ui/Field.tsx';
import { FieldStatus } from '../../ui/FieldStatus.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { cameTwice, dateField, type Entry, firstDay } from './entry.ts';
import type { TypedEntry } from './useEntryForm.ts';

/** The date and time of an activity. */
export function WhenFields({
  form: { register, formState },
  entry,
  start,
  guess,
}: {
  form: TypedEntry;
  entry: Entry;
  /** The form's initial values. */
  start: Entry;
  /** A dictated time that is only the likeliest one. */
  guess: SpokenTime | null;
}) {
  const { date, time } = formState.errors;
  return (
    <div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3">
        <Field label="Date" error={date?.message}>
          {(field) => (
            <TextInput
              type="date"
              min={firstDay()}
              max={dateField(correctedNow())}
              {...field}
              {...register('date')}
            />
          )}
        </Field>
        <Field label="Time" error={time?.message}>
          {(field) => <TextInput type="time" {...field} {...register('time')} />}
        </Field>
      </div>
      <FieldStatus>{!date && !time && remarkOn(entry, start, guess)}</FieldStatus>
    </div>
  );
}

const isSame = (one: Pick<Entry, 'date' | 'time'>, other: Pick<Entry, 'date' | 'time'> | null) =>
  one.date === other?.date && one.time === other.time;

/** What should be said about the date and time in the form, if anything. */
function remarkOn(entry: Entry, start: Entry, guess: SpokenTime | null): string | null {
  if (isSame(entry, guess)) return 'Check the time: your words leave it open.';
  // What was not changed keeps its moment.
  if (isSame(entry, start) || !cameTwice(entry)) return null;
  return `The clocks went back on this day, and ${entry.time} came twice. The first is saved.`;
}
