import { useId, useState } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import type { Reminder } from '../../../domain/reminder.ts';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { type Attempt, attemptFor } from '../../lib/idempotency.ts';
import { SaveForm, useSaving } from '../../lib/SaveForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { ReminderFields } from './ReminderFields.tsx';
import { bodyOf, formOf, problemsOf } from './reminderForm.ts';
import { removeReminder, saveReminder } from './reminderWrites.ts';

/** Adds a reminder, or changes one. */
export default function ReminderSheet({
  reminder,
  open,
  onOpenChange,
}: {
  /** Null for a new one. */
  reminder: Reminder | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={reminder ? 'Change reminder' : 'New reminder'}
      footer={
        <Button type="submit" form={id} variant="accent" size="lg" wide busy={busy} busyLabel="Saving...">
          Save Reminder
        </Button>
      }
    >
      <Form id={id} reminder={reminder} onBusy={setBusy} onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}

/** Its own component, so that it starts anew whenever the sheet opens. */
function Form({
  id,
  reminder,
  onBusy,
  onDone,
}: {
  id: string;
  reminder: Reminder | null;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}) {
  const { dogs = [], dog } = useDogs();
  const [form, setForm] = useState(() => formOf(reminder, dog?.id ?? dogs[0]?.id ?? 0, ownerZone()));
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [isTried, setTried] = useState(false);
  const saving = useSaving(onBusy);
  const problems = problemsOf(form);

  const save = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    // One that is changed keeps its zone, wherever its owner is now.
    const body = bodyOf(form, reminder?.zone ?? ownerZone());
    const now = attemptFor(body, attempt);
    setAttempt(now);
    void saving.save(() => saveReminder(reminder, body, now.key), onDone);
  };

  return (
    <SaveForm id={id} saving={saving} onSubmit={save}>
      <ReminderFields
        form={form}
        dogs={reminder ? [] : dogs}
        onChange={(part) => setForm((before) => ({ ...before, ...part }))}
        problems={isTried ? problems : {}}
      />
      {reminder && (
        <Button
          wide
          onClick={() =>
            void saving.save(
              () => removeReminder(reminder),
              () => {
                toast({ title: 'Reminder Removed', description: `“${reminder.title}” will not come again.` });
                onDone();
              },
            )
          }
        >
          <span className="text-alarm">Remove</span>
        </Button>
      )}
    </SaveForm>
  );
}
