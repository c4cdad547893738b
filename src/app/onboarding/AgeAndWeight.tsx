import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { DogEdits } from '../../domain/dog.ts';
import { typedNumber } from '../../domain/typedNumber.ts';
import { Field } from '../ui/Field.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';

/** An empty field means "not given", not zero. What cannot be read becomes NaN, which validation reports. */
function numberOrNothing(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : (typedNumber(value) ?? Number.NaN);
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
            <NumberInput
              inputMode="decimal"
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
