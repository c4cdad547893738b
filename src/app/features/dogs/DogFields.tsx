import { ownerZone } from '../../../api/zone.ts';
import { calendarDay } from '../../../domain/day.ts';
import { correctedNow } from '../../lib/clock.ts';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { AgeAndWeight, type DogFormParts, dayOrNull } from './AgeAndWeight.tsx';
import { BreedSearch } from './BreedSearch.tsx';
import { GenderChoice } from './GenderChoice.tsx';

/** The form fields for a dog's basic information. */
export function DogFields(form: DogFormParts) {
  const { control, register, errors } = form;
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
        <AgeAndWeight {...form} />
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
