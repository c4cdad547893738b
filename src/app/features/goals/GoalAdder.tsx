import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type GoalPeriod, type GoalType, goalPeriods } from '../../../domain/goal.ts';
import { goalsByPriority } from '../../../domain/goalsByPriority.ts';
import { useOwner } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/Field.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { Select } from '../../ui/Select.tsx';
import { goalName } from './goalNames.ts';
import { parseTarget, periodNames } from './goalText.ts';
import { settingGoal } from './goalWrites.ts';

const empty = { type: '', target: '1', period: 'daily' } as const;
type Draft = { type: GoalType | ''; target: string; period: GoalPeriod };

/**
 * The form to add a goal. If there is one of the same type and period, that gets the new target.
 * @param isFirst set if there are no goals yet; the button that opened the form is then gone, so the form takes the
 * focus
 */
export function GoalAdder({ dogId, isFirst }: { dogId: number; isFirst: boolean }) {
  const { carePreferences } = useOwner();
  const [{ type, target: typed, period }, setDraft] = useState<Draft>(empty);
  const { mutate, isPending: busy } = useMutation(settingGoal(dogId));
  const first = useRef<HTMLSelectElement>(null);
  const focusNext = useRef(isFirst);
  useEffect(() => {
    if (busy || !focusNext.current) return;
    focusNext.current = false;
    first.current?.focus();
  }, [busy]);
  const target = parseTarget(typed);
  const change = (part: Partial<Draft>) => setDraft((draft) => ({ ...draft, ...part }));

  const add = () => {
    if (!type || target === null || busy) return;
    const onSuccess = () => {
      setDraft(empty);
      // The submit button is disabled now, so it loses the focus.
      focusNext.current = true;
    };
    mutate({ type, target, period }, { onSuccess });
  };

  return (
    <form
      noValidate
      aria-label="Add a goal"
      className={cx('grid grid-cols-2 gap-3 border-line', !isFirst && 'mt-3 border-t pt-4')}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Fields saving={busy} className="contents">
        <Field label="Goal type" className="col-span-2">
          {(control) => (
            <Select
              {...control}
              ref={first}
              value={type}
              onChange={(event) => {
                const type = event.target.value as GoalType;
                change({ type, period: type === 'weekly_health' ? 'weekly' : 'daily' });
              }}
            >
              <option value="" disabled>
                Choose a goal
              </option>
              {goalsByPriority(carePreferences).map((each) => (
                <option key={each} value={each}>
                  {goalName(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Target">
          {(control) => (
            <NumberInput
              {...control}
              value={typed}
              onChange={(event) => change({ target: event.target.value })}
            />
          )}
        </Field>
        <Field label="Period">
          {(control) => (
            <Select
              {...control}
              value={period}
              onChange={(event) => change({ period: event.target.value as Draft['period'] })}
            >
              {goalPeriods.map((each) => (
                <option key={each} value={each}>
                  {periodNames[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Fields>
      <Button
        type="submit"
        wide
        className="col-span-2"
        disabled={!type || target === null}
        busy={busy}
        busyLabel="Saving..."
      >
        Add Goal
      </Button>
    </form>
  );
}
