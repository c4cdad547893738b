import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notChosen, withEntry } from '../../domain/entryList.ts';
import { Chip } from '../ui/Chip.tsx';
import { Field } from '../ui/Field.tsx';
import { Suggest } from '../ui/Suggest.tsx';

/** A list of short entries as chips: searched or written oneself, taken away by a press. */
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
  /** The id of the form that the entries are sent with, where it does not stand around them. */
  form?: string;
  onChange: (entries: string[]) => void;
}) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = (entry: string) => {
    onChange(withEntry(entries, entry));
    setTyped('');
  };
  // What was typed and not entered counts when the form is sent: a concern must not be lost for want of a key.
  const enter = useEffectEvent(({ target }: Event) => {
    if (target === field.current?.form && typed.trim()) add(typed);
  });
  useEffect(() => {
    addEventListener('submit', enter, { capture: true });
    return () => removeEventListener('submit', enter, { capture: true });
  }, []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <Field label={label} hint="Pick one, or press Enter to add your own.">
        {(control) => (
          <Suggest
            {...control}
            dir="auto"
            ref={field}
            form={form}
            value={typed}
            onValueChange={setTyped}
            options={notChosen(entries, options)}
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
                  // What was pressed goes. The field comes last: it would bring up a keyboard, and what it suggests.
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
