import { clockText } from '../../../domain/doses.ts';
import type { DueDose } from '../../../domain/medicine.ts';
import { Button } from '../../ui/Button.tsx';
import type { Given } from './medicines.ts';

/** One tap gives what is due. One that was missed is not given late, but may have been given without a note of it. */
export function GiveButton({
  dose: { dogId, medicineId, name, dueAt, state, zone },
  now,
  busy,
  onGive,
  className,
}: {
  dose: DueDose;
  now: Date;
  busy: boolean;
  onGive: (given: Given) => void;
  className?: string;
}) {
  const given = { dogId, medicineId, name, dueAt };
  const isMissed = state === 'missed';
  return (
    <Button
      variant={isMissed ? 'plain' : 'brand'}
      size="sm"
      busy={busy}
      className={className}
      aria-label={
        isMissed ? `${name} was given ${clockText(new Date(dueAt), now, zone, [])}` : `Give ${name}`
      }
      onClick={() => onGive(isMissed ? { ...given, givenAt: dueAt } : given)}
    >
      {isMissed ? 'Was given' : 'Give'}
    </Button>
  );
}
