import { type Control, Controller } from 'react-hook-form';
import { breeds } from '../../domain/breeds.ts';
import type { DogEdits, NewDog } from '../../domain/dog.ts';
import type { ControlProps } from '../ui/Field.tsx';
import { Suggest } from '../ui/Suggest.tsx';

/** A dog's breed, searched among all; it may be one's own. */
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
        <Suggest
          dir="auto"
          {...field}
          {...rest}
          value={value}
          onValueChange={onChange}
          options={breeds}
          placeholder={placeholder}
          maxLength={100}
        />
      )}
    />
  );
}
