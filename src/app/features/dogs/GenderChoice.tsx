import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { genders } from '../../../domain/dog.ts';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { FieldError } from '../../ui/FieldError.tsx';

const titles = { male: 'Male', female: 'Female' } as const;

export function GenderChoice({
  required,
  error,
  register,
}: {
  required: boolean;
  error: string | undefined;
  register: () => UseFormRegisterReturn;
}) {
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-required={required || undefined}
      aria-describedby={error ? errorId : undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-semibold text-sm">
        Gender{required && <span aria-hidden="true"> *</span>}
      </legend>
      <div className="grid grid-cols-2 gap-3 tight:grid-cols-1">
        {genders.map((gender) => (
          <ChoiceCard
            key={gender}
            type="radio"
            title={titles[gender]}
            value={gender}
            aria-invalid={error ? true : undefined}
            {...register()}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
