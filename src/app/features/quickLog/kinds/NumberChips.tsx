import { useState } from 'react';
import { Chip } from '../../../ui/Chip.tsx';
import { Field } from '../../../ui/Field.tsx';
import { NumberInput } from '../../../ui/NumberInput.tsx';
import type { TypedEntry } from '../useEntryForm.ts';
import { ChipGroup } from './ChipGroup.tsx';

const fractions: Record<number, string> = { 0.25: '¼', 0.5: '½', 1.5: '1½' };

/** A number to choose with one tap; the last chip opens a field for any other. */
export function NumberChips({
  form,
  name,
  label,
  choices,
  value,
  read,
  onChoose,
}: {
  form: TypedEntry;
  name: 'duration' | 'quantity';
  label: string;
  choices: readonly number[];
  /** As it is in the form. */
  value: string;
  /** The number in what was typed, or null. */
  read: (typed: string) => number | null;
  onChoose: (value: string) => void;
}) {
  const chosen = value === '' ? null : read(value);
  const isOffered = chosen !== null && choices.includes(chosen);
  const [wantsOther, setWantsOther] = useState(false);
  const error = form.formState.errors[name]?.message;
  const types = wantsOther || (value !== '' && !isOffered);
  return (
    <div className="grid gap-2.5">
      <ChipGroup label={label}>
        {choices.map((choice) => (
          <Chip
            key={choice}
            selected={!types && choice === chosen}
            className="min-w-11 justify-center"
            onClick={() => {
              setWantsOther(false);
              onChoose(choice === chosen && !types ? '' : String(choice));
            }}
          >
            {fractions[choice] ?? choice}
          </Chip>
        ))}
        <Chip
          selected={types}
          onClick={() => {
            setWantsOther(!types);
            if (types) onChoose('');
          }}
        >
          Other…
        </Chip>
      </ChipGroup>
      {types && (
        <Field label={`${label}, typed`} hideLabel error={error}>
          {(field) => (
            <NumberInput
              inputMode="decimal"
              maxLength={60}
              autoFocus={wantsOther}
              {...field}
              {...form.register(name)}
            />
          )}
        </Field>
      )}
    </div>
  );
}
