import { useEffect, useRef, useState } from 'react';
import { type Activity, activityTypes } from '../../../domain/activity.ts';
import { typeNames } from '../../../domain/activitySummary.ts';
import type { Dog } from '../../../domain/dog.ts';
import { may, useNeededFor } from '../../lib/access.ts';
import { kindOf, type Subject, subjectOf } from '../../lib/activities/subject.ts';
import { DogAvatar } from '../../lib/dogs/DogAvatar.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { EntryFields } from './EntryFields.tsx';
import { KindRow } from './kinds/KindRow.tsx';
import { logWithOneTap } from './kinds/oneTap.ts';
import { SaveButtons } from './SaveButtons.tsx';
import { formTypeOf } from './subjectType.ts';
import type { HeardEntry } from './voice/heardEntry.ts';
import { Listening } from './voice/Listening.tsx';
import { MicButton } from './voice/MicButton.tsx';
import { preloadUnderstanding, understand } from './voice/understand.ts';
import { useDictation } from './voice/useDictation.ts';

const segments = activityTypes.map((type) => ({ value: type, label: typeNames[type], hue: type }));

/** Why nothing can be saved for a dog any more. */
function whyNot(dog: Dog, isGone: boolean): string {
  if (!isGone)
    return may(dog, 'log')
      ? `You can still log for ${dog.name}, but no longer change what others logged`
      : `You can still see ${dog.name}'s days, but no longer log`;
  return may(dog, 'own')
    ? `${dog.name} was removed, maybe on another device`
    : `You no longer care for ${dog.name}`;
}

const formId = 'quick-log';

const KindsSheet = lazyComponent(() => import('./kinds/KindsSheet.tsx'));

/**
 * The sheet to log a walk, a meal, a health note or other care, typed or dictated, or to correct one. Input survives closing
 * it, as a draft, until saved or discarded.
 */
export default function QuickLogSheet({
  dog,
  isDogGone = false,
  open,
  onOpenChange,
  subject,
  onSubjectChange,
  corrected = null,
  startListening = false,
}: {
  dog: Dog;
  /** Whether the dog was removed while this was open. */
  isDogGone?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the entry is about. */
  subject: Subject;
  onSubjectChange: (subject: Subject) => void;
  corrected?: Activity | null;
  /** Whether dictation starts as soon as it opens. */
  startListening?: boolean;
}) {
  /** The button's label while busy; null while not. */
  const [busy, setBusy] = useState<string | null>(null);
  const [similar, setSimilar] = useState<Activity | null>(null);
  const [spoken, setSpoken] = useState<HeardEntry | null>(null);
  const [choosesKind, setChoosesKind] = useState(false);
  const kind = kindOf(subject);
  const needed = useNeededFor(corrected);
  /** Save was pressed during dictation: it waits for the result, and then until that has been put into the fields. */
  const [saveWaits, setSaveWaits] = useState<'for result' | 'for fields' | null>(null);
  const openOrClose = (next: boolean) => {
    setSaveWaits(null);
    onOpenChange(next);
  };
  const close = () => openOrClose(false);

  const dictation = useDictation(async (words) => {
    const said = await understand(words, subject, !corrected);
    setSpoken(said);
    onSubjectChange(subjectOf(said) ?? subject);
  });
  const { start, cancel, listening } = dictation;
  useEffect(() => {
    if (listening) preloadUnderstanding();
  }, [listening]);
  const voice = useRef({ start, cancel });
  useEffect(() => {
    voice.current = { start, cancel };
  });
  useEffect(() => {
    if (!open) voice.current.cancel();
    else if (startListening) voice.current.start();
  }, [open, startListening]);

  const awaitDictation = async (heard: Promise<boolean> | null) => {
    setSaveWaits(heard && 'for result');
    const next = (await heard) ? 'for fields' : null;
    // Stays null if the sheet was closed or another type was chosen meanwhile.
    setSaveWaits((now) => now && next);
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (saveWaits === 'for fields' && !spoken) form.current?.requestSubmit();
  }, [saveWaits, spoken]);

  const changeSubject = (another: Subject) => {
    setSaveWaits(null);
    onSubjectChange(another);
  };

  return (
    <Sheet
      open={open}
      onOpenChange={openOrClose}
      title={corrected ? 'Edit Activity' : 'Quick Log'}
      description={
        <span className="inline-flex max-w-full items-center gap-2">
          <DogAvatar dog={dog} size="small" />
          <span className="min-w-0">{`For ${dog.name}`}</span>
        </span>
      }
      aside={
        corrected ? null : <MicButton label="Voice log" dictation={dictation} className="mr-3 tight:mr-0" />
      }
      footer={
        <SaveButtons
          form={formId}
          corrects={corrected !== null}
          busy={saveWaits ? 'Saving...' : busy}
          similar={similar}
          onCancel={close}
        />
      }
    >
      {(isDogGone || !may(dog, needed)) && (
        <Alert tone="brand" className="mb-4">
          {whyNot(dog, isDogGone)}, so this can no longer be saved.
        </Alert>
      )}
      <Listening subject={subject} listening={listening} />
      <Segments
        label="Activity type"
        segments={segments}
        value={formTypeOf(subject)}
        onValueChange={changeSubject}
        below={
          <KindRow
            kind={kind}
            onClick={() => KindsSheet.whenLoaded(() => setChoosesKind(true))}
            {...KindsSheet.preloadProps}
          />
        }
      >
        <EntryFields
          // Each dog, type and correction has its own form: switching remounts it.
          key={`${dog.id} ${subject} ${corrected?.id}`}
          ref={form}
          id={formId}
          dog={dog}
          subject={subject}
          corrected={corrected}
          spoken={spoken && subjectOf(spoken) === subject ? spoken : null}
          saveWaits={saveWaits !== null}
          onSpokenTaken={() => setSpoken(null)}
          onBusy={setBusy}
          onSimilar={setSimilar}
          onSave={(heard) => void awaitDictation(heard)}
          onSaved={close}
        />
      </Segments>
      <KindsSheet
        dog={dog}
        corrects={corrected !== null}
        open={open && choosesKind}
        onOpenChange={setChoosesKind}
        onChoose={(chosen) => {
          setChoosesKind(false);
          changeSubject(chosen);
        }}
        onLog={(entry) => {
          setChoosesKind(false);
          close();
          logWithOneTap(dog.id, entry);
        }}
      />
    </Sheet>
  );
}
