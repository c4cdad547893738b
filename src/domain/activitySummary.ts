import type { Activity, ActivityType } from './activity.ts';
import { amountText } from './amountText.ts';
import { counted } from './counted.ts';
import { kindName } from './kindNames.ts';
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
  kind: null,
  title: null,
  quantity: null,
  unit: null,
  nextDue: null,
  medicineId: null,
  dueAt: null,
  skipped: false,
} satisfies Partial<Activity>;

/** Whether this release knows the type. A newer server may send others, which can be shown and removed, but not edited. */
export const isKnownType = (type: Activity['type']): type is ActivityType => Object.hasOwn(typeNames, type);

/** The heading of an activity's card. */
export function activityLabel(type: string): string {
  return lookUp({ ...typeNames, health: 'Health Check' }, type, 'Activity');
}

type Shown = Pick<
  Activity,
  | 'duration'
  | 'location'
  | 'foodType'
  | 'amount'
  | 'symptoms'
  | 'kind'
  | 'title'
  | 'quantity'
  | 'unit'
  | 'nextDue'
> & { type: string; skipped?: boolean };

export interface Summary {
  /** The main fact. */
  main: string;
  /** A detail if there is one. */
  detail: string | null;
}

/**
 * The text of an activity's card. `change` is how a weight changed (`changeText`), where that is known.
 */
export function activitySummary(activity: Shown, change = ''): Summary {
  switch (activity.type) {
    case 'walk':
      return { main: `Duration: ${counted(activity.duration ?? 0, 'minute')}`, detail: activity.location };
    case 'feeding':
      return { main: activity.foodType ?? 'Food', detail: activity.amount };
    case 'health':
      return { main: activity.symptoms ?? 'Health check', detail: null };
    case 'other':
      return otherSummary(activity, change);
    default:
      return { main: 'Activity', detail: null };
  }
}

function otherSummary({ kind, title, quantity, unit, nextDue, duration, skipped }: Shown, change: string) {
  const name = title ?? kindName(kind);
  const amount = quantity === null ? null : amountText(quantity, unit);
  const minutes = duration === null ? null : counted(duration, 'minute');
  const due = nextDue === null ? '' : ` · next due ${formatDate(nextDue)}`;
  if (kind === 'weight' && quantity !== null)
    return { main: `Weight ${amount}${change}${due}`, detail: title };
  if (skipped) return { main: `${name}, skipped`, detail: null };
  if (kind === 'medicine') return { main: [name, amount].filter(Boolean).join(' ') + due, detail: minutes };
  return { main: name + due, detail: [amount, minutes].filter(Boolean).join(', ') || null };
}

/** "May 3, 2027", as the browser writes it. */
const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const formatDate = (day: string) => dates.format(new Date(`${day}T00:00:00Z`));
