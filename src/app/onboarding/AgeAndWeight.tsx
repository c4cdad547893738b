import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { DogEdits } from '../../domain/dog.ts';
import { Field } from '../ui/Field.tsx';
import { TextInput } from '../ui/TextInput.tsx';

/**
 * A number as people write it, with a comma too. An empty field means "not said", not zero; and what is no number is
 * kept as such, to be told, where a field for numbers would hide it.
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

/** A dog's age and weight, either of which may stay unsaid. */
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
