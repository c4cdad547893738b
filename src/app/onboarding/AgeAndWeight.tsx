import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { DogEdits } from '../../domain/dog.ts';
import { Field } from '../ui/Field.tsx';
import { TextInput } from '../ui/TextInput.tsx';

/**
 * Parses a number, with a decimal point or comma. An empty field means "not given", not zero. Other input becomes NaN,
 * so that validation reports it; a field of type `number` would hide it.
 */
function numberOrNothing(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const typed = value.trim().replace(',', '.');
  return typed === '' ? null : Number(typed);
}

const fields = [
  { name: 'age', label: 'Age', unit: 'years' },
  { name: 'weight', label: 'Weight', unit: 'lbs' },
] as const;

/** A dog's age and weight, both optional. */
export function AgeAndWeight({
  register,
  errors,
}: {
  register: UseFormRegister<DogEdits>;
  errors: FieldErrors<DogEdits>;
}) {
  return (
    <div className="grid grid-cols-2 gap-3 tight:grid-cols-1">
      {fields.map(({ name, label, unit }) => (
        <Field key={name} label={label} error={errors[name]?.message}>
          {(field) => (
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              trailing={unit}
              {...field}
              {...register(name, { setValueAs: numberOrNothing })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
