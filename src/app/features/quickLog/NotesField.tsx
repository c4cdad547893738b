import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { TypedEntry } from './useEntryForm.ts';
import { MicButton } from './voice/MicButton.tsx';
import { useDictation } from './voice/useDictation.ts';

/** The notes, typed or dictated. Each dictated sentence goes to `onDictated`. */
export function NotesField({
  form: { register, formState },
  onDictated,
}: {
  form: TypedEntry;
  onDictated: (words: string) => void;
}) {
  const dictation = useDictation(onDictated);
  return (
    <Field label="Notes" error={formState.errors.notes?.message}>
      {(field) => (
        <div className="relative">
          <TextArea
            rows={2}
            placeholder="Anything worth remembering"
            className="pr-14"
            {...field}
            {...register('notes')}
          />
          <MicButton
            label="Dictate"
            dictation={dictation}
            className="!absolute right-1.5 bottom-1.5 [&>span>:last-child]:hidden"
          />
        </div>
      )}
    </Field>
  );
}
