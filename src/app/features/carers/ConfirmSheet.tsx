import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../lib/api.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

/** Says what an action means before it is done. If it fails, the sheet says why and stays. */
export default function ConfirmSheet({
  open,
  onOpenChange,
  title,
  children,
  action,
  busyLabel,
  onConfirm,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  action: string;
  busyLabel: string;
  onConfirm: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setProblem(errorMessage(error));
    }
    setBusy(false);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        setProblem(null);
        onOpenChange(next);
      }}
      title={<span className="line-clamp-2">{title}</span>}
      footer={
        <div className="grid grid-cols-[auto_1fr] gap-2 tight:grid-cols-1">
          <Button variant="quiet" size="lg" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            variant="danger"
            size="lg"
            wide
            busy={busy}
            busyLabel={busyLabel}
            onClick={() => void confirm()}
          >
            {action}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3 text-pretty text-sm">
        {children}
        {problem && <Alert>{problem}</Alert>}
      </div>
    </Sheet>
  );
}
