import { type Control, Controller } from 'react-hook-form';
import type { DogEdits, NewDog } from '../../domain/dog.ts';
import { EntryList } from '../onboarding/EntryList.tsx';
import { Card, type CardProps } from '../ui/Card.tsx';

/** A list of short entries, to read. */
export function EntriesCard({
  entries,
  none,
  children,
  ...card
}: CardProps & { entries: string[]; none: string }) {
  return (
    <Card {...card}>
      {entries.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {entries.map((entry) => (
            <li
              key={entry}
              dir="auto"
              className="max-w-full rounded-md bg-brand-soft px-3 py-1.5 font-[550] text-brand text-sm"
            >
              {entry}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-quiet text-sm">{none}</p>
      )}
      {children}
    </Card>
  );
}

/** The same, to change. */
export function EditedEntriesCard({
  control,
  name,
  title,
  ...list
}: {
  control: Control<DogEdits, unknown, NewDog>;
  name: 'personalityTraits' | 'healthConcerns';
  title: string;
  label: string;
  placeholder: string;
  options: readonly string[];
  error: string | undefined;
  form: string;
}) {
  return (
    <Card title={title}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => <EntryList {...list} entries={field.value ?? []} onChange={field.onChange} />}
      />
    </Card>
  );
}
