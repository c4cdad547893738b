import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import { calendarDay } from '../../domain/day.ts';
import type { DogEdits, NewDog } from '../../domain/dog.ts';
import { correctedNow } from '../clock.ts';
import { AgeAndWeight } from '../onboarding/AgeAndWeight.tsx';
import { BreedSearch } from '../onboarding/BreedSearch.tsx';
import { GenderChoice } from '../onboarding/GenderChoice.tsx';
import { Card } from '../ui/Card.tsx';
import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { ownerZone } from '../../api/zone.ts';

/** An empty field means "not given". */
const dayOrNull = (value: unknown) => value || null;

/** The form fields for a dog's basic information. */
export function DogFields({
  control,
  register,
  errors,
}: {
  control: Control<DogEdits, unknown, NewDog>;
  register: UseFormRegister<DogEdits>;
  errors: FieldErrors<DogEdits>;
}) {
  return (
    <Card title="Basic Information">
      <div className="grid gap-5">
        <Field label="Name" error={errors.name?.message}>
          {(field) => <TextInput autoComplete="off" {...field} {...register('name')} />}
        </Field>
        <Field label="Breed" error={errors.breed?.message}>
          {(field) => <BreedSearch control={control} field={field} />}
        </Field>
        <GenderChoice required={false} error={errors.gender?.message} register={() => register('gender')} />
        <AgeAndWeight register={register} errors={errors} />
        <Field label="Last checkup" error={errors.lastCheckup?.message}>
          {(field) => (
            <TextInput
              type="date"
              max={calendarDay(correctedNow(), ownerZone())}
              {...field}
              {...register('lastCheckup', { setValueAs: dayOrNull })}
            />
          )}
        </Field>
        <Field label="Microchip" error={errors.microchip?.message}>
          {(field) => <TextInput autoComplete="off" {...field} {...register('microchip')} />}
        </Field>
        <Field label="Special needs" error={errors.specialNeeds?.message}>
          {(field) => <TextArea {...field} {...register('specialNeeds')} />}
        </Field>
      </div>
    </Card>
  );
}
