export const weightUnits = ['lb', 'kg'] as const;
export type WeightUnit = (typeof weightUnits)[number];

/** The most that a dog weighs, by the unit in which it was weighed. Both are at most 400 lb. */
export const heaviest: Record<WeightUnit, number> = { lb: 400, kg: 181.4 };

const kgPerPound = 0.45359237;

export const isWeightUnit = (unit: string | null): unit is WeightUnit => unit === 'lb' || unit === 'kg';

/** A weight in pounds, to a hundredth: exact for what was entered in pounds, about 5 g for kilograms. */
export const inPounds = (quantity: number, unit: WeightUnit): number =>
  unit === 'lb' ? quantity : Math.round((quantity / kgPerPound) * 100) / 100;

/** A weight in another unit, unrounded. */
export const inUnit = ({ quantity, unit }: Weighed, wanted: WeightUnit): number => {
  if (unit === wanted) return quantity;
  return unit === 'kg' ? quantity / kgPerPound : quantity * kgPerPound;
};

export interface Weighed {
  quantity: number;
  unit: WeightUnit;
}

const decimalsOf = (number: number) => String(number).split('.')[1]?.length ?? 0;

/**
 * How much more a dog weighs than before, in the unit of the later weight: to the last digit that was entered, and to a tenth
 * if the units differ.
 */
export function weightChange(later: Weighed, before: Weighed): number {
  const decimals =
    later.unit === before.unit ? Math.max(decimalsOf(later.quantity), decimalsOf(before.quantity)) : 1;
  return Number((later.quantity - inUnit(before, later.unit)).toFixed(Math.min(decimals, 20)));
}

/** How a weight changed since the one before, after its number: " (+0.4)", " (−0.3)"; nothing if it is the same or unknown. */
export function changeText(
  { quantity, unit }: { quantity: number | null; unit: string | null },
  before: Weighed | null,
): string {
  if (!before || quantity === null || !isWeightUnit(unit)) return '';
  const change = weightChange({ quantity, unit }, before);
  return change === 0 ? '' : ` (${change < 0 ? '−' : '+'}${Math.abs(change)})`;
}
