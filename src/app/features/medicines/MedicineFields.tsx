import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { kindUnits } from '../../../domain/kindChoices.ts';
import type { ScheduleKind } from '../../../domain/medicine.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { Typed } from './medicineForm.ts';

interface FieldsProps {
  typed: Typed;
  /** What is wrong with it. */
  wrong: Partial<Record<keyof Typed, string>>;
  onChange: (part: Partial<Typed>) => void;
}

/** What the label says: the name, and what is given at a time. */
export function LabelFields({ typed, wrong, onChange }: FieldsProps) {
  const id = useId();
  return (
    <>
      <Field label="Name" required error={wrong.name}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={typed.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <div className="medicine-pair">
        <NumberField
          label="Dose"
          required
          value={typed.dose}
          error={wrong.dose}
          onChange={(dose) => onChange({ dose })}
        />
        <Field label="Unit" required error={wrong.unit}>
          {(control) => (
            <>
              <TextInput
                {...control}
                list={`${id}-units`}
                autoComplete="off"
                autoCapitalize="none"
                value={typed.unit}
                onChange={({ target }) => onChange({ unit: target.value })}
              />
              <datalist id={`${id}-units`}>
                {[...kindUnits.medicine, 'units'].map((unit) => (
                  <option key={unit}>{unit}</option>
                ))}
              </datalist>
            </>
          )}
        </Field>
      </div>
    </>
  );
}

const schedules: readonly { kind: ScheduleKind; name: string }[] = [
  { kind: 'times', name: 'Every day, at set times' },
  { kind: 'every_days', name: 'Every few days' },
  { kind: 'interval', name: 'So long after the last dose' },
  { kind: 'as_needed', name: 'As needed' },
];

/** When a medicine is given. */
export function ScheduleFields({ typed, wrong, onChange }: FieldsProps) {
  const { schedule } = typed;
  const isByClock = schedule === 'times' || schedule === 'every_days';
  return (
    <>
      <Field label="When">
        {(control) => (
          <Select
            {...control}
            value={schedule}
            onChange={({ target }) => onChange({ schedule: target.value as ScheduleKind })}
          >
            {schedules.map(({ kind, name }) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {schedule === 'every_days' && (
        <NumberField
          label="Every how many days"
          required
          value={typed.everyDays}
          error={wrong.everyDays}
          onChange={(everyDays) => onChange({ everyDays })}
        />
      )}
      {schedule === 'interval' && (
        <NumberField
          label="Hours after the last dose"
          required
          value={typed.intervalHours}
          error={wrong.intervalHours}
          onChange={(intervalHours) => onChange({ intervalHours })}
        />
      )}
      {isByClock && (
        <TimeFields times={typed.times} error={wrong.times} onChange={(times) => onChange({ times })} />
      )}
    </>
  );
}

const maxTimes = 24;

function TimeFields({
  times,
  error,
  onChange,
}: {
  times: readonly string[];
  error: string | undefined;
  onChange: (times: string[]) => void;
}) {
  return (
    <div className="medicine-times">
      {times.map((time, at) => (
        // By place, since two may be the same while they are typed.
        <div key={at} className="medicine-time">
          <Field
            label={times.length > 1 ? `Time ${at + 1}` : 'Time'}
            required={at === 0}
            error={at === 0 ? error : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                type="time"
                value={time}
                onChange={({ target }) => onChange(times.with(at, target.value))}
              />
            )}
          </Field>
          {times.length > 1 && (
            <IconButton
              label={`Remove time ${at + 1}`}
              className="mt-7 text-quiet"
              onClick={() => onChange(times.toSpliced(at, 1))}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </div>
      ))}
      {times.length < maxTimes && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-4 justify-self-start"
          onClick={() => onChange([...times, ''])}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add a time
        </Button>
      )}
    </div>
  );
}

/** Instructions, the course, the limits and the supply. */
export function LimitFields({ typed, wrong, onChange }: FieldsProps) {
  return (
    <>
      <Field label="Instructions (optional)" error={wrong.instructions}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={typed.instructions}
            onChange={({ target }) => onChange({ instructions: target.value })}
          />
        )}
      </Field>
      <div className="medicine-more">
        <div className="medicine-pair">
          <DayField
            label="First day"
            value={typed.startsOn}
            error={wrong.startsOn}
            onChange={(startsOn) => onChange({ startsOn })}
          />
          <DayField
            label="Last day (optional)"
            value={typed.endsOn}
            error={wrong.endsOn}
            min={typed.startsOn}
            onChange={(endsOn) => onChange({ endsOn })}
          />
        </div>
        <div className="medicine-pair">
          <NumberField
            label="Hours between doses, at least"
            value={typed.minGapHours}
            error={wrong.minGapHours}
            onChange={(minGapHours) => onChange({ minGapHours })}
          />
          <NumberField
            label="Doses a day, at most"
            value={typed.maxPerDay}
            error={wrong.maxPerDay}
            onChange={(maxPerDay) => onChange({ maxPerDay })}
          />
        </div>
        <div className="medicine-pair">
          <NumberField
            label={typed.unit.trim() ? `Left now, in ${typed.unit.trim()}` : 'Left now'}
            value={typed.supply}
            error={wrong.supply}
            onChange={(supply) => onChange({ supply })}
          />
          <NumberField
            label="Tell me when days left are"
            value={typed.lowDays}
            error={wrong.lowDays}
            onChange={(lowDays) => onChange({ lowDays })}
          />
        </div>
      </div>
    </>
  );
}

function NumberField({
  label,
  value,
  error,
  required = false,
  onChange,
}: {
  label: string;
  value: string;
  error: string | undefined;
  required?: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label} error={error} required={required}>
      {(control) => (
        <NumberInput
          {...control}
          inputMode="decimal"
          maxLength={20}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

function DayField({
  label,
  value,
  error,
  min,
  onChange,
}: {
  label: string;
  value: string;
  error: string | undefined;
  min?: string;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          min={min}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
