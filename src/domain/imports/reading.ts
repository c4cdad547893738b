import type { WeightUnit } from '../weight.ts';
import type { DateOrder } from './dates.ts';
import type { ImportField } from './imports.ts';

/** How a file is to be read. */
export interface Reading {
  zone: string;
  dateOrder: DateOrder;
  weightUnit: WeightUnit | null;
  /** The headings of the columns, whose words may tell a unit. */
  headings: Readonly<Partial<Record<ImportField, string | null | undefined>>>;
  now: Date;
}

/** Why a row is left out. `asksUnit`: it would not be, if the owner said which unit weights have. */
export interface LeftOut {
  reason: string;
  asksUnit?: true;
}

export const isLeftOut = (read: object): read is LeftOut => 'reason' in read;

export const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

export const unreadable = (cell: string, what: string): LeftOut => ({
  reason: cell === '' ? `The ${what} is missing` : `“${shortened(cell)}” is no ${what} that Hark can read`,
});
