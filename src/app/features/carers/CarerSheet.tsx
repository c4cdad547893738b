import { useState } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import { carerAccesses } from '../../../domain/access.ts';
import type { Carer } from '../../../domain/carer.ts';
import type { Dog } from '../../../domain/dog.ts';
import { SaveForm, useSaving } from '../../lib/SaveForm.tsx';
import { endOfDay, lastDay } from '../../lib/until.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { AccessFields, dayProblem, type Granted } from './AccessFields.tsx';
import { changeCarer } from './carerWrites.ts';

const formId = 'carer';

/** Changes what a carer may do with a dog, and until when. */
export default function CarerSheet({
  dog,
  carer,
  open,
  onOpenChange,
}: {
  dog: Dog;
  carer: Carer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [busy, setBusy] = useState(false);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={<bdi className="line-clamp-2">{carer.name}</bdi>}
      description={`What they may do with ${dog.name}`}
      footer={
        <Button type="submit" form={formId} variant="accent" size="lg" wide busy={busy} busyLabel="Saving...">
          Save
        </Button>
      }
    >
      <CarerForm dog={dog} carer={carer} onBusy={setBusy} onSaved={() => onOpenChange(false)} />
    </Sheet>
  );
}

/** Its own component, so that it starts anew whenever the sheet opens. */
function CarerForm({
  dog,
  carer,
  onBusy,
  onSaved,
}: {
  dog: Dog;
  carer: Carer;
  onBusy: (busy: boolean) => void;
  onSaved: () => void;
}) {
  const endsOn = lastDay(carer.until, ownerZone());
  const [granted, setGranted] = useState<Granted>(() => ({
    access: carerAccesses.find((each) => each === carer.access) ?? 'view',
    lastDay: endsOn,
  }));
  const [isTried, setTried] = useState(false);
  const saving = useSaving(onBusy);
  const wrongDay = dayProblem(granted.lastDay);

  const save = () => {
    setTried(true);
    if (wrongDay) return;
    const changed = {
      access: granted.access,
      // As it was, if the day is: it may have been chosen in another zone.
      until: granted.lastDay === endsOn ? carer.until : endOfDay(granted.lastDay, ownerZone()),
    };
    void saving.save(
      () => changeCarer(dog, carer, changed),
      () => {
        toast({ title: 'Access Changed', description: carer.name });
        onSaved();
      },
    );
  };
  return (
    <SaveForm id={formId} saving={saving} onSubmit={save}>
      <AccessFields
        value={granted}
        onChange={(part) => setGranted((before) => ({ ...before, ...part }))}
        problem={isTried ? wrongDay : undefined}
      />
    </SaveForm>
  );
}
