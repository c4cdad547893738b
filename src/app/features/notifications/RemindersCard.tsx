import { BellRing } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { useReminders } from './deviceReminders.ts';

/** Switches reminders while the app is closed; renders nothing if the device has none. */
export function RemindersCard() {
  const reminders = useReminders();
  if (!reminders) return null;
  return (
    <Card title="Reminders" level={3}>
      <ChoiceCard
        title="Morning walk and dinner"
        description="At 8 in the morning and 6 in the evening, even when Hark is closed"
        icon={<BellRing aria-hidden="true" />}
        checked={reminders.on}
        onChange={(event) => reminders.turn(event.target.checked)}
      />
    </Card>
  );
}
