import { type Control, Controller } from 'react-hook-form';
import { breeds } from '../../../domain/breeds.ts';
import type { DogEdits, NewDog } from '../../../domain/dog.ts';
import { foldForSearch } from '../../../domain/search.ts';
import { Autocomplete } from '../../ui/Autocomplete.tsx';
import type { ControlProps } from '../../ui/Field.tsx';

/** A field for a dog's breed, with suggestions; other breeds are accepted too. */
export function BreedSearch({
  control,
  field,
  placeholder,
}: {
  control: Control<DogEdits, unknown, NewDog>;
  field: ControlProps;
  placeholder?: string;
}) {
  return (
    <Controller
      control={control}
      name="breed"
      render={({ field: { value, onChange, ...rest } }) => (
        <Autocomplete
          dir="auto"
          {...field}
          {...rest}
          value={value}
          onValueChange={onChange}
          options={breeds}
          fold={foldForSearch}
          placeholder={placeholder}
        />
      )}
    />
  );
}
