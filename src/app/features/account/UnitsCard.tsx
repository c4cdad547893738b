import { useState } from 'react';
import '../../../api/lateCalls.ts';
import { isWeightUnit, type WeightUnit } from '../../../domain/weight.ts';
import { api, errorMessage } from '../../lib/api.ts';
import { meQuery, queryClient } from '../../lib/query.ts';
import { useOwner } from '../../lib/session.ts';
import { likelyUnit } from '../../lib/weightUnit.ts';
import { Card } from '../../ui/Card.tsx';
import { Options } from '../../ui/Options.tsx';
import { toast } from '../../ui/toast.ts';

const units = [
  { value: 'lb', label: 'Pounds' },
  { value: 'kg', label: 'Kilograms' },
] as const;

/** Chooses the unit of weights, on all of the user's devices. */
export default function UnitsCard() {
  const { weightUnit = null } = useOwner();
  /** What is being saved, shown at once. */
  const [next, setNext] = useState<WeightUnit | null>(null);
  const chosen = isWeightUnit(weightUnit) ? weightUnit : likelyUnit();
  const choose = async (unit: WeightUnit) => {
    setNext(unit);
    try {
      queryClient.setQueryData(meQuery.queryKey, await api('saveUnits', { body: { weightUnit: unit } }));
    } catch (error) {
      toast({ title: 'Unit Not Changed', description: errorMessage(error), variant: 'destructive' });
    }
    setNext(null);
  };
  return (
    <Card title="Units" level={3}>
      <Options
        label="Units"
        options={units}
        value={next ?? chosen}
        onValueChange={(unit) => void choose(unit)}
      />
      <p className="mt-3 text-pretty text-quiet text-sm">
        Weights stay as they were entered, and are shown in this unit. Dates and times follow your browser.
      </p>
    </Card>
  );
}
