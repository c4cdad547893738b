import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { errorMessage } from '../../lib/api.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.ts';
import { useMounted } from '../../ui/useMounted.ts';
import { isUnanswered } from './isUnanswered.ts';
import { matchesPhrase } from './matchesPhrase.ts';

type ConfirmDeletionProps = {
  /** Explains what will be lost. */
  children: ReactNode;
  /** The phrase to type. */
  phrase: string;
  /** Whether to ask for the account's password too. */
  withPassword?: boolean;
  /** Carries out the deletion. If it throws, the error is shown and the input stays. */
  onConfirm: (password: string) => Promise<void>;
  /** The title of the error toast, if the dialog was closed meanwhile. */
  failure: string;
};

/** Confirms something that cannot be undone: asks the owner to type a phrase, and optionally the password. */
export function ConfirmDeletionSheet({
  open,
  onOpenChange,
  title,
  action,
  busyLabel,
  ...form
}: ConfirmDeletionProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  action: string;
  busyLabel: string;
}) {
  const id = useId();
  const [state, setState] = useState<FormState>('incomplete');
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
          disabled={state === 'incomplete'}
          busy={state === 'busy'}
          busyLabel={busyLabel}
        >
          {action}
        </Button>
      }
    >
      <ConfirmDeletionForm id={id} onState={setState} {...form} />
    </Sheet>
  );
}

type FormState = 'incomplete' | 'ready' | 'busy';

function ConfirmDeletionForm({
  id,
  onState,
  children,
  phrase,
  withPassword = false,
  onConfirm,
  failure,
}: ConfirmDeletionProps & { id: string; onState: (state: FormState) => void }) {
  const [typed, setTyped] = useState('');
  const password = useRef<HTMLInputElement>(null);
  const [passwordProblem, setPasswordProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const explanation = useId();
  const isMounted = useMounted();
  const ready = matchesPhrase(typed, phrase);
  const state = busy ? 'busy' : ready ? 'ready' : 'incomplete';
  useEffect(() => onState(state), [onState, state]);

  const confirm = async () => {
    if (!ready || busy) return;
    const given = password.current?.value ?? '';
    if (withPassword && given === '') {
      setPasswordProblem('Password is required');
      password.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm(given);
    } catch (error) {
      const reason = errorMessage(error);
      setProblem(reason);
      const title = isUnanswered(error) ? 'No Response' : failure;
      if (!isMounted.current) toast({ title, description: reason, variant: 'destructive' });
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
        <Field label={`Type “${phrase}” to confirm`}>
          {/* Neither is controlled: React would undo what a password manager fills in without an event. */}
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {withPassword && (
          <Field label="Your password" error={passwordProblem}>
            {(control) => (
              <PasswordInput
                {...control}
                ref={password}
                autoComplete="current-password"
                onChange={() => setPasswordProblem(undefined)}
              />
            )}
          </Field>
        )}
      </Fields>
    </form>
  );
}
