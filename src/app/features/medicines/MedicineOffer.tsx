import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { may } from '../../lib/access.ts';
import { medicinesQuery } from '../../lib/medicines/medicines.ts';
import { useOwner } from '../../lib/session.ts';
import { getItem, keys, setItem } from '../../lib/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import './medicines.css';

const MedicineSheet = lazyComponent(() => import('./MedicineSheet.tsx'));

const answered = `${keys.tooltipGuide}medicines`;

/** Offers to add a first medicine to those who have chosen medications as a priority, until they do or decline. */
export default function MedicineOffer({ dog }: { dog: Dog }) {
  const { carePreferences } = useOwner();
  const [isDeclined, setDeclined] = useState(() => getItem(answered) !== null);
  const isWanted = !isDeclined && carePreferences.includes('medications') && may(dog, 'manage');
  const { data } = useQuery({ ...medicinesQuery(dog.id), enabled: isWanted });
  const [open, setOpen] = useState(false);
  if (!isWanted || !data || (data.length > 0 && !open)) return null;
  return (
    <Card title="Medications" className="due-today">
      <p className="text-pretty">
        Does {dog.name} take a medicine? Add it once, and everybody who cares for {dog.name} sees what is due
        and what was given.
      </p>
      <div className="mt-2 flex flex-wrap gap-1">
        <Button
          size="sm"
          {...MedicineSheet.preloadProps}
          onClick={() => MedicineSheet.whenLoaded(() => setOpen(true))}
        >
          Add one now
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setItem(answered, 'declined');
            setDeclined(true);
          }}
        >
          Not now
        </Button>
      </div>
      <MedicineSheet dog={dog} medicine={null} open={open} onOpenChange={setOpen} />
    </Card>
  );
}
