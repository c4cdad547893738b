import { useState } from 'react';
import { api, errorMessage } from '../../lib/api.ts';
import { meQuery, queryClient } from '../../lib/query.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';

/** Says that the owner's address is not verified, and sends the link for it again. */
export function UnverifiedEmail() {
  const [busy, setBusy] = useState(false);

  const send = async () => {
    setBusy(true);
    try {
      await api('sendVerification', {});
      toast({ title: 'Link Sent', description: 'Check your email. The link works once, for 24 hours.' });
      // It may have been verified elsewhere meanwhile.
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    } catch (error) {
      toast({ title: 'Link Not Sent', description: errorMessage(error), variant: 'destructive' });
    }
    setBusy(false);
  };

  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-normal text-quiet">Not verified yet</span>
      <Button size="sm" busy={busy} busyLabel="Sending..." onClick={() => void send()}>
        Send the link again
      </Button>
    </span>
  );
}
