import type { Activity, ActivityType } from './activity.ts';

/** What the types are called where one of them is chosen. */
export const typeNames: Record<ActivityType, string> = { walk: 'Walk', feeding: 'Feeding', health: 'Health' };

/** The heading of an activity's card. */
export function activityLabel(type: string): string {
  const labels: Record<string, string> = { ...typeNames, health: 'Health Check' };
  return labels[type] ?? 'Activity';
}

/** The text of an activity's card: the main fact, and a detail if there is one. */
export function activitySummary(
  activity: Pick<Activity, 'duration' | 'location' | 'foodType' | 'amount' | 'symptoms'> & { type: string },
): { main: string; detail: string | null } {
  switch (activity.type) {
    case 'walk':
      return { main: `Duration: ${activity.duration ?? 0} minutes`, detail: activity.location };
    case 'feeding':
      return { main: activity.foodType ?? 'Food', detail: activity.amount };
    case 'health':
      return { main: activity.symptoms ?? 'Health check', detail: null };
    default:
      return { main: 'Activity', detail: null };
  }
}
