import type { Activity } from '../../../domain/activity.ts';
import { foldForSearch, searchText } from '../../../domain/search.ts';

/** Whether the server's search finds an activity. Its own module, because the dashboard does without it. */
export const matchesSearch = (activity: Activity, sought: string): boolean =>
  searchText(activity).includes(foldForSearch(sought));
