import { reminders } from '#phone/reminders';
import type { Dog } from '../../../domain/dog.ts';
import { dailyReminders } from '../../../domain/notifications.ts';
import type { UpcomingReminder } from '../../../domain/reminder.ts';
import { getItem, keys, setItem } from '../../lib/storage.ts';
import { onTokenChange } from '../../lib/token.ts';
import { sharedValue } from '../../ui/sharedValue.ts';
import { toast } from '../../ui/toast.ts';
import { followUpcoming } from './planReminders.ts';

/** What this device may remind of: walks and meals of every day, and what is due. */
type Kind = 'daily' | 'due';

const keyOf = { daily: keys.reminders, due: keys.dueReminders } as const;

/** The owner's choices: `on`, `off`, or null if not yet made. */
const choices = { daily: sharedValue(getItem(keyOf.daily)), due: sharedValue(getItem(keyOf.due)) };

/** What is due in the next two days, as far as it is known. */
let upcoming: readonly UpcomingReminder[] = [];

/** Reminders are not essential, so their failures are only logged. */
function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- nobody but a developer can do anything about it.
  console.info('Reminders:', error);
}

/** The owner's dogs, once they are known. */
let dogs: readonly Dog[] = [];
/** Ends asking for what is due. */
let endFollowing: (() => void) | undefined;

// What the next owner has chosen, who may have chosen nothing. reminderSync.ts clears the device.
onTokenChange(() => {
  for (const kind of ['daily', 'due'] as const) choices[kind].set(getItem(keyOf[kind]));
  upcoming = [];
  endFollowing?.();
  endFollowing = undefined;
});

const isOn = (kind: Kind) => choices[kind].get() === 'on';

/** Has the device remind of all that was chosen. */
const remindOf = (device: NonNullable<typeof reminders>) =>
  device.set(isOn('daily') ? dailyReminders(dogs) : [], isOn('due') ? upcoming : []);

/** Asks for what is due as long as the owner wants to be reminded of it. */
function followDue(device: NonNullable<typeof reminders>): void {
  if (isOn('due') === (endFollowing !== undefined)) return;
  endFollowing?.();
  endFollowing = isOn('due')
    ? followUpcoming((found) => {
        upcoming = found;
        remindOf(device).catch(logFailure);
      })
    : undefined;
}

/** Updates the device's reminders, as these are the owner's dogs. */
export function syncReminders(current: readonly Dog[]): void {
  dogs = current;
  if (!reminders) return;
  if (isOn('daily') || isOn('due')) remindOf(reminders).catch(logFailure);
  followDue(reminders);
}

/** The setting for one kind of reminders while the app is closed; null if the device has none. */
export function useReminders(kind: Kind) {
  const chosen = choices[kind].use();
  if (!reminders) return null;
  const device = reminders;

  /** Turning them on asks for permission; if that is denied, they stay off and a toast tells how to allow them. */
  async function turn(on: boolean): Promise<void> {
    const before = choices[kind].get();
    try {
      const allowed = !on || (await device.requestPermission());
      const next = on && allowed ? 'on' : 'off';
      choices[kind].set(next);
      if (allowed) await remindOf(device);
      else {
        toast({
          title: 'Reminders are off',
          description: "Hark isn't allowed to notify you. You can change that in your phone's settings.",
        });
      }
      setItem(keyOf[kind], next);
      followDue(device);
    } catch (error) {
      choices[kind].set(before);
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
