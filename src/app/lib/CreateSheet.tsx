import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';

/** What the form of a `CreateSheet` is given. */
export interface CreateFormProps<Made> {
  /** The form's id, which the button in the sheet's footer names. */
  id: string;
  onBusy: (busy: boolean) => void;
  onMade: (made: Made) => void;
}

/** A sheet with a form that makes something, which is shown when it is made, until the sheet closes. */
export function CreateSheet<Made>({
  open,
  onOpenChange,
  before,
  after,
  renderForm,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the sheet says while it has the form, with the label of its button, also while busy. */
  before: { title: string; description?: string; action: string; busyLabel: string };
  /** What it says once something was made. */
  after: { title: string; description?: string };
  renderForm: (props: CreateFormProps<Made>) => ReactNode;
  /** Shows what was made. */
  children: (made: Made) => ReactNode;
}) {
  const id = useId();
  const [made, setMade] = useState<{ result: Made } | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (next: boolean) => {
    if (!next) setMade(null);
    onOpenChange(next);
  };
  const { title, description } = made ? after : before;
  return (
    <Sheet
      open={open}
      onOpenChange={change}
      title={title}
      description={description}
      footer={
        made ? (
          <Button size="lg" wide onClick={() => change(false)}>
            Done
          </Button>
        ) : (
          <Button
            type="submit"
            form={id}
            variant="accent"
            size="lg"
            wide
            busy={busy}
            busyLabel={before.busyLabel}
          >
            {before.action}
          </Button>
        )
      }
    >
      {made
        ? children(made.result)
        : renderForm({ id, onBusy: setBusy, onMade: (result) => setMade({ result }) })}
    </Sheet>
  );
}
