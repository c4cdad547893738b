import { BellOff, Check, CircleAlert, Clock, Ear, PartyPopper, X } from 'lucide-react';
import { useRef } from 'react';
import { isKnownType, typeNames } from '../../../domain/activitySummary.ts';
import { dueKindNames } from '../../../domain/dueWords.ts';
import type { Notification } from '../../../domain/notifications.ts';
import { timeAgo } from '../../../domain/timeAgo.ts';
import { may } from '../../lib/access.ts';
import { lookOf } from '../../lib/activities/activityLook.tsx';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { GiveButton } from '../../lib/medicines/GiveButton.tsx';
import type { Given } from '../../lib/medicines/medicines.ts';
import { useGiving } from '../../lib/medicines/useGiving.tsx';
import { useQuickLog } from '../../lib/quickLog.ts';
import { useNow } from '../../lib/useNow.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { RemindersOffer } from './RemindersOffer.tsx';
import type { Notifications } from './useNotifications.ts';

const looks = {
  reminder: { Icon: Clock, hue: 'bg-walk-soft text-walk' },
  alert: { Icon: CircleAlert, hue: 'bg-watch-soft text-watch' },
  celebration: { Icon: PartyPopper, hue: 'bg-good-soft text-good' },
  insight: { Icon: Ear, hue: 'bg-brand-soft text-brand' },
} as const;

/** The current notifications, each of which can be marked as read or dismissed. */
export default function NotificationsSheet({
  list,
  markRead,
  dismiss,
  open,
  onOpenChange,
}: Notifications & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const now = useNow();
  const quickLog = useQuickLog();
  const { dogs } = useDogs();
  const body = useRef<HTMLDivElement>(null);
  // The pressed button disappears: moves the focus to the list, so that it does not leave the dialog.
  const keepingFocus = (act: (id: string) => void) => (id: string) => {
    act(id);
    body.current?.focus();
  };
  const giving = useGiving();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Notifications">
      <div ref={body} tabIndex={-1} className="outline-none">
        <RemindersOffer />
        {list.length === 0 ? (
          <EmptyState
            drawing={<BellOff aria-hidden="true" className="size-8" />}
            title="Nothing new"
            text="Walk and meal reminders show up here when it's time, and so does anything worth knowing about your dogs."
          />
        ) : (
          <ul className="-mt-2 divide-y divide-line" aria-label="Notifications">
            {list.map((one) => (
              <Item
                key={one.id}
                notification={one}
                now={now}
                onRead={keepingFocus(markRead)}
                onDismiss={keepingFocus(dismiss)}
                canLog={
                  one.dogId
                    ? may(
                        dogs?.find(({ id }) => id === one.dogId),
                        'log',
                      )
                    : quickLog.canLog
                }
                onLog={(log) => {
                  markRead(one.id);
                  onOpenChange(false);
                  quickLog.open(log, one.dogId);
                }}
                busy={giving.busy !== null && giving.busy === one.dose?.medicineId}
                onGive={(given) => {
                  giving.give(given);
                  body.current?.focus();
                }}
              />
            ))}
          </ul>
        )}
        {giving.sheet}
      </div>
    </Sheet>
  );
}

type Logged = NonNullable<Notification['log']>;

/** What a press logs. */
const logNames: Record<Logged, string> = { ...typeNames, ...dueKindNames };

const iconOf = (log: Logged) =>
  lookOf(isKnownType(log) ? { ...untitled, type: log } : { ...untitled, type: 'other', kind: log }).icon;
const untitled = { kind: null, title: null };

function Item({
  notification: { id, type, title, message, timestamp, isRead, priority, log, dose },
  now,
  canLog,
  busy,
  onRead,
  onDismiss,
  onLog,
  onGive,
}: {
  notification: Notification;
  now: Date;
  canLog: boolean;
  /** Whether its dose is being given. */
  busy: boolean;
  onRead: (id: string) => void;
  onDismiss: (id: string) => void;
  onLog: (log: Logged) => void;
  onGive: (given: Given) => void;
}) {
  const { Icon, hue } = looks[type];
  const asks = canLog && (log || dose);
  return (
    <li className="flex gap-3.5 py-4 tight:flex-col tight:gap-2">
      <span className={cx('grid size-11 shrink-0 place-items-center rounded-md', hue)}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className={cx('text-base', isRead && 'font-medium')}>{title}</h3>
          {!isRead && <Badge tone="brand">New</Badge>}
          {priority === 'high' && <Badge tone="watch">Important</Badge>}
        </div>
        <p className="mt-0.5 text-pretty text-sm">{message}</p>
        <p className="mt-0.5 text-quiet text-xs">{timeAgo(timestamp, now)}</p>
        <div className={cx('-mb-2 flex flex-wrap items-center', asks ? 'mt-2' : '-ml-2.5')}>
          {log && canLog && (
            <Button size="sm" onClick={() => onLog(log)} className="mr-1">
              {iconOf(log)}
              {`Log ${logNames[log]}`}
            </Button>
          )}
          {dose && canLog && (
            <GiveButton dose={dose} now={now} busy={busy} onGive={onGive} className="mr-1" />
          )}
          {!isRead && (
            <Button
              variant="quiet"
              size="sm"
              className="!px-2.5"
              onClick={() => onRead(id)}
              aria-label={`Mark as read: ${title}`}
            >
              <Check aria-hidden="true" className="size-4" />
              Mark as read
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            className="!px-2.5"
            onClick={() => onDismiss(id)}
            aria-label={`Dismiss: ${title}`}
          >
            <X aria-hidden="true" className="size-4" />
            Dismiss
          </Button>
        </div>
      </div>
    </li>
  );
}
