import { Chip } from '../ui/Chip.tsx';
import { Field } from '../ui/Field.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { durationChoices } from './entry.ts';
import type { TypedEntry } from './useEntryForm.ts';

/** The duration of a walk, typed or chosen with one tap. */
export function DurationField({
  form,
  value,
  usual,
  suggested,
  onChoose,
}: {
  form: TypedEntry;
  value: string;
  usual: number | null;
  /** Marks a prefilled value, such as "her usual". */
  suggested: string | null;
  onChoose: (minutes: number) => void;
}) {
  return (
    <div className="grid gap-2.5">
      <Field label="Duration (minutes)" error={form.formState.errors.duration?.message}>
        {(field) => (
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={1440}
            placeholder="How long?"
            suggested={suggested !== null}
            trailing={suggested}
            {...field}
            {...form.register('duration')}
          />
        )}
      </Field>
      <div role="group" aria-label="Minutes" className="grid auto-cols-fr grid-flow-col gap-2 sm:max-w-sm">
        {durationChoices(usual).map((minutes) => (
          <Chip
            key={minutes}
            selected={Number(value) === minutes}
            className="justify-center !px-0"
            onClick={() => onChoose(minutes)}
          >
            {minutes}
          </Chip>
        ))}
      </div>
    </div>
  );
}
