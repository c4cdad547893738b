import { type ComponentProps, type ReactNode, useState } from 'react';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { invitationKey } from '../../lib/link.ts';
import { getItem } from '../../lib/storage.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const InvitationNotice = lazyComponent(() => import('../../features/invitation/InvitationNotice.tsx'));

/** A sign-in or sign-up page: a title, its form, and a link to the other of the two. */
export function AccountPage({
  title,
  lead,
  form: { problem, isSubmitting, onFocus, onSubmit },
  action,
  busy,
  children,
  below,
  aside,
}: {
  title: string;
  lead: string;
  /** From `useAccountForm`. */
  form: {
    problem: string | null;
    isSubmitting: boolean;
  } & Required<Pick<ComponentProps<'form'>, 'onFocus' | 'onSubmit'>>;
  /** The submit button's label, and its label while submitting. */
  action: string;
  busy: string;
  /** The fields. */
  children: ReactNode;
  below?: ReactNode;
  aside: ReactNode;
}) {
  const [invitation] = useState(() => getItem(invitationKey));
  return (
    <AccountFrame aside={aside}>
      {invitation !== null && <InvitationNotice token={invitation} />}
      <h1 className="text-xl">{title}</h1>
      <p className="mt-1.5 mb-6 text-quiet">{lead}</p>
      <form noValidate className="grid gap-5" onFocus={onFocus} onSubmit={onSubmit}>
        {problem && <Alert ref={bringIntoSight}>{problem}</Alert>}
        {children}
        <Button type="submit" variant="accent" wide busy={isSubmitting} busyLabel={busy}>
          {action}
        </Button>
        {below}
      </form>
    </AccountFrame>
  );
}

/** On a small phone the submit button is far below the error. */
const bringIntoSight = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'center' });
