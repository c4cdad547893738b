import { useState } from 'react';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { ownerZone } from '../../../api/zone.ts';
import { calendarDay } from '../../../domain/day.ts';
import type { DogEdits, NewDog } from '../../../domain/dog.ts';
import { typedNumber } from '../../../domain/typedNumber.ts';
import { heaviest, inPounds, type WeightUnit } from '../../../domain/weight.ts';
import { correctedNow } from '../../lib/clock.ts';
import { quantityIn, useWeightUnit } from '../../lib/weightUnit.ts';
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
      {byBirthday ? <Birthday {...form} onChange={() => setChoosesBirthday(true)} /> : <AgeField {...form} />}
      <WeightField {...form} />
      <Button
        variant="quiet"
        size="sm"
        onClick={toggle}
        className="-mx-4 -my-1.5 col-span-full justify-self-start"
      >
        {byBirthday ? 'Enter the age instead' : 'Enter the birthday instead'}
      </Button>
    </div>
  );
}

/** Half of the width where there is room for a date, else all of it. */
const half = 'col-span-full sm:col-span-1';

function AgeField({ register, errors }: DogFormParts) {
  return (
    <Field label="Age" error={errors.age?.message}>
      {(field) => (
        <NumberInput
          inputMode="decimal"
          maxLength={10}
          trailing="years"
          {...field}
          {...register('age', { setValueAs: numberOrNothing })}
        />
      )}
    </Field>
  );
}

/** The weight in the user's unit. The form has pounds, as the server does. */
function WeightField({ control, errors }: DogFormParts) {
  const unit = useWeightUnit();
  const { field: form } = useController({ control, name: 'weight' });
  /** What was typed, and the form's value that it means: another value was not typed here. */
  const [typed, setTyped] = useState<{ text: string; pounds: unknown } | null>(null);
  const text = typed && Object.is(typed.pounds, form.value) ? typed.text : shownIn(unit, form.value);
  const change = (now: string) => {
    const quantity = numberOrNothing(now);
    const pounds = typeof quantity === 'number' ? inPounds(quantity, unit) : quantity;
    setTyped({ text: now, pounds });
    form.onChange(pounds);
  };
  return (
    <Field label="Weight" error={errors.weight?.message && problemIn(unit, errors.weight.message)}>
      {(field) => (
        <NumberInput
          inputMode="decimal"
          maxLength={10}
          trailing={unit === 'lb' ? 'lbs' : unit}
          {...field}
          ref={form.ref}
          name={form.name}
          value={text}
          onChange={({ target }) => change(target.value)}
          onBlur={form.onBlur}
        />
      )}
    </Field>
  );
}

/** Pounds as they are stored; kilograms as they were typed. */
function shownIn(unit: WeightUnit, pounds: unknown): string {
  if (typeof pounds !== 'number' || Number.isNaN(pounds)) return '';
  return String(unit === 'lb' ? pounds : quantityIn({ quantity: pounds, unit: 'lb' }, unit));
}

/** What the form's own schema says of pounds, said of the unit that is shown. */
const problemIn = (unit: WeightUnit, message: string): string =>
  unit === 'lb' ? message : message.replace('400 lbs', `${heaviest[unit]} ${unit}`).replace('lbs', unit);

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
