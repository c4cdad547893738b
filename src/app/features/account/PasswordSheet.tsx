import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type RefObject, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CallError } from '../../../api/errors.ts';
import { ChangePassword } from '../../../domain/account.ts';
import { api, errorMessage } from '../../lib/api.ts';
import { invalidateConnections } from '../../lib/connections.ts';
import { useOwner } from '../../lib/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { useMounted } from '../../ui/useMounted.ts';
import { invalidateDevices } from './DevicesCard.tsx';
import { isUnanswered } from './isUnanswered.ts';
import { PasswordHints } from './PasswordHints.tsx';

const formId = 'change-password';
const fields = ['currentPassword', 'newPassword'] as const;

type SheetState = { open: boolean; onOpenChange: (open: boolean) => void };

export function PasswordSheet({ open, onOpenChange }: SheetState) {
  const [busy, setBusy] = useState(false);
  /** The new password of a change that got no response: it may be the current one by now. */
  const maybeCurrent = useRef<string | null>(null);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Change password"
      description="Every other device will be signed out, and connections to other programs end."
      footer={
        <Button type="submit" form={formId} variant="accent" size="lg" wide busy={busy} busyLabel="Saving...">
          Change password
        </Button>
      }
    >
      <PasswordForm
        maybeCurrent={maybeCurrent}
        onBusy={setBusy}
        onChanged={() => {
          invalidateDevices();
          invalidateConnections();
          toast({ title: 'Password Changed', description: 'Every other device has been signed out.' });
          onOpenChange(false);
        }}
      />
    </Sheet>
  );
}

type Passwords = { currentPassword: string; newPassword: string };

/** Changes the password. If an earlier change got no response, also tries its new password as the current one. */
async function change(passwords: Passwords, maybeCurrent: RefObject<string | null>): Promise<void> {
  try {
    await api('changePassword', { body: passwords });
  } catch (error) {
    if (isUnanswered(error)) maybeCurrent.current = passwords.newPassword;
    const isNotCurrent = error instanceof CallError && error.details[0]?.path === 'currentPassword';
    if (!isNotCurrent || maybeCurrent.current === null) throw error;
    const body = { ...passwords, currentPassword: maybeCurrent.current };
    await api('changePassword', { body }).catch((last: unknown) => {
      throw isUnanswered(last) ? last : error;
    });
  }
  maybeCurrent.current = null;
}

function PasswordForm({
  maybeCurrent,
  onBusy,
  onChanged,
}: {
  maybeCurrent: RefObject<string | null>;
  onBusy: (busy: boolean) => void;
  onChanged: () => void;
}) {
  const { email } = useOwner();
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, control, setError, formState } = useForm({
    resolver: standardSchemaResolver(ChangePassword),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const isMounted = useMounted();
  const newPassword = useWatch({ control, name: 'newPassword' });

  /** Shows an error next to its field, or else above the form; as a toast if the sheet has been closed. */
  const showError = (error: unknown) => {
    const unanswered = isUnanswered(error);
    const reason = unanswered
      ? "We didn't hear back, so we don't know whether your password was changed. Try again to find out."
      : errorMessage(error);
    if (!isMounted.current) {
      const title = unanswered ? 'No Response' : 'Password Not Changed';
      toast({ title, description: reason, variant: 'destructive' });
      return;
    }
    const details = error instanceof CallError ? error.details : [];
    const shown = fields.filter((field) => {
      const detail = details.find(({ path }) => path === field);
      if (detail) setError(field, { message: detail.message }, { shouldFocus: true });
      return detail;
    });
    if (shown.length === 0) setProblem(reason);
  };

  const submit = handleSubmit(async (passwords) => {
    setProblem(null);
    onBusy(true);
    try {
      await change(passwords, maybeCurrent);
      onChanged();
    } catch (error) {
      showError(error);
    }
    onBusy(false);
  });

  return (
    <form id={formId} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {problem && <Alert>{problem}</Alert>}
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {/* Read-only while submitting, not disabled: disabled fields could not be focused on an error. */}
      <Field label="Current password" error={errors.currentPassword?.message}>
        {(field) => (
          <PasswordInput
            autoComplete="current-password"
            {...field}
            {...register('currentPassword')}
            readOnly={isSubmitting}
          />
        )}
      </Field>
      <Field
        label="New password"
        error={errors.newPassword?.message}
        hint={<PasswordHints password={newPassword} />}
      >
        {(field) => (
          <PasswordInput
            autoComplete="new-password"
            {...field}
            {...register('newPassword')}
            readOnly={isSubmitting}
          />
        )}
      </Field>
    </form>
  );
}
