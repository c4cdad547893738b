import type { QueryCacheNotifyEvent } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { hark } from '../../../domain/hark.ts';
import { queryClient } from '../../lib/query.ts';
import { shortMoment } from '../../lib/shortMoment.ts';
import { useNow } from '../../lib/useNow.ts';
import { isUnanswered } from '../../lib/waiting/orKeep.ts';

const cache = queryClient.getQueryCache();

/** Others come while something renders. */
const isAnswer = (event: QueryCacheNotifyEvent) =>
  event.type === 'updated' && ['success', 'error'].includes(event.action.type);

const subscribe = (listener: () => void) =>
  cache.subscribe((event) => {
    if (isAnswer(event)) listener();
  });

/** Since when what is on screen could not be asked anew; null if it could. */
function staleSince(): number | null {
  const times = cache
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined && isUnanswered(state.error))
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : null;
}

/** Says since when what is on screen is, while Hark cannot be reached. */
export function AsOf() {
  const since = useSyncExternalStore(subscribe, staleSince);
  const now = useNow();
  const moment = since === null ? null : new Date(since);
  const isToday = moment?.toDateString() === now.toDateString();
  if (!moment) return null;
  return (
    <p role="status" className="mb-3 flex items-center gap-2 text-quiet text-sm">
      <CloudOff aria-hidden="true" className="size-4 shrink-0" />
      <span>
        Can't reach {hark.name}. As of{' '}
        {isToday
          ? moment.toLocaleTimeString(undefined, { timeStyle: 'short' })
          : shortMoment(moment.toISOString())}
        .
      </span>
    </p>
  );
}
