import { BellRing } from 'lucide-react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useReminders } from './deviceReminders.ts';

/** Offers reminders while the app is closed, until the owner accepts or declines. */
export function RemindersOffer() {
  const reminders = useReminders('daily');
  if (!reminders || reminders.isDecided) return null;
  return (
    <Alert
      tone="brand"
      title="Want reminders when Hark is closed?"
      icon={<BellRing aria-hidden="true" />}
      className="mb-4"
    >
      Your phone can remind you about the morning walk at 8 and dinner at 6.
      <div className="-mb-1 -ml-4 mt-1 flex flex-wrap">
        <Button variant="quiet" size="sm" onClick={() => reminders.turn(true)}>
          Remind me
        </Button>
        <Button variant="quiet" size="sm" onClick={() => reminders.turn(false)}>
          No, thanks
        </Button>
      </div>
    </Alert>
  );
}
