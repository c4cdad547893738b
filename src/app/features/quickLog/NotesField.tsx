import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { TypedEntry } from './useEntryForm.ts';
import { MicButton } from './voice/MicButton.tsx';
import { useDictation } from './voice/useDictation.ts';

/**
 * The notes, typed or dictated. Each dictated sentence goes to `onDictated`. The microphone of the notes appears once they are
 * used: until then there is one, which hears a whole entry.
 */
export function NotesField({
  form: { register, formState },
  onDictated,
}: {
  form: TypedEntry;
  onDictated: (words: string) => void;
}) {
  const dictation = useDictation(onDictated);
  const [used, setUsed] = useState(false);
  return (
    <Field label="Notes" error={formState.errors.notes?.message}>
      {(field) => (
        <div className="relative">
          <TextArea
            rows={2}
            placeholder="Anything worth remembering"
            className="pr-14"
            onFocus={() => setUsed(true)}
            {...field}
            {...register('notes')}
          />
          <MicButton
            label="Dictate"
            dictation={dictation}
            className={cx(
              '!absolute right-1.5 bottom-1.5 [&>span>:last-child]:hidden',
              !used && !dictation.listening && 'hidden',
            )}
          />
        </div>
      )}
    </Field>
  );
}
