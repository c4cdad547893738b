import { useEffect } from 'react';
import { reminders } from '#phone/reminders';
import { dailyReminders } from '../../../domain/notifications.ts';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { getItem, keys, setItem } from '../../lib/storage.ts';
import { onTokenChange } from '../../lib/token.ts';
import { sharedValue } from '../../ui/sharedValue.ts';
import { toast } from '../../ui/toast.ts';

/** The owner's choice: `on`, `off`, or null if not yet made. */
const choice = sharedValue(getItem(keys.reminders));

/** Reminders are not essential, so their failures are only logged. */
function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- nobody but a developer can do anything about it.
  console.info('Reminders:', error);
}

// No reminders after signing out. On import, so that this also works before anything renders.
if (reminders) {
  const device = reminders;
  onTokenChange(() => {
    choice.set(getItem(keys.reminders));
    device.set([]).catch(logFailure);
  });
}

/** Updates the device's reminders when the owner's dogs change. */
export function useReminderSync(): void {
  const { dogs } = useDogs();
  useEffect(() => {
    if (dogs && choice.get() === 'on') reminders?.set(dailyReminders(dogs)).catch(logFailure);
  }, [dogs]);
}

/** The setting for reminders while the app is closed; null if the device has none. */
export function useReminders() {
  const { dogs = [] } = useDogs();
  const chosen = choice.use();
  if (!reminders) return null;
  const device = reminders;

  /** Turning them on asks for permission; if that is denied, they stay off and a toast tells how to allow them. */
  async function turn(on: boolean): Promise<void> {
    try {
      const allowed = !on || (await device.requestPermission());
      if (allowed) await device.set(on ? dailyReminders(dogs) : []);
      else {
        toast({
          title: 'Reminders are off',
          description: "Hark isn't allowed to notify you. You can change that in your phone's settings.",
        });
      }
      const next = on && allowed ? 'on' : 'off';
      setItem(keys.reminders, next);
      choice.set(next);
    } catch (error) {
      logFailure(error);
      toast({
        title: 'Error',
        description: "We couldn't change your reminders. Please try again.",
        variant: 'destructive',
      });
    }
  }

  return { on: chosen === 'on', isDecided: chosen !== null, turn: (on: boolean) => void turn(on) };
}
