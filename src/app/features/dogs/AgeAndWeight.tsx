import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ownerZone } from '../../../api/zone.ts';
import { calendarDay } from '../../../domain/day.ts';
import type { DogEdits, NewDog } from '../../../domain/dog.ts';
import { typedNumber } from '../../../domain/typedNumber.ts';
import { correctedNow } from '../../lib/clock.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/Field.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

/** What the fields of a dog's form need of it. */
export type DogFormParts = Pick<
  UseFormReturn<DogEdits, unknown, NewDog>,
  'control' | 'register' | 'resetField' | 'setValue'
> & { errors: UseFormReturn<DogEdits, unknown, NewDog>['formState']['errors'] };

/** An empty field means "not given", not zero. What cannot be read becomes NaN, which validation reports. */
function numberOrNothing(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : (typedNumber(value) ?? Number.NaN);
}

/** An empty field means "not given". */
export const dayOrNull = (value: unknown) => value || null;

/** A dog's weight, and its age or its birthday. All are optional. */
export function AgeAndWeight(form: DogFormParts) {
  const { control, resetField, setValue } = form;
  const [choosesBirthday, setChoosesBirthday] = useState(false);
  const birthday = useWatch({ control, name: 'birthday' });
  const byBirthday = choosesBirthday || Boolean(birthday);

  function toggle() {
    // What is hidden must not keep the form from being saved.
    if (byBirthday) setValue('birthday', null, { shouldDirty: true });
    else resetField('age');
    setChoosesBirthday(!byBirthday);
  }

  return (
    <div className="grid grid-cols-2 gap-3 tight:grid-cols-1">
      {byBirthday ? (
        <Birthday {...form} onChange={() => setChoosesBirthday(true)} />
      ) : (
        <NumberField {...form} name="age" label="Age" unit="years" />
      )}
      <NumberField {...form} name="weight" label="Weight" unit="lbs" />
      <Button
        variant="quiet"
        size="sm"
        onClick={toggle}
        className="-mx-3 -my-1.5 col-span-full justify-self-start"
      >
        {byBirthday ? 'Enter the age instead' : 'Enter the birthday instead'}
      </Button>
    </div>
  );
}

/** Half of the width where there is room for a date, else all of it. */
const half = 'col-span-full sm:col-span-1';

function NumberField({
  register,
  errors,
  name,
  label,
  unit,
}: DogFormParts & { name: 'age' | 'weight'; label: string; unit: string }) {
  return (
    <Field label={label} error={errors[name]?.message}>
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
  );
}

function Birthday({ register, errors, onChange }: DogFormParts & { onChange: () => void }) {
  return (
    <>
      <Field label="Birthday" className={half} error={errors.birthday?.message}>
        {(field) => (
          <TextInput
            type="date"
            max={calendarDay(correctedNow(), ownerZone())}
            {...field}
            {...register('birthday', { setValueAs: dayOrNull, onChange })}
          />
        )}
      </Field>
      <ChoiceCard
        title="About"
        className={cx(half, 'self-start sm:mt-6.5')}
        description="I don't know the exact day"
        {...register('birthdayIsApproximate')}
      />
    </>
  );
}
