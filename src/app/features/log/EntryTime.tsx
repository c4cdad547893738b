import { type SubmitEvent, useId, useState } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import { type Activity, timestampProblem } from '../../../domain/activity.ts';
import { moveActivity } from '../../lib/activities/moveActivity.ts';
import { errorMessage } from '../../lib/api.ts';
import { correctedNow } from '../../lib/clock.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.ts';
import { exactTime } from './RelativeTime.tsx';

const minute = 60_000;

/** How much earlier it may have been: what is logged afterwards is logged too late. In minutes. */
const shifts = [
  { label: '15 min', minutes: 15 },
  { label: '30 min', minutes: 30 },
  { label: '1 hour', minutes: 60 },
  { label: '2 hours', minutes: 120 },
];

const twoDigits = (number: number) => String(number).padStart(2, '0');
const dateOf = (day: Date) =>
  `${String(day.getFullYear()).padStart(4, '0')}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
const timeOf = (moment: Date) => `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;

/** The moment of a date and a time by this device's clock, or what is wrong with them. */
function momentOf(date: string, time: string): Date | string {
  const moment = new Date(`${date}T${time}`);
  if (Number.isNaN(moment.getTime())) return 'Please choose a date and a time';
  if (dateOf(moment) !== date || timeOf(moment) !== time.slice(0, 5))
    return 'The clocks went forward on this day and skipped this time. Choose another';
  return timestampProblem(moment, correctedNow()) ?? moment;
}

/** Corrects a wrong time: with one tap for what was logged too late, or exactly. */
export function EntryTime({
  activity,
  onCorrected,
}: {
  activity: Activity;
  onCorrected: (activity: Activity) => void;
}) {
  const then = new Date(activity.timestamp);
  const [date, setDate] = useState(dateOf(then));
  const [time, setTime] = useState(timeOf(then));
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const heading = useId();

  async function move(from: Activity, to: string): Promise<void> {
    setBusy(true);
    try {
      const moved = await moveActivity(from, to);
      onCorrected(moved);
      toast({
        title: 'Time corrected',
        description: exactTime(new Date(moved.timestamp), ownerZone()),
        action: { label: 'Undo', onSelect: () => void move(moved, from.timestamp) },
      });
    } catch (error) {
      toast({ title: 'Error updating activity', description: errorMessage(error), variant: 'destructive' });
    }
    setBusy(false);
  }

  const saveExact = (event: SubmitEvent) => {
    event.preventDefault();
    const moment = momentOf(date, time);
    setProblem(typeof moment === 'string' ? moment : undefined);
    if (typeof moment === 'string' || busy) return;
    // An unchanged minute keeps its seconds.
    const isSame = date === dateOf(then) && time.slice(0, 5) === timeOf(then);
    void move(activity, isSame ? activity.timestamp : moment.toISOString());
  };

  return (
    <section aria-labelledby={heading} className="entry-time">
      <h3 id={heading} className="font-sans font-semibold text-sm">
        It was earlier, by
      </h3>
      <div className="entry-shifts">
        {shifts.map(({ label, minutes }) => (
          <Chip
            key={label}
            aria-label={`${label} earlier`}
            className="grow justify-center"
            aria-disabled={busy}
            onClick={() =>
              busy || void move(activity, new Date(then.getTime() - minutes * minute).toISOString())
            }
          >
            {label}
          </Chip>
        ))}
      </div>
      <form onSubmit={saveExact} noValidate aria-label="Exact time" className="grid gap-3">
        <div className="entry-exact">
          <Field label="Date" error={problem}>
            {(field) => (
              <TextInput
                type="date"
                max={dateOf(correctedNow())}
                value={date}
                onChange={({ target }) => setDate(target.value)}
                {...field}
              />
            )}
          </Field>
          <Field label="Time">
            {(field) => (
              <TextInput
                type="time"
                value={time}
                onChange={({ target }) => setTime(target.value)}
                {...field}
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="brand" busy={busy} busyLabel="Saving...">
          Save time
        </Button>
      </form>
    </section>
  );
}
