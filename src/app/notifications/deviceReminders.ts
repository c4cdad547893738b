import { reminders } from '#phone/reminders';
import { useEffect } from 'react';
import { dailyReminders } from '../../domain/notifications.ts';
import { useDogs } from '../dog/DogsProvider.tsx';
import { sharedValue } from '../ui/sharedValue.ts';
import { keep, keys, recall } from '../storage.ts';
import { onTokenChange } from '../token.ts';
import { toast } from '../ui/toast.ts';

/** What the owner has said of them, for all who show it: `on`, `off`, or nothing yet. */
const wish = sharedValue(recall(keys.reminders));

/** Failing to remind is no reason to fail: it is only written down. */
function tell(error: unknown): void {
  // oxlint-disable-next-line no-console -- nobody but a developer can do anything about it.
  console.info('Reminders:', error);
}

// Whoever signs out, or is signed out, is reminded no more: at the very start, too, before there is a screen.
if (reminders) {
  const device = reminders;
  onTokenChange(() => {
    wish.set(recall(keys.reminders));
    device.set([]).catch(tell);
  });
}

/** Keeps what the device reminds of in step with the owner's dogs. */
export function useRemindersInStep(): void {
  const { dogs } = useDogs();
  useEffect(() => {
    if (dogs && wish.get() === 'on') reminders?.set(dailyReminders(dogs)).catch(tell);
  }, [dogs]);
}

/** Whether the device reminds of walk and dinner with the app closed; null where no device can. */
export function useReminders() {
  const { dogs = [] } = useDogs();
  const said = wish.use();
  if (!reminders) return null;
  const device = reminders;

  /** Turning them on asks the owner; a refusal leaves them off and says what can be done. */
  async function turn(on: boolean): Promise<void> {
    try {
      const allowed = !on || (await device.ask());
      if (allowed) await device.set(on ? dailyReminders(dogs) : []);
      else {
        toast({
          title: 'Reminders are off',
          description: "Hark isn't allowed to notify you. You can change that in your phone's settings.",
        });
      }
      const next = on && allowed ? 'on' : 'off';
      keep(keys.reminders, next);
      wish.set(next);
    } catch (error) {
      tell(error);
      toast({
        title: 'Error',
        description: "We couldn't change your reminders. Please try again.",
        variant: 'destructive',
      });
    }
  }

  return { on: said === 'on', isDecided: said !== null, turn: (on: boolean) => void turn(on) };
}
