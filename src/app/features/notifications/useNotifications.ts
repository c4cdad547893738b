import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import {
  byUrgency,
  dateNotifications,
  doseNotifications,
  type Notification,
  notificationsAt,
} from '../../../domain/notifications.ts';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { dueDatesQuery } from '../../lib/dueDates.ts';
import { useDueDoses } from '../../lib/medicines/due.ts';
import { useOwner } from '../../lib/session.ts';
import { useNow } from '../../lib/useNow.ts';
import { readSeen, type Seen, saveSeen, withId } from './seen.ts';

export interface Notifications {
  list: Notification[];
  markRead: (id: string) => void;
  dismiss: (id: string) => void;
}

/** Milliseconds after which dates are asked for again when a page opens; what is logged makes them stale at once. */
const datesStaleTime = 5 * 60_000;

/** The current notifications, without dismissed ones: doses that are due first. */
export function useNotifications(): Notifications {
  const { userId } = useOwner();
  const { dogs = [] } = useDogs();
  const now = useNow();
  const doses = useDueDoses();
  const zone = ownerZone();
  const dates = useQueries({
    queries: dogs.map(({ id }) => ({ ...dueDatesQuery(id), staleTime: datesStaleTime })),
  });
  const [seen, setSeen] = useState(() => readSeen(userId));

  function change(part: keyof Seen, id: string) {
    // Another tab may have stored something since.
    const latest = readSeen(userId);
    const next = { ...latest, [part]: withId(latest[part], id) };
    saveSeen(userId, next);
    setSeen(next);
  }

  const due = dogs.flatMap((dog, at) => dateNotifications(now, zone, dog, dates[at]?.data ?? []));
  const rest = byUrgency([...due, ...notificationsAt(now, zone, dogs)]);
  const list = [...doseNotifications(now, doses), ...rest]
    .filter(({ id }) => !seen.dismissed.includes(id))
    .map((one) => ({ ...one, isRead: one.isRead || seen.read.includes(one.id) }));
  return { list, markRead: (id) => change('read', id), dismiss: (id) => change('dismissed', id) };
}
