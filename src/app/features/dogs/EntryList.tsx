import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notChosen, withEntry } from '../../../domain/entryList.ts';
import { foldForSearch } from '../../../domain/search.ts';
import { Autocomplete } from '../../ui/Autocomplete.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Field } from '../../ui/Field.tsx';

/** A tag input: short entries as removable chips, picked from suggestions or typed. */
export function EntryList({
  label,
  placeholder,
  options,
  entries,
  error,
  form,
  onChange,
}: {
  label: string;
  placeholder: string;
  options: readonly string[];
  entries: string[];
  error?: string | undefined;
  /** The id of the form that the entries belong to, if it is not an ancestor. */
  form?: string;
  onChange: (entries: string[]) => void;
}) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = (entry: string) => {
    onChange(withEntry(entries, entry));
    setTyped('');
  };
  // On submit, adds text that was typed but not confirmed with Enter: a health concern must not be lost.
  const addPending = useEffectEvent(({ target }: Event) => {
    if (target === field.current?.form && typed.trim()) add(typed);
  });
  useEffect(() => {
    addEventListener('submit', addPending, { capture: true });
    return () => removeEventListener('submit', addPending, { capture: true });
  }, []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <Field label={label} hint="Pick one, or press Enter to add your own.">
        {(control) => (
          <Autocomplete
            {...control}
            dir="auto"
            ref={field}
            form={form}
            value={typed}
            onValueChange={setTyped}
            options={notChosen(entries, options)}
            fold={foldForSearch}
            onAdd={add}
            placeholder={placeholder}
            maxLength={60}
            enterKeyHint="done"
          />
        )}
      </Field>
      {entries.length > 0 && (
        <ul aria-label="Chosen" className="flex flex-wrap gap-2">
          {entries.map((entry) => (
            <li key={entry} className="max-w-full">
              <Chip
                removable
                onClick={({ currentTarget: { parentElement: chip } }) => {
                  // The chip disappears, so the focus moves to a neighbour. The field is the last choice, because it
                  // would open the keyboard and the suggestions.
                  const next = chip?.nextElementSibling ?? chip?.previousElementSibling;
                  (next?.querySelector('button') ?? field.current)?.focus();
                  onChange(entries.filter((other) => other !== entry));
                }}
              >
                {entry}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="text-alarm text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
