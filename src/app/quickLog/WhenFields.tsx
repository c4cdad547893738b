import { correctedNow } from '../clock.ts';
import { Field } from '../ui/Field.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { dateField, firstDay } from './entry.ts';
import type { TypedEntry } from './useEntryForm.ts';

/** The date and time of an activity. */
export function WhenFields({ form: { register, formState } }: { form: TypedEntry }) {
  const { date, time } = formState.errors;
  return (
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
  );
}
