import { useEffect, useRef, useState } from 'react';
import { type Activity, type ActivityType, activityTypes } from '../../../domain/activity.ts';
import { typeNames } from '../../../domain/activitySummary.ts';
import type { Dog } from '../../../domain/dog.ts';
import { type SpokenEntry, spokenEntry } from '../../../domain/spokenEntry.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { EntryFields } from './EntryFields.tsx';
import { Listening } from './voice/Listening.tsx';
import { MicButton } from './voice/MicButton.tsx';
import { useDictation } from './voice/useDictation.ts';

const segments = activityTypes.map((type) => ({ value: type, label: typeNames[type], hue: type }));

const formId = 'quick-log';

/**
 * The sheet to log a walk, a meal or a health note, typed or dictated, or to correct one. Input survives closing it, as
 * a draft, until saved or discarded.
 */
export default function QuickLogSheet({
  dog,
  isDogGone = false,
  open,
  onOpenChange,
  type,
  onTypeChange,
  corrected = null,
  startListening = false,
}: {
  dog: Dog;
  /** Whether the dog was removed while this was open. */
  isDogGone?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  type: ActivityType;
  onTypeChange: (type: ActivityType) => void;
  corrected?: Activity | null;
  /** Whether dictation starts as soon as it opens. */
  startListening?: boolean;
}) {
  /** The button's label while busy; null while not. */
  const [busy, setBusy] = useState<string | null>(null);
  const [spoken, setSpoken] = useState<SpokenEntry | null>(null);
  /** Save was pressed during dictation: it waits for the result, and then until that has been put into the fields. */
  const [saveWaits, setSaveWaits] = useState<'for result' | 'for fields' | null>(null);
  const openOrClose = (next: boolean) => {
    setSaveWaits(null);
    onOpenChange(next);
  };
  const close = () => openOrClose(false);

  const dictation = useDictation((words) => {
    const said = spokenEntry(words, type);
    setSpoken(said);
    onTypeChange(said.type);
  });
  const { start, cancel } = dictation;
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

  const changeType = (another: ActivityType) => {
    setSaveWaits(null);
    onTypeChange(another);
  };
  const label = saveWaits ? 'Saving...' : busy;

  return (
    <Sheet
      open={open}
      onOpenChange={openOrClose}
      title={corrected ? 'Edit Activity' : 'Quick Log'}
      description={`For ${dog.name}`}
      aside={
        corrected ? null : <MicButton label="Voice log" dictation={dictation} className="mr-3 tight:mr-0" />
      }
      footer={
        <div className="grid grid-cols-[auto_1fr] gap-2 tight:grid-cols-1">
          <Button variant="quiet" onClick={close} size="lg">
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="accent"
            size="lg"
            wide
            busy={label !== null}
            busyLabel={label ?? ''}
          >
            {corrected ? 'Save Changes' : 'Save Activity'}
          </Button>
        </div>
      }
    >
      {isDogGone && (
        <Alert tone="brand" className="mb-4">
          {dog.name} was removed, maybe on another device, so this can no longer be saved.
        </Alert>
      )}
      <Listening type={type} listening={dictation.listening} />
      <Segments label="Activity type" segments={segments} value={type} onValueChange={changeType}>
        <EntryFields
          // Each dog, type and correction has its own form: switching remounts it.
          key={`${dog.id} ${type} ${corrected?.id}`}
          ref={form}
          id={formId}
          dog={dog}
          type={type}
          corrected={corrected}
          spoken={spoken?.type === type ? spoken : null}
          saveWaits={saveWaits !== null}
          onSpokenTaken={() => setSpoken(null)}
          onBusy={setBusy}
          onSave={(heard) => void awaitDictation(heard)}
          onSaved={close}
        />
      </Segments>
    </Sheet>
  );
}
