import { ownerZone } from '../../../api/zone.ts';
import type { Dog } from '../../../domain/dog.ts';
import { clockText } from '../../../domain/doses.ts';
import type { DueDose } from '../../../domain/medicine.ts';
import { doseDueText, doseText, missedDoseWords, zoneText } from '../../../domain/medicineWords.ts';
import { may } from '../../lib/access.ts';
import { GiveButton } from '../../lib/medicines/GiveButton.tsx';
import { useGiving } from '../../lib/medicines/useGiving.tsx';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import './medicines.css';

/** Minutes after which a dose counts as overdue, and the words about missed doses are offered. */
const overdueAfter = 60;

/** What is due today: one tap gives. What was missed is said with since when, and what to do about it. */
export default function DueCard({ dog, doses }: { dog: Dog; doses: readonly DueDose[] }) {
  const now = useNow();
  const giving = useGiving();
  const isLate = doses.some(
    ({ dueAt, state }) => state === 'missed' || now.getTime() - Date.parse(dueAt) > overdueAfter * 60_000,
  );
  if (doses.length === 0) return giving.sheet;
  return (
    <Card title="Due today" className="due-today" data-place="due">
      <ul className="due-doses">
        {doses.map((dose) => (
          <DoseRow key={`${dose.medicineId} ${dose.dueAt}`} dog={dog} dose={dose} now={now} giving={giving} />
        ))}
      </ul>
      {isLate && (
        <details className="due-words">
          <summary>Missed a dose?</summary>
          <ul className="text-sm">
            {missedDoseWords.map(({ text, source }) => (
              <li key={text}>
                {text}{' '}
                <a href={source} target="_blank" rel="noreferrer">
                  {new URL(source).hostname.replace('www.', '')}
                </a>
              </li>
            ))}
          </ul>
          <p className="text-quiet text-sm">When in doubt, ask your vet.</p>
        </details>
      )}
      {giving.sheet}
    </Card>
  );
}

function DoseRow({
  dog,
  dose,
  now,
  giving,
}: {
  dog: Dog;
  dose: DueDose;
  now: Date;
  giving: ReturnType<typeof useGiving>;
}) {
  const { dogId, medicineId, name, dueAt, state, zone, next, instructions } = dose;
  const isMissed = state === 'missed';
  const due = new Date(dueAt);
  const given = { dogId, medicineId, name, dueAt };
  const elsewhere = zoneText(zone, ownerZone(), now);
  const busy = giving.busy === medicineId;
  return (
    <li className="due-dose">
      <div>
        <p className="wrap-anywhere font-semibold">
          <bdi>{name}</bdi> <span className="font-normal text-quiet">{doseText(dose)}</span>
        </p>
        <p className="text-sm">
          {isMissed ? `Missed ${clockText(due, now, zone, [])}` : doseDueText(due, now, zone, [])}
          {!isMissed && next && now.getTime() - due.getTime() > overdueAfter * 60_000 && (
            <span className="text-quiet"> · next {clockText(new Date(next), now, zone, [])}</span>
          )}
        </p>
        {instructions && <p className="wrap-anywhere line-clamp-2 text-quiet text-sm">{instructions}</p>}
        {elsewhere && <p className="text-quiet text-sm">{elsewhere}</p>}
      </div>
      {may(dog, 'log') && (
        <div className="-mr-2 flex shrink-0">
          <GiveButton dose={dose} now={now} busy={busy} onGive={giving.give} />
          <Button
            variant="quiet"
            size="sm"
            busy={busy}
            aria-label={`Skip ${name}, due ${clockText(due, now, zone, [])}`}
            onClick={() => giving.give({ ...given, skipped: true })}
          >
            Skip
          </Button>
        </div>
      )}
    </li>
  );
}
