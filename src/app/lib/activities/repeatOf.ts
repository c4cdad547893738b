import type { Activity, NewActivity } from '../../../domain/activity.ts';

/** The same walk or meal as a new activity, now, without notes and photos. Null if it cannot be repeated. */
export function repeatOf({
  type,
  duration,
  location,
  foodType,
  amount,
}: Pick<Activity, 'type' | 'duration' | 'location' | 'foodType' | 'amount'>): NewActivity | null {
  const notes = null;
  if (type === 'walk' && duration !== null) return { type: 'walk', duration, location, notes };
  if (type === 'feeding' && foodType !== null && amount !== null)
    return { type: 'feeding', foodType, amount, notes };
  return null;
}

/** What a button that logs this walk or meal says: "25 min" and "Harbour loop", or "Kibble" and "1 cup". */
export const pillTexts = (again: NewActivity): string[] => {
  const texts =
    again.type === 'walk'
      ? [`${again.duration} min`, again.location]
      : again.type === 'feeding'
        ? [again.foodType, again.amount]
        : [];
  return texts.filter((text) => text !== null);
};
