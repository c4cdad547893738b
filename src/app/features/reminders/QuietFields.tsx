import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

export interface QuietHours {
  quietFrom: string;
  quietTo: string;
}

/** The hours as a call has them: null for none. */
export const quietHoursOf = ({ quietFrom, quietTo }: QuietHours) => ({
  quietFrom: quietFrom || null,
  quietTo: quietTo || null,
});

/** From when until when nothing arrives, by this device's clock. */
export function QuietFields({
  value,
  onChange,
  problem,
}: {
  value: QuietHours;
  onChange: (part: Partial<QuietHours>) => void;
  problem?: string | undefined;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">Quiet hours (optional)</legend>
      <div className="grid grid-cols-2 gap-3 tight:grid-cols-1">
        <Field label="From" error={problem}>
          {(control) => (
            <TextInput
              {...control}
              type="time"
              value={value.quietFrom}
              onChange={({ target }) => onChange({ quietFrom: target.value })}
            />
          )}
        </Field>
        <Field label="Until">
          {(control) => (
            <TextInput
              {...control}
              type="time"
              value={value.quietTo}
              onChange={({ target }) => onChange({ quietTo: target.value })}
            />
          )}
        </Field>
      </div>
      <p className="mt-1.5 text-quiet text-sm">What is due then comes in one message when they end.</p>
    </fieldset>
  );
}

/** Why hours cannot be quiet; undefined if they can. */
export function quietProblem({ quietFrom, quietTo }: QuietHours): string | undefined {
  if (Boolean(quietFrom) !== Boolean(quietTo)) return 'Enter both times, or none';
  return quietFrom && quietFrom === quietTo ? 'Choose two different times' : undefined;
}
