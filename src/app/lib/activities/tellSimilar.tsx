import { QueryObserver } from '@tanstack/react-query';
import type { Activity, LoggedActivity } from '../../../domain/activity.ts';
import { similarIn } from '../../../domain/similar.ts';
import { type Toast, toast } from '../../ui/toast.ts';
import { correctedNow } from '../clock.ts';
import { historyQuery, queryClient, recentQuery } from '../query.ts';
import { SimilarEntry } from './SimilarEntry.tsx';
import { withOlder } from './withOlder.ts';

/** How long the toast is shown, in milliseconds: it asks for a decision. */
const lasts = 15_000;

/** For as many milliseconds after a save an entry may turn up that somebody else saved at the same moment. */
const sameMoment = 15_000;

type Similar = Pick<Activity, 'by' | 'timestamp'>;

/**
 * Says in the toast `shown` about a new entry that somebody else has logged a similar one, and offers to remove the new one; also
 * if that turns up a moment later: of two who save at once, the server may have known of neither.
 */
export function tellSimilar(saved: Activity | LoggedActivity, shown: Toast, remove: () => void): void {
  const tell = (similar: Similar) =>
    toast({
      ...shown,
      description: <SimilarEntry type={saved.type} similar={similar} now={correctedNow()} also />,
      action: { label: 'Remove mine', onSelect: remove },
      lasts,
    });
  if ('similar' in saved && saved.similar) tell(saved.similar);
  else whenSimilarArrives(saved, tell);
}

/** Calls `act` with the first similar entry by somebody else that arrives within a moment, while `saved` is still there. */
function whenSimilarArrives(saved: Activity, act: (similar: Similar) => void): void {
  const { dogId, by, type, duration, foodType, timestamp } = saved;
  if (!by || (type !== 'walk' && type !== 'feeding')) return;
  const entry = { type, duration, foodType, at: Date.parse(timestamp) };
  const recent = new QueryObserver(queryClient, recentQuery(dogId));
  // What was shown before, the server has compared. Of two who save on different servers, the earlier entry may arrive later.
  let shown = queryClient.getQueryData(recentQuery(dogId).queryKey);
  const stop = recent.subscribe(({ data = [] }) => {
    if (data.every(({ id }) => id !== saved.id)) return;
    const log = withOlder(data, queryClient.getQueryData(historyQuery(dogId).queryKey) ?? []);
    const similar = similarIn(log, by.userId, entry);
    const isNews = similar && (similar.id > saved.id || shown?.every(({ id }) => id !== similar.id));
    shown ??= data;
    if (!isNews) return;
    stop();
    act(similar);
  });
  setTimeout(stop, sameMoment);
}
