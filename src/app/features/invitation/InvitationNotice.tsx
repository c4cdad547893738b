import { HeartHandshake } from 'lucide-react';
import { useEffect, useState } from 'react';
import { forgetInvitation } from '../../lib/pendingInvitation.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useInvitation } from './useInvitation.ts';

/** What somebody without a session is invited to, above the form to sign in or up. */
export default function InvitationNotice({ token }: { token: string }) {
  const [isDeclined, setDeclined] = useState(false);
  const invitation = useInvitation(token);
  const { state } = invitation;
  useEffect(() => {
    if (state === 'over') forgetInvitation();
  }, [state]);
  if (isDeclined) return null;
  if (state === 'loading') return <div aria-busy="true" className="mb-6 h-28 rounded-md bg-brand-soft" />;
  return (
    <Alert
      tone={state === 'over' ? 'alarm' : 'brand'}
      icon={state === 'over' ? undefined : <HeartHandshake aria-hidden="true" />}
      className="mb-6"
    >
      <p className="wrap-anywhere text-pretty font-semibold">{invitation.sentence}</p>
      {state === 'open' && <p>Sign in or sign up to accept.</p>}
      {state === 'failed' && <p>Sign in or sign up to answer your invitation.</p>}
      {state !== 'over' && (
        <div className="-mb-2 -ml-4">
          {state === 'failed' && (
            <Button variant="quiet" size="sm" onClick={invitation.retry}>
              Retry
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              forgetInvitation();
              setDeclined(true);
            }}
          >
            Not now
          </Button>
        </div>
      )}
    </Alert>
  );
}
