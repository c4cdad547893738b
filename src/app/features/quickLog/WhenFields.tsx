import { Clock } from 'lucide-react';
import { useId, useState } from 'react';
import type { Activity } from '../../../domain/activity.ts';
import type { SpokenTime } from '../../../domain/spokenTime.ts';
import { subjectOf } from '../../lib/activities/subject.ts';
import { correctedNow } from '../../lib/clock.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldStatus } from '../../ui/FieldStatus.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { cameTwice, dateField, type Entry, firstDay, momentOf } from './entry.ts';
import { momentText } from './momentText.ts';
import type { useEntry } from './useEntry.ts';
import { whenChoices } from './whenChoices.ts';

type When = Pick<Entry, 'date' | 'time'>;

/** When an activity was: one tap for what is likely, or the date and time fields. */
export function WhenFields({
  form: { register, formState },
  entry,
  start,
  openedAt,
  history,
  corrected,
  put,
  guess,
}: Pick<ReturnType<typeof useEntry>, 'form' | 'entry' | 'start' | 'openedAt' | 'history' | 'put'> & {
  /** The activity being corrected; null for a new entry. */
  corrected: Activity | null;
  /** A dictated time that is only the likeliest one. */
  guess: SpokenTime | null;
}) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const { date, time } = formState.errors;
  const alike = history.filter((each) => subjectOf(each) === (entry.kind || entry.type));
  const choices = corrected ? [] : whenChoices(openedAt, alike);
  const chosen = choices.find((choice) => isSame(entry, choice));
  const showsFields = opened || !chosen || date !== undefined || time !== undefined;
  return (
    <div>
      {!corrected && (
        <div role="group" aria-labelledby={id} className="grid gap-1.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            <span id={id} className="font-semibold">
              When
            </span>
            <span className="text-quiet">{momentText(momentOf(entry.date, entry.time))}</span>
          </div>
          <div className="flex flex-wrap gap-2">
            {choices.map((choice) => (
              <Chip
                key={choice.label}
                selected={choice === chosen && !opened}
                className="grow justify-center !px-3"
                onClick={() => {
                  setOpened(false);
                  put('date', choice.date);
                  put('time', choice.time);
                }}
              >
                {choice.label}
              </Chip>
            ))}
            <Chip
              aria-label="Choose when"
              aria-expanded={showsFields}
              aria-controls={`${id}-fields`}
              title="Choose when"
              className="!px-3"
              onClick={() => setOpened(chosen ? !opened : true)}
            >
              <Clock aria-hidden="true" className="size-5" />
            </Chip>
          </div>
        </div>
      )}
      <div
        id={`${id}-fields`}
        hidden={!showsFields}
        className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 first:mt-0"
      >
        <Field label="Date" error={date?.message}>
          {(field) => (
            <TextInput
              type="date"
              min={firstDay()}
              max={dateField(correctedNow())}
              {...field}
              {...register('date')}
            />
          )}
        </Field>
        <Field label="Time" error={time?.message}>
          {(field) => <TextInput type="time" {...field} {...register('time')} />}
        </Field>
      </div>
      <FieldStatus>{!date && !time && remarkOn(entry, start, guess)}</FieldStatus>
    </div>
  );
}

const isSame = (one: When, other: When | null) => one.date === other?.date && one.time === other.time;

/** What should be said about the date and time in the form, if anything. */
function remarkOn(entry: Entry, start: Entry, guess: SpokenTime | null): string | null {
  if (isSame(entry, guess)) return 'Check the time: your words leave it open.';
  // What was not changed keeps its moment.
  if (isSame(entry, start) || !cameTwice(entry)) return null;
  return `The clocks went back on this day, and ${entry.time} came twice. The first is saved.`;
}
