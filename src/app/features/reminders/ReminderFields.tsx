import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { loggedTypes } from '../../../domain/reminder.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { problemsOf, ReminderForm } from './reminderForm.ts';
import { loggedName, weekdayName, weekdays } from './reminderText.ts';

interface Props {
  form: ReminderForm;
  onChange: (part: Partial<ReminderForm>) => void;
  problems: ReturnType<typeof problemsOf>;
}

const maxTimes = 12;
const within = [30, 60, 120, 240, 480, 720];
const repeats = [10, 15, 30, 60];

/** The choices with one that another app has made. */
const withOwn = (choices: readonly number[], own: number) =>
  [...new Set([...choices, own])].toSorted((one, other) => one - other);

const spanText = (minutes: number) =>
  minutes % 60 === 0 ? `${minutes / 60} ${minutes === 60 ? 'hour' : 'hours'}` : `${minutes} minutes`;

/** What a reminder is about, when it comes, and what keeps it from coming. */
export function ReminderFields({ form, dogs, onChange, problems }: Props & { dogs: readonly Dog[] }) {
  return (
    <>
      {dogs.length > 1 && (
        <Field label="Dog">
          {(control) => (
            <Select
              {...control}
              value={form.dogId}
              onChange={({ target }) => onChange({ dogId: Number(target.value) })}
            >
              {dogs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label="What" error={problems.title} required>
        {(control) => (
          <TextInput
            {...control}
            maxLength={100}
            placeholder="Dinner"
            value={form.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      <DayFields form={form} onChange={onChange} problems={problems} />
      <TimeFields form={form} onChange={onChange} problems={problems} />
      <UnlessFields form={form} onChange={onChange} />
    </>
  );
}

function DayFields({ form, onChange, problems }: Props) {
  const id = useId();
  return (
    <>
      <Field label="Days">
        {(control) => (
          <Select
            {...control}
            value={form.days}
            onChange={({ target }) => onChange({ days: target.value as ReminderForm['days'] })}
          >
            <option value="every">Every day</option>
            <option value="some">Some days of the week</option>
            <option value="once">Once</option>
          </Select>
        )}
      </Field>
      {form.days === 'some' && (
        <fieldset className="min-w-0" aria-describedby={problems.weekdays && id}>
          <legend className="sr-only">Days of the week</legend>
          <div className="flex flex-wrap gap-2">
            {weekdays.map((day) => (
              <Chip
                key={day}
                selected={form.weekdays.includes(day)}
                onClick={() =>
                  onChange({
                    weekdays: form.weekdays.includes(day)
                      ? form.weekdays.filter((each) => each !== day)
                      : [...form.weekdays, day],
                  })
                }
              >
                {weekdayName(day)}
              </Chip>
            ))}
          </div>
          {problems.weekdays && <FieldError id={id}>{problems.weekdays}</FieldError>}
        </fieldset>
      )}
      {form.days === 'once' && (
        <Field label="Date" error={problems.date}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={form.date}
              onChange={({ target }) => onChange({ date: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

function TimeFields({ form: { times }, onChange, problems }: Props) {
  const change = (at: number, time: string) => onChange({ times: times.with(at, time) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {times.map((time, at) => (
        <Field
          key={at}
          label={at === 0 ? 'Time' : `Time ${at + 1}`}
          error={time === '' ? problems.times : undefined}
        >
          {(control) => (
            <div className="flex items-center gap-2">
              <div className="min-w-0 flex-1">
                <TextInput
                  {...control}
                  type="time"
                  value={time}
                  onChange={({ target }) => change(at, target.value)}
                />
              </div>
              {times.length > 1 && (
                <IconButton
                  label={`Remove time ${at + 1}`}
                  className="text-quiet"
                  onClick={() => onChange({ times: times.toSpliced(at, 1) })}
                >
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              )}
            </div>
          )}
        </Field>
      ))}
      {times.length < maxTimes && (
        <Button size="sm" className="justify-self-start" onClick={() => onChange({ times: [...times, ''] })}>
          <Plus aria-hidden="true" className="size-4" />
          Add a time
        </Button>
      )}
    </div>
  );
}

function UnlessFields({ form, onChange }: Omit<Props, 'problems'>) {
  return (
    <>
      <Field label="Not if somebody has logged">
        {(control) => (
          <Select
            {...control}
            value={form.unlessType}
            onChange={({ target }) => onChange({ unlessType: target.value })}
          >
            <option value="">Remind anyhow</option>
            {loggedTypes.map((type) => (
              <option key={type} value={type}>
                {loggedName(type)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {form.unlessType !== '' && (
        <>
          <Field label="Within the last">
            {(control) => (
              <Select
                {...control}
                value={form.withinMinutes}
                onChange={({ target }) => onChange({ withinMinutes: Number(target.value) })}
              >
                {withOwn(within, form.withinMinutes).map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {spanText(minutes)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Remind again until it is logged">
            {(control) => (
              <Select
                {...control}
                value={form.everyMinutes}
                onChange={({ target }) => onChange({ everyMinutes: Number(target.value) })}
              >
                <option value={0}>No, once is enough</option>
                {withOwn(repeats, form.everyMinutes)
                  .filter((minutes) => minutes > 0)
                  .map((minutes) => (
                    <option key={minutes} value={minutes}>
                      Every {spanText(minutes)}, up to {form.most} times
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        </>
      )}
    </>
  );
}
