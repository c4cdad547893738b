import { useState } from 'react';
import { type Notification, notificationsAt } from '../../domain/notifications.ts';
import { useDogs } from '../dog/DogsProvider.tsx';
import { useOwner } from '../session.tsx';
import { useNow } from '../useNow.ts';
import { ownerZone } from '../../api/zone.ts';
import { keepSeen, recallSeen, type Seen, withId } from './seen.ts';

export interface Notifications {
  list: Notification[];
  markRead: (id: string) => void;
  dismiss: (id: string) => void;
}

/** What Hark brings up now, without what this owner dismissed. */
export function useNotifications(): Notifications {
  const { userId } = useOwner();
  const { dogs = [] } = useDogs();
  const now = useNow();
  const [seen, setSeen] = useState(() => recallSeen(userId));

  function change(part: keyof Seen, id: string) {
    // Another tab may have kept something since.
    const latest = recallSeen(userId);
    const next = { ...latest, [part]: withId(latest[part], id) };
    keepSeen(userId, next);
    setSeen(next);
  }

  const list = notificationsAt(now, ownerZone(), dogs)
    .filter(({ id }) => !seen.dismissed.includes(id))
    .map((one) => ({ ...one, isRead: seen.read.includes(one.id) }));
  return { list, markRead: (id) => change('read', id), dismiss: (id) => change('dismissed', id) };
}
