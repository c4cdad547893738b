import { counted } from './counted.ts';

/** Units of which there may be two, so that their names have a plural. */
const countable = new Set(['tablet', 'capsule', 'drop', 'dose', 'piece', 'chew', 'pipette', 'pill', 'treat']);

/** "25 mg", "2 tablets", "3". */
export const amountText = (quantity: number, unit: string | null): string => {
  if (unit === null) return String(quantity);
  return countable.has(unit) ? counted(quantity, unit) : `${quantity} ${unit}`;
};
