import { useId } from 'react';
import { calendarDay } from '../../../domain/day.ts';
import { clockText } from '../../../domain/doses.ts';
import { daysAfter } from '../../../domain/laterDays.ts';
import { type Medicine, timetableOf } from '../../../domain/medicine.ts';
import { lastText, placeOf, zoneText } from '../../../domain/medicineWords.ts';
import { nextOccurrence } from '../../../domain/schedule.ts';
import { correctedNow } from '../../lib/clock.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { bodyOf, problemsOf, type Typed } from './medicineForm.ts';

type Part = (part: Partial<Typed>) => void;

const scheduleFields = [
  'schedule',
  'times',
  'everyDays',
  'intervalHours',
  'startsOn',
  'endsOn',
  'zone',
] as const;

/** What a change of the schedule means: from when it counts, the dose after it, and the last one that was given. */
export function ChangeNote({
  medicine,
  typed,
  before,
  onChange,
}: {
  medicine: Medicine;
  typed: Typed;
  before: Typed;
  onChange: Part;
}) {
  const isChanged = scheduleFields.some((field) => String(typed[field]) !== String(before[field]));
  if (!isChanged || Object.keys(problemsOf(typed)).length > 0) return null;
  const now = correctedNow();
  const body = bodyOf(typed, null);
  const schedule = {
    timetable: timetableOf({
      schedule: typed.schedule,
      times: body.times ?? [],
      everyDays: body.everyDays ?? null,
      intervalMinutes: body.intervalMinutes ?? null,
    }),
    startsOn: typed.startsOn || calendarDay(now, typed.zone),
    endsOn: typed.endsOn || null,
    zone: typed.zone,
  };
  const last = medicine.last && new Date(medicine.last.at);
  const next = nextOccurrence([{ since: now, schedule }], now, last);
  const tomorrow = daysAfter(calendarDay(now, typed.zone), 1);
  const isToday = next !== null && calendarDay(next, typed.zone) === calendarDay(now, typed.zone);
  return (
    <Alert tone="brand">
      <p>
        This counts from now on.{' '}
        {next ? `The next dose is then due ${clockText(next, now, typed.zone, [])}.` : 'No dose is then due.'}
        {medicine.last && ` ${lastText(medicine.last, now)}.`}
      </p>
      {isToday && last && (
        <Button
          variant="quiet"
          size="sm"
          className="-mb-2 -ml-4"
          onClick={() => onChange({ startsOn: tomorrow })}
        >
          Begin tomorrow instead
        </Button>
      )}
    </Alert>
  );
}

/** Whose clock the times are by, where that is not the owner's. */
export function ZoneFields({
  zones,
  zone,
  onChange,
}: {
  zones: readonly [medicine: string, here: string];
  zone: string;
  onChange: Part;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">Times are by the clock in</legend>
      <div className="grid gap-2">
        {zones.map((each) => (
          <ChoiceCard
            key={each}
            type="radio"
            name={name}
            title={placeOf(each)}
            description={zoneText(each, zones[1], correctedNow()) ?? 'Where you are'}
            checked={zone === each}
            onChange={() => onChange({ zone: each })}
          />
        ))}
      </div>
    </fieldset>
  );
}
