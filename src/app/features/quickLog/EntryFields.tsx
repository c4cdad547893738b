import { type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Activity, ActivityType } from '../../../domain/activity.ts';
import { minDictationLength } from '../../../domain/analysis.ts';
import { countCharacters } from '../../../domain/characters.ts';
import type { Dog } from '../../../domain/dog.ts';
import type { SpokenEntry } from '../../../domain/spokenEntry.ts';
import type { SpokenTime } from '../../../domain/spokenTime.ts';
import { PhotoPicker } from '../../lib/photos/PhotoPicker.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { InterpretationBox } from './analysis/InterpretationBox.tsx';
import { PhotoAnalysisPanel } from './analysis/PhotoAnalysisPanel.tsx';
import { useInterpretation } from './analysis/useInterpretation.ts';
import { DraftKept } from './DraftKept.tsx';
import { noteToInterpret } from './entry.ts';
import { NotesField } from './NotesField.tsx';
import { TypeFields } from './TypeFields.tsx';
import { useEntry } from './useEntry.ts';
import { useSpokenEntry } from './useSpokenEntry.ts';
import { finishListening } from './voice/recognition.ts';
import { WhenFields } from './WhenFields.tsx';

/** The fields of one type of activity, with its photos and notes. */
export function EntryFields({
  ref,
  id,
  dog,
  type,
  corrected,
  spoken,
  saveWaits,
  onSpokenTaken,
  onBusy,
  onSave,
  onSaved,
}: {
  ref: Ref<HTMLFormElement>;
  id: string;
  dog: Dog;
  type: ActivityType;
  /** The activity being corrected; null for a new entry. */
  corrected: Activity | null;
  /** What was just dictated, to be put into the fields. */
  spoken: SpokenEntry | null;
  /** Whether it is to be saved as soon as what was dictated is in the fields. */
  saveWaits: boolean;
  onSpokenTaken: () => void;
  onBusy: (label: string | null) => void;
  /** Called on submit. While dictation is running, nothing is saved yet: submit again once `heard` has resolved. */
  onSave: (heard: Promise<boolean> | null) => void;
  onSaved: () => void;
}) {
  const [guess, setGuess] = useState<SpokenTime | null>(null);
  /** A time that was guessed after Save was pressed, so that nobody has seen it yet. */
  const unseenGuess = useRef(false);
  const showsGuess = () => {
    const isUnseen = unseenGuess.current;
    unseenGuess.current = false;
    return isUnseen;
  };
  const begun = useEntry(dog, type, corrected, spoken, showsGuess, onSaved);
  const { form, entry, append, photos, changePhotos, photosLost, save, isSaving, discard } = begun;
  const [reading, setReading] = useState(0);
  const note = noteToInterpret(entry);
  const { meaning, interpretNow } = useInterpretation(dog.id, note, corrected?.id);

  const busy = isSaving ? 'Saving...' : reading > 0 ? 'Preparing photos...' : null;
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(null);
  }, [busy, onBusy]);

  const appendNote = (words: string) => {
    append('notes', words);
    if (countCharacters(words, minDictationLength) === minDictationLength)
      interpretNow(noteToInterpret(form.getValues()));
  };
  const onGuess = (time: SpokenTime) => {
    setGuess(time);
    unseenGuess.current = saveWaits;
  };
  useSpokenEntry(spoken, { ...begun, corrected, appendNote, onGuess, onTaken: onSpokenTaken });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const heard = finishListening();
    onSave(heard);
    if (!heard) void save(event);
  };

  return (
    <form ref={ref} id={id} onSubmit={submit} noValidate>
      <Fields saving={isSaving} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        {discard && <DraftKept photosLost={photosLost} onDiscard={discard} />}
        <WhenFields form={form} entry={entry} start={begun.start} guess={guess} />
        <TypeFields {...begun} type={type} dog={dog} />
        <NotesField form={form} onDictated={appendNote} />
        <InterpretationBox meaning={meaning} />
        <PhotoPicker photos={photos} onChange={changePhotos} reading={reading} onReading={setReading} />
        {type === 'health' && photos.length > 0 && (
          <PhotoAnalysisPanel dogId={dog.id} activityId={corrected?.id} photos={photos} notes={note} />
        )}
      </Fields>
    </form>
  );
}
