import { useQuery } from '@tanstack/react-query';
import type { Dog } from '../../../../domain/dog.ts';
import { timeAgo } from '../../../../domain/timeAgo.ts';
import { typedNumber } from '../../../../domain/typedNumber.ts';
import {
  inPounds,
  isWeightUnit,
  type Weighed,
  weightChange,
  weightUnits,
} from '../../../../domain/weight.ts';
import { weightBefore, weightsQuery } from '../../../lib/activities/weights.ts';
import { correctedNow } from '../../../lib/clock.ts';
import { quantityIn, useChosenUnit } from '../../../lib/weightUnit.ts';
import { Field } from '../../../ui/Field.tsx';
import { FieldStatus } from '../../../ui/FieldStatus.tsx';
import { NumberInput } from '../../../ui/NumberInput.tsx';
import { Options } from '../../../ui/Options.tsx';
import type { Entry } from '../entry.ts';
import type { TypedEntry } from '../useEntryForm.ts';

const units = weightUnits.map((unit) => ({ value: unit, label: unit }));

/** A weight that is so many times the last one, or that part of it, is more likely in the other unit. */
const unlikely = 1.6;

/** A weight as it was read from the scales, with its unit, and how it stands to the last one. */
export function WeightField({
  form,
  dog,
  entry,
  correctedId,
  onChooseUnit,
}: {
  form: TypedEntry;
  dog: Dog;
  entry: Entry;
  /** The entry that is being corrected, which is not its own predecessor. */
  correctedId: number | undefined;
  onChooseUnit: (unit: string) => void;
}) {
  const { data: weights } = useQuery(weightsQuery(dog.id));
  const { quantity, unit } = entry;
  const moment = new Date(`${entry.date}T${entry.time}`);
  const isTimed = !Number.isNaN(moment.getTime());
  const chosen = useChosenUnit();
  const before = isTimed ? weightBefore(weights ?? [], moment, correctedId) : null;
  const last = before && chosen ? { ...before, quantity: quantityIn(before, chosen), unit: chosen } : before;
  const typed = typedNumber(quantity);
  const now = isWeightUnit(unit) && typed ? { quantity: typed, unit } : null;
  const { quantity: missing, unit: noUnit } = form.formState.errors;
  return (
    <div>
      <Field label="Weight" error={missing?.message ?? noUnit?.message}>
        {(field) => (
          <div className="flex flex-wrap gap-3">
            <div className="min-w-0 flex-1">
              <NumberInput
                inputMode="decimal"
                maxLength={20}
                placeholder="As on the scales"
                {...field}
                {...form.register('quantity')}
              />
            </div>
            <Options
              label="Unit"
              options={units}
              value={isWeightUnit(unit) ? unit : null}
              onValueChange={onChooseUnit}
            />
          </div>
        )}
      </Field>
      <FieldStatus>
        {last && remark(now, last, timeAgo(new Date(last.timestamp), correctedNow()))}
      </FieldStatus>
    </div>
  );
}

/** How a weight stands to the last one; the last one alone as long as there is none. */
function remark(now: Weighed | null, last: Weighed, ago: string): string {
  const before = `${last.quantity} ${last.unit}, ${ago}`;
  if (!now) return `Last: ${before}`;
  const ratio = inPounds(now.quantity, now.unit) / inPounds(last.quantity, last.unit);
  if (ratio > unlikely || ratio < 1 / unlikely) return `Is the unit right? Last: ${before}`;
  const change = weightChange(now, last);
  if (change === 0) return `The same as ${ago}`;
  return `${Math.abs(change)} ${now.unit} ${change > 0 ? 'more' : 'less'} than ${ago} (${last.quantity} ${last.unit})`;
}
