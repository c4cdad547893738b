import { useId, useState } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import { calendarDay } from '../../../domain/day.ts';
import type { Dog } from '../../../domain/dog.ts';
import type { Medicine } from '../../../domain/medicine.ts';
import { correctedNow } from '../../lib/clock.ts';
import { type Attempt, attemptFor } from '../../lib/idempotency.ts';
import { removeMedicine, saveMedicine } from '../../lib/medicines/medicines.ts';
import { SaveForm, useSaving } from '../../lib/SaveForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ChangeNote, ZoneFields } from './ChangeNote.tsx';
import { LabelFields, LimitFields, ScheduleFields } from './MedicineFields.tsx';
import { bodyOf, formOf, newForm, problemsOf, type Typed } from './medicineForm.ts';

interface Props {
  dog: Dog;
  /** The one to change; null to add one. */
  medicine: Medicine | null;
}

/** Adds, changes or removes a medicine: what owner and vet wrote down, of which Hark proposes nothing. */
export default function MedicineSheet({
  open,
  onOpenChange,
  dog,
  medicine,
}: Props & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={medicine ? 'Edit medicine' : 'Add medicine'}
      description="As on the label, and as your vet said"
      footer={
        <Button type="submit" form={id} variant="accent" size="lg" wide busy={busy} busyLabel="Saving...">
          Save Medicine
        </Button>
      }
    >
      <MedicineForm
        id={id}
        dog={dog}
        medicine={medicine}
        onBusy={setBusy}
        onDone={() => onOpenChange(false)}
      />
    </Sheet>
  );
}

/** Its own component, so that it starts anew whenever the sheet opens. */
function MedicineForm({
  id,
  dog,
  medicine,
  onBusy,
  onDone,
}: Props & { id: string; onBusy: (busy: boolean) => void; onDone: () => void }) {
  const here = ownerZone();
  const [before] = useState(() =>
    medicine ? formOf(medicine) : newForm(here, calendarDay(correctedNow(), here)),
  );
  const [typed, setTyped] = useState(before);
  const [isTried, setTried] = useState(false);
  const saving = useSaving(onBusy);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const wrong = isTried ? problemsOf(typed) : {};
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));

  const save = () => {
    setTried(true);
    if (Object.keys(problemsOf(typed)).length > 0) return;
    const body = bodyOf(typed, medicine && before);
    const now = attemptFor(body, attempt);
    setAttempt(now);
    void saving.save(() => saveMedicine(dog.id, medicine, body, now), onDone);
  };

  return (
    <SaveForm id={id} saving={saving} onSubmit={save}>
      <LabelFields typed={typed} wrong={wrong} onChange={change} />
      <ScheduleFields typed={typed} wrong={wrong} onChange={change} />
      {medicine && <ChangeNote medicine={medicine} typed={typed} before={before} onChange={change} />}
      {before.zone !== here && <ZoneFields zones={[before.zone, here]} zone={typed.zone} onChange={change} />}
      <LimitFields typed={typed} wrong={wrong} onChange={change} />
      {medicine && <Removal onRemove={() => void saving.save(() => removeMedicine(medicine), onDone)} />}
    </SaveForm>
  );
}

function Removal({ onRemove }: { onRemove: () => void }) {
  return (
    <div>
      <Button variant="quiet" size="sm" className="-ml-4" onClick={onRemove}>
        <span className="text-alarm">Remove medicine</span>
      </Button>
      <p className="text-pretty text-quiet text-sm">
        The doses that were given stay in the log. To end a course, set its last day.
      </p>
    </div>
  );
}
