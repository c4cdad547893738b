import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Activity, ActivityType } from '../../domain/activity.ts';
import { shortestDictation } from '../../domain/analysis.ts';
import type { Dog } from '../../domain/dog.ts';
import type { SpokenEntry } from '../../domain/spokenEntry.ts';
import { spokenTime } from '../../domain/spokenTime.ts';
import { InterpretationBox } from '../analysis/InterpretationBox.tsx';
import { PhotoAnalysisPanel } from '../analysis/PhotoAnalysisPanel.tsx';
import { useInterpretation } from '../analysis/useInterpretation.ts';
import { momentNow } from '../clock.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Fields } from '../ui/Fields.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { MicButton } from '../voice/MicButton.tsx';
import { hearOut } from '../voice/recognition.ts';
import { useDictation } from '../voice/useDictation.ts';
import { DurationField } from './DurationField.tsx';
import { dateField, type Entry, firstDay, noteToHear, timeFields } from './entry.ts';
import { PhotoPicker } from '../photos/PhotoPicker.tsx';
import { useEntry } from './useEntry.ts';

const draftKept = (photosLost: number) =>
  photosLost === 0
    ? 'We kept your draft.'
    : `We kept your draft, but not its ${photosLost === 1 ? 'photo' : `${photosLost} photos`}.`;

/** The fields of one type of activity, with its photos and notes. */
export function EntryFields({
  id,
  dog,
  type,
  corrected,
  spoken,
  onSpokenTaken,
  onBusy,
  onSave,
  onSaved,
}: {
  id: string;
  dog: Dog;
  type: ActivityType;
  /** What is being corrected; null for a new entry. */
  corrected: Activity | null;
  /** What was just said, to be put into the fields. */
  spoken: SpokenEntry | null;
  onSpokenTaken: () => void;
  onBusy: (label: string | null) => void;
  /** It is being saved, or, where somebody still speaks, is to be sent again once that is `heard` and in its place. */
  onSave: (heard: Promise<boolean> | null) => void;
  onSaved: () => void;
}) {
  const [reading, setReading] = useState(0);
  const {
    form,
    entry,
    usual,
    photos,
    changePhotos,
    save,
    isSaving,
    isSuggested,
    photosLost,
    discard,
    setDraftAside,
    forgetUsual,
  } = useEntry(dog, type, corrected, spoken, onSaved);
  const { register, formState, setValue, getValues } = form;
  const { errors } = formState;
  const whose = dog.gender === 'female' ? 'her' : 'his';

  const busy = isSaving ? 'Saving...' : reading > 0 ? 'Preparing photos...' : null;
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(null);
  }, [busy, onBusy]);

  const { meaning, interpretNow } = useInterpretation(dog.id, noteToHear(entry), corrected?.id);
  const put = (name: keyof Entry, value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  /** What is said comes after what is there. */
  const takeNote = (words: string) => {
    const notes = [getValues('notes').trim(), words].filter(Boolean).join('\n');
    put('notes', notes);
    if (words.length >= shortestDictation) interpretNow(noteToHear({ ...getValues(), notes }));
  };
  const dictation = useDictation(takeNote);

  const taken = useRef<SpokenEntry>(null);
  useEffect(() => {
    if (!spoken || taken.current === spoken) return;
    taken.current = spoken;
    setDraftAside();
    if (!spoken.plain) forgetUsual();
    const { duration, location, foodType, amount, symptoms, notes } = spoken;
    const now = momentNow();
    // Today and yesterday are those of a new entry, not of one that is corrected.
    const time = corrected ? null : spokenTime(notes, now.getHours() * 60 + now.getMinutes());
    if (duration !== null) put('duration', String(duration));
    for (const [name, words] of Object.entries({
      location,
      foodType,
      amount,
      ...(time && timeFields(time, now)),
    })) {
      if (words !== null) put(name as keyof Entry, words);
    }
    if (symptoms !== null)
      put('symptoms', [getValues('symptoms').trim(), symptoms].filter(Boolean).join('\n'));
    takeNote(notes);
    onSpokenTaken();
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const heard = hearOut();
    onSave(heard);
    if (!heard) void save(event);
  };

  const suggested = (name: keyof Entry, words: string) =>
    isSuggested(name) ? { suggested: true, trailing: words } : {};

  return (
    <form id={id} onSubmit={submit} noValidate>
      <Fields saving={isSaving} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        {discard && (
          <Alert tone="brand">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <span>{draftKept(photosLost)}</span>
              <Button variant="quiet" size="sm" onClick={discard} className="-mx-4 -my-2">
                Discard draft
              </Button>
            </div>
          </Alert>
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3">
          <Field label="Date" error={errors.date?.message}>
            {(field) => (
              <TextInput
                type="date"
                min={firstDay()}
                max={dateField(momentNow())}
                {...field}
                {...register('date')}
              />
            )}
          </Field>
          <Field label="Time" error={errors.time?.message}>
            {(field) => <TextInput type="time" {...field} {...register('time')} />}
          </Field>
        </div>
        {type === 'walk' && (
          <>
            <DurationField
              form={form}
              value={entry.duration}
              usual={usual.duration}
              suggested={isSuggested('duration') ? `${whose} usual` : null}
            />
            <Field label="Location" error={errors.location?.message}>
              {(field) => (
                <TextInput
                  placeholder="Where to?"
                  {...suggested('location', 'last time')}
                  {...field}
                  {...register('location')}
                />
              )}
            </Field>
          </>
        )}
        {type === 'feeding' && (
          <>
            <Field label="Food type" error={errors.foodType?.message}>
              {(field) => (
                <TextInput
                  placeholder="Kibble, wet food, treats..."
                  {...suggested('foodType', `${whose} usual`)}
                  {...field}
                  {...register('foodType')}
                />
              )}
            </Field>
            <Field label="Amount" error={errors.amount?.message}>
              {(field) => (
                <TextInput
                  placeholder="1 cup, half a bowl..."
                  {...suggested('amount', `${whose} usual`)}
                  {...field}
                  {...register('amount')}
                />
              )}
            </Field>
          </>
        )}
        {type === 'health' && (
          <Field label="Symptoms" error={errors.symptoms?.message}>
            {(field) => (
              <TextArea
                rows={2}
                placeholder="What do you see or hear?"
                {...field}
                {...register('symptoms')}
              />
            )}
          </Field>
        )}
        <Field label="Notes" error={errors.notes?.message}>
          {(field) => (
            <div className="relative">
              <TextArea
                rows={2}
                placeholder="Anything worth remembering"
                className="pr-14"
                {...field}
                {...register('notes')}
              />
              <MicButton label="Dictate" dictation={dictation} className="!absolute right-1.5 bottom-1.5" />
            </div>
          )}
        </Field>
        <InterpretationBox meaning={meaning} />
        <PhotoPicker photos={photos} onChange={changePhotos} reading={reading} onReading={setReading} />
        {type === 'health' && photos.length > 0 && (
          <PhotoAnalysisPanel
            dogId={dog.id}
            activityId={corrected?.id}
            photos={photos}
            notes={noteToHear(entry)}
          />
        )}
      </Fields>
    </form>
  );
}
