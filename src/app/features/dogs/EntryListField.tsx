import { type Control, Controller } from 'react-hook-form';
import type { DogEdits, NewDog } from '../../../domain/dog.ts';
import { healthConcerns, personalityTraits } from '../../../domain/traitsAndConcerns.ts';
import { EntryList } from './EntryList.tsx';

const lists = {
  personalityTraits: { options: personalityTraits, placeholder: 'Search traits' },
  healthConcerns: { options: healthConcerns, placeholder: 'Search concerns' },
};

/** The form field for a dog's traits or health concerns. */
export function EntryListField({
  control,
  name,
  ...field
}: {
  control: Control<DogEdits, unknown, NewDog>;
  name: keyof typeof lists;
  label: string;
  error: string | undefined;
  /** The form's id, if it is not an ancestor. */
  form?: string;
}) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <EntryList {...lists[name]} {...field} entries={value ?? []} onChange={onChange} />
      )}
    />
  );
}
