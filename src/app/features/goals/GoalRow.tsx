import { useMutation } from '@tanstack/react-query';
import { Check, Pencil, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Goal } from '../../../domain/goal.ts';
import { cx } from '../../ui/cx.ts';
import { Fields } from '../../ui/Fields.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { goalLook } from './goalLook.ts';
import { goalName } from './goalNames.ts';
import { parseTarget, targetText } from './goalText.ts';
import { changingTarget, removingGoal } from './goalWrites.ts';

/** One goal; in edit mode with buttons to change its target and to remove it. */
export function GoalRow({
  dogId,
  goal,
  editing,
  onRemoved,
}: {
  dogId: number;
  goal: Goal;
  editing: boolean;
  onRemoved: () => void;
}) {
  const [typing, setTyping] = useState(false);
  // Leaving edit mode discards an unfinished target.
  if (typing && !editing) setTyping(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const name = goalName(goal.type);
  const { hue, icon } = goalLook(goal.type);
  const wasTyping = useRef(false);
  useEffect(() => {
    // The field is gone: returns the focus to the button that opened it.
    if (wasTyping.current && !typing) pencil.current?.focus();
    wasTyping.current = typing;
  }, [typing]);

  return (
    <li className="flex min-h-16 items-center gap-3.5 py-2">
      <span aria-hidden="true" className={cx('grid size-11 shrink-0 place-items-center rounded-md', hue)}>
        {icon}
      </span>
      {typing ? (
        <TargetForm dogId={dogId} goal={goal} onClose={() => setTyping(false)} />
      ) : (
        <>
          <div className="min-w-0 flex-1">
            <p className="font-semibold leading-snug">{name}</p>
            <p className="text-quiet text-sm">{targetText(goal)}</p>
          </div>
          {editing && (
            <div className="-mr-2 flex">
              <IconButton
                ref={pencil}
                label={`Change ${name}, ${targetText(goal)}`}
                onClick={() => setTyping(true)}
              >
                <Pencil aria-hidden="true" className="size-5" />
              </IconButton>
              <RemoveButton dogId={dogId} goal={goal} onRemoved={onRemoved} />
            </div>
          )}
        </>
      )}
    </li>
  );
}

/** Edits the target in place. Invalid input falls back to 1. */
function TargetForm({ dogId, goal, onClose }: { dogId: number; goal: Goal; onClose: () => void }) {
  const [typed, setTyped] = useState(String(goal.target));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { mutate, isPending: busy } = useMutation(changingTarget(dogId, goal));
  const save = () => {
    const target = parseTarget(typed) ?? 1;
    if (target === goal.target) onClose();
    else if (!busy) mutate(target, { onSuccess: onClose });
  };
  const cancel = () => busy || onClose();
  return (
    <form
      noValidate
      className="flex min-w-0 flex-1 items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => event.key === 'Escape' && cancel()}
    >
      <Fields saving={busy} className="min-w-0 flex-1">
        <NumberInput
          ref={field}
          aria-label={`Target for ${goalName(goal.type)}`}
          trailing={goal.period === 'daily' ? 'a day' : 'a week'}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Fields>
      <IconButton type="submit" label="Save target" aria-busy={busy} tone="soft">
        <Check aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label="Cancel" aria-disabled={busy} onClick={cancel} className="-mr-2">
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </form>
  );
}

function RemoveButton({ dogId, goal, onRemoved }: { dogId: number; goal: Goal; onRemoved: () => void }) {
  const { mutateAsync, isPending: busy } = useMutation(removingGoal(dogId, goal));
  const remove = () => {
    if (!busy) mutateAsync().then(onRemoved, () => undefined);
  };
  return (
    <IconButton
      label={`Remove ${goalName(goal.type)}, ${targetText(goal)}`}
      aria-busy={busy}
      onClick={remove}
    >
      <Trash2 aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
