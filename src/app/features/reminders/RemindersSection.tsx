import { useQuery } from '@tanstack/react-query';
import { BellRing, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Reminder } from '../../../domain/reminder.ts';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { Lines, Row } from '../../lib/Row.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ChannelsCard } from './ChannelsCard.tsx';
import { whenText } from './reminderText.ts';
import { remindersQuery } from './reminderWrites.ts';

const ReminderSheet = lazyComponent(() => import('./ReminderSheet.tsx'));

/** What the user wants to be reminded of, and how that reaches them. */
export default function RemindersSection() {
  return (
    <>
      <RemindersCard />
      <ChannelsCard />
    </>
  );
}

function RemindersCard() {
  const { dogs = [] } = useDogs();
  const { data: reminders, isError, isFetching, refetch } = useQuery(remindersQuery);
  const [open, setOpen] = useState(false);
  /** Which one the sheet is about, null for a new one; it stays while the sheet closes. */
  const [chosen, setChosen] = useState<Reminder | null>(null);
  const edit = (reminder: Reminder | null) =>
    ReminderSheet.whenLoaded(() => {
      setChosen(reminder);
      setOpen(true);
    });
  const nameOf = (dogId: number) => dogs.find(({ id }) => id === dogId)?.name;

  function content() {
    if (reminders) {
      return (
        <>
          <ul className="-my-2 divide-y divide-line">
            {reminders.map((reminder) => (
              <Row key={reminder.id} icon={<BellRing />} title={reminder.title}>
                <Lines lines={[nameOf(reminder.dogId), whenText(reminder)]} />
                {reminder.next === null && <p className="text-quiet text-sm">It is over</p>}
                <Button
                  variant="quiet"
                  size="sm"
                  className="-mr-2 shrink-0"
                  aria-label={`Edit ${reminder.title}`}
                  {...ReminderSheet.preloadProps}
                  onClick={() => edit(reminder)}
                >
                  Edit
                </Button>
              </Row>
            ))}
          </ul>
          <p
            className={
              reminders.length > 0 ? 'mt-4 text-pretty text-quiet text-sm' : 'text-pretty text-quiet text-sm'
            }
          >
            {reminders.length === 0 && 'None of your own yet. '}
            Doses, vaccinations and checkups come by themselves.
          </p>
        </>
      );
    }
    if (isError && !isFetching) return <LoadFailed what="your reminders" onRetry={() => void refetch()} />;
    return <Skeleton className="h-11" />;
  }

  return (
    <Card
      title="Reminders"
      level={3}
      aria-busy={!reminders && isFetching}
      action={
        dogs.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            className="-my-2 -mr-2"
            aria-label="Add a reminder"
            {...ReminderSheet.preloadProps}
            onClick={() => edit(null)}
          >
            <Plus aria-hidden="true" className="size-4" />
            Add
          </Button>
        )
      }
    >
      {content()}
      <ReminderSheet reminder={chosen} open={open} onOpenChange={setOpen} />
    </Card>
  );
}
