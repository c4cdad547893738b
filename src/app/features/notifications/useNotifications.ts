import { useState } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import { type Notification, notificationsAt } from '../../../domain/notifications.ts';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { useOwner } from '../../lib/session.ts';
import { useNow } from '../../lib/useNow.ts';
import { readSeen, type Seen, saveSeen, withId } from './seen.ts';

export interface Notifications {
  list: Notification[];
  markRead: (id: string) => void;
  dismiss: (id: string) => void;
}

/** The current notifications, without dismissed ones. */
export function useNotifications(): Notifications {
  const { userId } = useOwner();
  const { dogs = [] } = useDogs();
  const now = useNow();
  const [seen, setSeen] = useState(() => readSeen(userId));

  function change(part: keyof Seen, id: string) {
    // Another tab may have stored something since.
    const latest = readSeen(userId);
    const next = { ...latest, [part]: withId(latest[part], id) };
    saveSeen(userId, next);
    setSeen(next);
  }

  const list = notificationsAt(now, ownerZone(), dogs)
    .filter(({ id }) => !seen.dismissed.includes(id))
    .map((one) => ({ ...one, isRead: one.isRead || seen.read.includes(one.id) }));
  return { list, markRead: (id) => change('read', id), dismiss: (id) => change('dismissed', id) };
}
