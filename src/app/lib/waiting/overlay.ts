import type { Activity } from '../../../domain/activity.ts';
import type { DogStats } from '../../../domain/stats.ts';
import { sharedValue } from '../../ui/sharedValue.ts';
import type { LogFilter } from '../query.ts';

/** Which entries a list may show: those that match the filter, as far back as it reaches, and up to a moment. */
export interface Range {
  filter?: LogFilter;
  /** The last entry fetched so far; null if there are no more. */
  end?: Activity | null;
  until?: Date | undefined;
}

/** What waits to be sent, laid over what the server has sent. Null while nothing waits: the code for it loads late. */
export interface Overlay {
  list: (dog: number, rows: readonly Activity[], range: Range) => Activity[];
  day: (dog: number, day: DogStats) => DogStats;
  /** The last dose of a medicine that waits, of those due at a moment if one is given. */
  dose: (medicineId: number, dueAt?: string) => Activity | undefined;
}

export const overlay = sharedValue<Overlay | null>(null);

/** An activity of which something waits to be sent, with the words for it. */
export type Unsent = Activity & { waits: string };

export const isUnsent = (activity: Activity): activity is Unsent => 'waits' in activity;
