import type { Activity } from './activity.ts';

/**
 * The fields of which an activity leaves empty those of the other types. Not in `activity.ts`, because pages need it before
 * the shapes' library has loaded.
 */
export const emptyFields = {
  duration: null,
  location: null,
  foodType: null,
  amount: null,
  symptoms: null,
} satisfies Partial<Activity>;
