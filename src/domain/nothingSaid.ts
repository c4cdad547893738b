import type { Activity } from './activity.ts';

/** What an activity of one type leaves empty of another's fields. Apart from the shapes: pages need it before them. */
export const nothingSaid = {
  duration: null,
  location: null,
  foodType: null,
  amount: null,
  symptoms: null,
} satisfies Partial<Activity>;
