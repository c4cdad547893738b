import { useQuery } from '@tanstack/react-query';
import { Plus, ShieldCheck, Stethoscope, Syringe } from 'lucide-react';
import { ownerZone } from '../../../api/zone.ts';
import { calendarDay } from '../../../domain/day.ts';
import type { Dog } from '../../../domain/dog.ts';
import { type DueDate, type DueKind, dueKinds } from '../../../domain/due.ts';
import { dateDueText, dateText, dueKindNames, dueName } from '../../../domain/dueWords.ts';
import { daysAfter } from '../../../domain/laterDays.ts';
import { may } from '../../lib/access.ts';
import { dueDatesQuery } from '../../lib/dueDates.ts';
import { useQuickLog } from '../../lib/quickLog.ts';
import { RowMark } from '../../lib/Row.tsx';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import type { IconType } from '../../ui/icons.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import './vaccines.css';

const icons: Record<DueKind, IconType> = { vaccination: Syringe, prevention: ShieldCheck, vet: Stethoscope };
/** How many days ahead something counts as due soon. */
const soon = 30;

/** What is due of a dog's vaccinations, preventions and check-ups, and buttons to log one with its next date. */
export default function VaccinesCard({ dog }: { dog: Dog }) {
  const { data, isError, isFetching, refetch } = useQuery(dueDatesQuery(dog.id));
  const quickLog = useQuickLog();

  function content() {
    if (data?.length === 0) {
      return (
        <p className="text-pretty text-quiet">
          {may(dog, 'log')
            ? 'Nothing has a next date yet. Log what was done with its next date, and it is kept here.'
            : 'Nothing has a next date yet.'}
        </p>
      );
    }
    if (data) {
      return (
        <ul className="vaccines">
          {data.map((due) => (
            <DueRow key={due.activityId} due={due} />
          ))}
        </ul>
      );
    }
    if (isError && !isFetching) return <LoadFailed what="what is due" onRetry={() => void refetch()} />;
    return <Skeleton className="h-24" />;
  }

  return (
    <Card title="Vaccines and checkups" aria-busy={!data && isFetching}>
      {content()}
      {may(dog, 'log') && (
        <div role="group" aria-label="Log" className="vaccine-buttons">
          {dueKinds.map((kind) => (
            <Button
              key={kind}
              size="sm"
              aria-label={`Log ${dueKindNames[kind].toLowerCase()}`}
              {...quickLog.preloadProps}
              onClick={() => quickLog.open(kind)}
            >
              <Plus aria-hidden="true" className="size-4" />
              {dueKindNames[kind]}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}

function DueRow({ due }: { due: DueDate }) {
  const { kind, nextDue, lastDone } = due;
  const today = calendarDay(useNow(), ownerZone());
  const Icon = Object.hasOwn(icons, kind) ? icons[kind as DueKind] : ShieldCheck;
  return (
    <li className="vaccine">
      <RowMark>
        <Icon />
      </RowMark>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold leading-snug">
          <bdi>{dueName(due)}</bdi>
        </p>
        <p
          className={cx(
            'text-sm',
            nextDue <= today
              ? 'font-semibold text-watch'
              : nextDue <= daysAfter(today, soon) && 'font-semibold',
          )}
        >
          {dateDueText(nextDue, today)}
        </p>
        <p className="text-quiet text-sm">Last {dateText(calendarDay(new Date(lastDone), ownerZone()))}</p>
      </div>
    </li>
  );
}
