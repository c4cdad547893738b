import { type ReactNode, useEffect, useId, useState } from 'react';
import { reasonOf } from '../api.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Fields } from '../ui/Fields.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { toast } from '../ui/toast.ts';
import { useHere } from '../ui/useHere.ts';
import { isTyped } from './isTyped.ts';
import { isUnanswered } from './isUnanswered.ts';

type FarewellProps = {
  /** What is said goodbye to is gone for good: told before anything is typed. */
  children: ReactNode;
  /** The words to type. */
  words: string;
  /** Also asks for the account's password. */
  withPassword?: boolean;
  /** Does it. What it throws is shown in place; then nothing is lost. */
  onConfirm: (password: string) => Promise<void>;
  /** What a failure is called where the dialog was closed meanwhile. */
  failure: string;
};

/** For what cannot be undone: a dialog that asks for words, and perhaps the password. */
export function FarewellSheet({
  open,
  onOpenChange,
  title,
  action,
  busyLabel,
  ...form
}: FarewellProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  action: string;
  busyLabel: string;
}) {
  const id = useId();
  const [state, setState] = useState<FormState>('begun');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={<span className="line-clamp-2">{title}</span>}
      footer={
        <Button
          type="submit"
          form={id}
          variant="danger"
          size="lg"
          wide
          disabled={state === 'begun'}
          busy={state === 'busy'}
          busyLabel={busyLabel}
        >
          {action}
        </Button>
      }
    >
      <FarewellForm id={id} onState={setState} {...form} />
    </Sheet>
  );
}

/** Whether all that is asked for is there, and whether it is being carried out. */
type FormState = 'begun' | 'ready' | 'busy';

function FarewellForm({
  id,
  onState,
  children,
  words,
  withPassword = false,
  onConfirm,
  failure,
}: FarewellProps & { id: string; onState: (state: FormState) => void }) {
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const explanation = useId();
  const here = useHere();
  const ready = isTyped(typed, words) && (!withPassword || password !== '');
  const state = busy ? 'busy' : ready ? 'ready' : 'begun';
  useEffect(() => onState(state), [onState, state]);

  const confirm = async () => {
    if (!ready || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm(password);
    } catch (error) {
      const reason = reasonOf(error);
      setProblem(reason);
      const title = isUnanswered(error) ? 'No Response' : failure;
      if (!here.current) toast({ title, description: reason, variant: 'destructive' });
      setBusy(false);
    }
  };

  return (
    <form
      id={id}
      noValidate
      aria-describedby={explanation}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <Fields saving={busy} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        <div id={explanation} className="grid gap-2 text-pretty text-sm">
          {children}
        </div>
        {problem && <Alert>{problem}</Alert>}
        <Field label={`Type “${words}” to confirm`}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {withPassword && (
          <Field label="Your password">
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
        )}
      </Fields>
    </form>
  );
}
