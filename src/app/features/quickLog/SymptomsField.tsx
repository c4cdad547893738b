import { useQuery } from '@tanstack/react-query';
import type { Dog } from '../../../domain/dog.ts';
import { hasSign, ownSigns, withSign } from '../../../domain/ownSigns.ts';
import { correctedNow } from '../../lib/clock.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { healthNotesQuery } from './healthNotes.ts';
import './quickLog.css';
import type { useEntry } from './useEntry.ts';

/** The symptoms, typed, or chosen with one tap from those that the dog's own log names. */
export function SymptomsField({
  dog,
  form: { register, formState },
  entry,
  history,
  put,
}: Pick<ReturnType<typeof useEntry>, 'form' | 'entry' | 'history' | 'put'> & { dog: Dog }) {
  // Until all health notes are there, those among the latest entries.
  const { data = history.filter(({ type }) => type === 'health') } = useQuery(healthNotesQuery(dog.id));
  const signs = ownSigns(data, correctedNow());
  return (
    <div className="grid gap-2.5">
      <Field label="Symptoms" error={formState.errors.symptoms?.message}>
        {(field) => (
          <TextArea rows={2} placeholder="What do you see or hear?" {...field} {...register('symptoms')} />
        )}
      </Field>
      {signs.length > 0 && (
        <div role="group" aria-label="Signs logged before" className="signs">
          {signs.map((sign) => (
            <Chip
              key={sign}
              selected={hasSign(entry.symptoms, sign)}
              className="!px-3"
              onClick={() => put('symptoms', withSign(entry.symptoms, sign))}
            >
              {sign}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
