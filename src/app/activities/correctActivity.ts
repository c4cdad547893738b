import type { InfiniteData } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Page } from '../../api/client.ts';
import type { Activity, ActivityChange } from '../../domain/activity.ts';
import { api } from '../api.ts';
import { activityChanged, ofDog, queryClient } from '../query.ts';

type Cached = Activity[] | InfiniteData<Page<Activity[]>> | undefined;

/** Corrects an activity, which shows at once wherever it is listed. Throws what the server said if it refuses. */
export async function correctActivity(
  { id, dogId, type }: Activity,
  change: z.input<typeof ActivityChange>,
): Promise<void> {
  try {
    const corrected = await api('updateActivity', { params: { id }, body: change });
    const put = (list: Activity[]) => list.map((each) => (each.id === id ? corrected : each));
    queryClient.setQueriesData<Cached>({ queryKey: [...ofDog(dogId), 'activities'] }, (cached) => {
      if (!cached || Array.isArray(cached)) return cached && put(cached);
      return { ...cached, pages: cached.pages.map((page) => ({ ...page, rows: put(page.rows) })) };
    });
  } finally {
    void activityChanged(dogId, type);
  }
}
