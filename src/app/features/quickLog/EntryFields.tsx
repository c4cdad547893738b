import { type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Activity } from '../../../domain/activity.ts';
import { minDictationLength } from '../../../domain/analysis.ts';
import { countCharacters } from '../../../domain/characters.ts';
import type { Dog } from '../../../domain/dog.ts';
import type { SpokenTime } from '../../../domain/spokenTime.ts';
import type { Subject } from '../../lib/activities/subject.ts';
import { PhotoPicker } from '../../lib/photos/PhotoPicker.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { InterpretationBox } from './analysis/InterpretationBox.tsx';
import { useInterpretation } from './analysis/useInterpretation.ts';
import { DraftKept } from './DraftKept.tsx';
import { noteToInterpret } from './entry.ts';
import { NotesField } from './NotesField.tsx';
import { TypeFields } from './TypeFields.tsx';
import { useEntry } from './useEntry.ts';
import { useSaveAtOnce } from './useSaveAtOnce.ts';
import { useSimilar } from './useSimilar.ts';
import { useSpokenEntry } from './useSpokenEntry.ts';
import type { HeardEntry } from './voice/heardEntry.ts';
import { finishListening } from './voice/recognition.ts';
import { WhenFields } from './WhenFields.tsx';

const PhotoAnalysisPanel = lazyComponent(() => import('./analysis/PhotoAnalysisPanel.tsx'));

/** The fields of one type of activity, or kind of other care, with its photos and notes. */
export function EntryFields({
  ref,
  id,
  dog,
  subject,
  corrected,
  spoken,
  saveWaits,
  onSpokenTaken,
  onBusy,
  onSimilar,
  onSave,
  onSaved,
}: {
  ref: Ref<HTMLFormElement>;
  id: string;
  dog: Dog;
  subject: Subject;
  /** The activity being corrected; null for a new entry. */
  corrected: Activity | null;
  /** What was just dictated, to be put into the fields. */
  spoken: HeardEntry | null;
  /** Whether it is to be saved as soon as what was dictated is in the fields. */
  saveWaits: boolean;
  onSpokenTaken: () => void;
  onBusy: (label: string | null) => void;
  /** Called with what somebody else has logged that may be the same as the new entry; null if there is nothing. */
  onSimilar: (similar: Activity | null) => void;
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
  const unseen = useRef(false);
  const isUnseen = () => {
    const is = unseen.current;
    unseen.current = false;
    return is;
  };
  const begun = useEntry(dog, subject, corrected, spoken, showsGuess, isUnseen, onSaved);
  const { form, entry, append, photos, changePhotos, photosLost, save, isSaving, discard } = begun;
  const [reading, setReading] = useState(0);
  const note = noteToInterpret(entry);
  const { meaning, interpretNow } = useInterpretation(dog.id, note, corrected?.id);

  const busy = isSaving ? 'Saving...' : reading > 0 ? 'Preparing photos...' : null;
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(null);
  }, [busy, onBusy]);
  const similar = useSimilar(entry, corrected, begun.history, dog.id);
  useEffect(() => {
    onSimilar(similar);
    return () => onSimilar(null);
  }, [similar, onSimilar]);

  const appendNote = (words: string) => {
    append('notes', words);
    if (countCharacters(words, minDictationLength) === minDictationLength)
      interpretNow(noteToInterpret(form.getValues()));
  };
  const onGuess = (time: SpokenTime) => {
    setGuess(time);
    unseenGuess.current = saveWaits;
  };
  const saveAtOnce = useSaveAtOnce(form, meaning, () => {
    // What somebody else may have logged is shown before it is logged twice.
    if (similar) return;
    unseen.current = true;
    void save();
  });
  const onEntry = (said: HeardEntry) => {
    if (!saveWaits) saveAtOnce(said);
  };
  useSpokenEntry(spoken, { ...begun, corrected, appendNote, onGuess, onEntry, onTaken: onSpokenTaken });

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
        <TypeFields {...begun} subject={subject} dog={dog} corrected={corrected} />
        <WhenFields {...begun} corrected={corrected} guess={guess} />
        <NotesField form={form} onDictated={appendNote} />
        <InterpretationBox meaning={meaning} dog={dog} note={note} at={corrected?.timestamp ?? null} />
        <PhotoPicker photos={photos} onChange={changePhotos} reading={reading} onReading={setReading} />
        {subject === 'health' && photos.length > 0 && (
          <PhotoAnalysisPanel
            dog={dog}
            activityId={corrected?.id}
            photos={photos}
            notes={note}
            isAnswered={meaning !== null}
          />
        )}
      </Fields>
    </form>
  );
}
