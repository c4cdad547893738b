import type { Activity, ActivityType } from './activity.ts';
import { counted } from './counted.ts';
import { lookUp } from './lookUp.ts';

/** What the types are called where one of them is chosen. */
export const typeNames: Record<ActivityType, string> = { walk: 'Walk', feeding: 'Feeding', health: 'Health' };

/** The fields of which an activity leaves empty those of the other types. */
export const emptyFields = {
  duration: null,
  location: null,
  foodType: null,
  amount: null,
  symptoms: null,
} satisfies Partial<Activity>;

/** Whether this release knows the type. A newer server may send others, which can be shown and removed, but not edited. */
export const isKnownType = (type: Activity['type']): type is ActivityType => Object.hasOwn(typeNames, type);

/** The heading of an activity's card. */
export function activityLabel(type: string): string {
  return lookUp({ ...typeNames, health: 'Health Check' }, type, 'Activity');
}

/** The text of an activity's card: the main fact, and a detail if there is one. */
export function activitySummary(
  activity: Pick<Activity, 'duration' | 'location' | 'foodType' | 'amount' | 'symptoms'> & { type: string },
): { main: string; detail: string | null } {
  switch (activity.type) {
    case 'walk':
      return { main: `Duration: ${counted(activity.duration ?? 0, 'minute')}`, detail: activity.location };
    case 'feeding':
      return { main: activity.foodType ?? 'Food', detail: activity.amount };
    case 'health':
      return { main: activity.symptoms ?? 'Health check', detail: null };
    default:
      return { main: 'Activity', detail: null };
  }
}
