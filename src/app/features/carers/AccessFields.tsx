import { useId } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import { type CarerAccess, carerAccesses } from '../../../domain/access.ts';
import { calendarDay } from '../../../domain/day.ts';
import { accessWords } from '../../lib/accessWords.ts';
import { correctedNow } from '../../lib/clock.ts';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

export interface Granted {
  access: CarerAccess;
  /** The last day (YYYY-MM-DD); empty if it does not end by itself. */
  lastDay: string;
}

/** What a carer may do, and until when. */
export function AccessFields({
  value: { access, lastDay },
  onChange,
  problem,
}: {
  value: Granted;
  onChange: (part: Partial<Granted>) => void;
  /** What is wrong with the day. */
  problem?: string | undefined;
}) {
  const name = useId();
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold text-sm">Access</legend>
        <div className="grid gap-2">
          {carerAccesses.map((each) => (
            <ChoiceCard
              key={each}
              type="radio"
              name={name}
              title={accessWords(each).who}
              description={sentence(accessWords(each).does)}
              checked={access === each}
              onChange={() => onChange({ access: each })}
            />
          ))}
        </div>
      </fieldset>
      <Field
        label="Until (optional)"
        error={problem}
        hint="Ends by itself at midnight after this day. Leave it empty for no end."
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={calendarDay(correctedNow(), ownerZone())}
            value={lastDay}
            onChange={({ target }) => onChange({ lastDay: target.value })}
          />
        )}
      </Field>
    </>
  );
}

/** Why an access cannot end on this day; undefined if it can. */
export const dayProblem = (lastDay: string): string | undefined =>
  lastDay !== '' && lastDay < calendarDay(correctedNow(), ownerZone())
    ? 'This day is over. Choose today or a later day.'
    : undefined;

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
