import { BellRing, Pill } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { useReminders } from './deviceReminders.ts';

/** Switches reminders while the app is closed; renders nothing if the device has none. */
export default function RemindersCard() {
  const daily = useReminders('daily');
  const due = useReminders('due');
  if (!daily || !due) return null;
  return (
    <Card title="On this phone" level={3}>
      <div className="grid gap-2">
        <ChoiceCard
          title="Morning walk and dinner"
          description="At 8 in the morning and 6 in the evening, even when Hark is closed"
          icon={<BellRing aria-hidden="true" />}
          checked={daily.on}
          onChange={(event) => daily.turn(event.target.checked)}
        />
        <ChoiceCard
          title="Doses, dates and your reminders"
          description="Planned two days ahead, so open Hark every other day"
          icon={<Pill aria-hidden="true" />}
          checked={due.on}
          onChange={(event) => due.turn(event.target.checked)}
        />
      </div>
    </Card>
  );
}
