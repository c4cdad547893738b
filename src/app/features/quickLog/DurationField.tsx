import { counted } from '../../../domain/counted.ts';
import { typedDuration } from '../../../domain/typedDuration.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldStatus } from '../../ui/FieldStatus.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
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
  const minutes = typedDuration(value);
  return (
    <div className="grid gap-2.5">
      <div>
        <Field label="Duration (minutes)" error={form.formState.errors.duration?.message}>
          {(field) => (
            <NumberInput
              maxLength={60}
              placeholder="How long?"
              suggested={suggested !== null}
              trailing={suggested}
              {...field}
              {...form.register('duration')}
            />
          )}
        </Field>
        <FieldStatus>{minutes !== null && minutes >= 1 && understood(value, minutes)}</FieldStatus>
      </div>
      <div role="group" aria-label="Minutes" className="grid auto-cols-fr grid-flow-col gap-2 sm:max-w-sm">
        {durationChoices(usual).map((choice) => (
          <Chip
            key={choice}
            selected={minutes === choice}
            className="justify-center !px-0"
            onClick={() => onChoose(choice)}
          >
            {choice}
          </Chip>
        ))}
      </div>
    </div>
  );
}

/** How a duration was read; null if it is what was typed. */
const understood = (typed: string, minutes: number): string | null =>
  typed.trim() === String(minutes) ? null : `= ${counted(minutes, 'minute')}`;
