import { useEffect } from 'react';
import { reminders } from '#phone/reminders';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { onTokenChange } from '../../lib/token.ts';

// No reminders after signing out. On import, so that this also works before anything renders.
if (reminders) {
  const device = reminders;
  onTokenChange(() => void device.set([], []).catch(() => undefined));
}

/** Keeps the device's reminders up to date, where it has any: when the owner's dogs, or what is due, change. */
export function useReminderSync(): void {
  const { dogs } = useDogs();
  useEffect(() => {
    if (reminders && dogs)
      import('./deviceReminders.ts').then(
        ({ syncReminders }) => syncReminders(dogs),
        () => undefined,
      );
  }, [dogs]);
}
