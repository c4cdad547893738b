import { useState } from 'react';
import { useOwner } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { EntriesCard } from '../../ui/EntriesCard.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { CareForm, careTitle } from './CareStep.tsx';

const formId = 'change-priorities';

/** The owner's care priorities, with a button to change them. */
export function PrioritiesCard() {
  const { carePreferences } = useOwner();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <EntriesCard
      title="Care priorities"
      level={3}
      entries={carePreferences.map(careTitle)}
      none="None chosen yet. We suggest matching goals first."
      action={
        <Button
          variant="quiet"
          size="sm"
          className="-my-2 -mr-2"
          aria-label="Change care priorities"
          onClick={() => setOpen(true)}
        >
          Change
        </Button>
      }
    >
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Care priorities"
        description="We suggest matching goals first."
        footer={
          <Button
            type="submit"
            form={formId}
            variant="accent"
            size="lg"
            wide
            busy={busy}
            busyLabel="Saving..."
          >
            Save
          </Button>
        }
      >
        <CareForm
          id={formId}
          onBusy={setBusy}
          onDone={() => {
            setOpen(false);
            toast({ title: 'Profile Updated' });
          }}
        />
      </Sheet>
    </EntriesCard>
  );
}
