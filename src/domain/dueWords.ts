import type { DueDate, DueKind } from './due.ts';
import { kindName } from './kindNames.ts';
import { daysAfter } from './laterDays.ts';

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** "May 3, 2027" for "2027-05-03". */
export const dateText = (day: string): string => dates.format(new Date(`${day}T00:00:00Z`));

/** "Due today", "Due tomorrow", "Due May 3, 2027", "Was due May 3, 2027". */
export function dateDueText(day: string, today: string): string {
  if (day === today) return 'Due today';
  if (day === daysAfter(today, 1)) return 'Due tomorrow';
  return `${day < today ? 'Was due' : 'Due'} ${dateText(day)}`;
}

/** What a press logs of what is due again. */
export const dueKindNames: Record<DueKind, string> = {
  vaccination: 'Vaccination',
  prevention: 'Prevention',
  vet: 'Checkup',
};

/** What is due, as its entry names it: "Rabies"; one without a title by its kind. */
export const dueName = ({ kind, title }: Pick<DueDate, 'kind' | 'title'>): string => title ?? kindName(kind);
