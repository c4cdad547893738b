import { useContext } from 'react';
import { inUnit, isWeightUnit, type Weighed, type WeightUnit } from '../../domain/weight.ts';
import { SessionContext } from './session.ts';

/** Where people weigh in pounds. */
const poundRegions: readonly (string | undefined)[] = ['US', 'LR', 'MM'];

/** The unit in which somebody with this language and region (`en-GB`) probably weighs. */
export function likelyUnit(language = navigator.language): WeightUnit {
  try {
    return poundRegions.includes(new Intl.Locale(language).maximize().region) ? 'lb' : 'kg';
  } catch {
    return 'lb';
  }
}

/** The unit that the user has chosen; null if none, and for whoever is not signed in. */
export function useChosenUnit(): WeightUnit | null {
  const session = useContext(SessionContext);
  // A server of an earlier release says nothing of it.
  const chosen = session && 'user' in session ? (session.user.weightUnit ?? null) : null;
  return isWeightUnit(chosen) ? chosen : null;
}

/** The unit in which weights are shown and entered: the user's, or else the one that is usual where their browser is. */
export function useWeightUnit(): WeightUnit {
  return useChosenUnit() ?? likelyUnit();
}

/**
 * A weight in a unit, as it is shown and typed: as it was entered if that was in this unit, else to a hundredth of a kilogram or a
 * tenth of a pound. Kilograms that were kept as pounds are the same again.
 */
export const quantityIn = (weighed: Weighed, unit: WeightUnit): number =>
  weighed.unit === unit ? weighed.quantity : Number(inUnit(weighed, unit).toFixed(unit === 'kg' ? 2 : 1));

/** A weight in pounds as its reader says it: "24.5 lb", "11.11 kg". */
export const weightText = (pounds: number, unit: WeightUnit): string =>
  `${quantityIn({ quantity: pounds, unit: 'lb' }, unit)} ${unit}`;

/** An entry as its reader says it: a weight in the unit that they have chosen, or else as it was entered. */
export function entryIn<Entry extends { kind: string | null; quantity: number | null; unit: string | null }>(
  entry: Entry,
  unit: WeightUnit | null,
): Entry {
  const { kind, quantity, unit: entered } = entry;
  if (!unit || kind !== 'weight' || quantity === null || !isWeightUnit(entered)) return entry;
  return { ...entry, quantity: quantityIn({ quantity, unit: entered }, unit), unit };
}
