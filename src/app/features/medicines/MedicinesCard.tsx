import { useQuery } from '@tanstack/react-query';
import { Pill } from 'lucide-react';
import { useState } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import type { Dog } from '../../../domain/dog.ts';
import type { Medicine } from '../../../domain/medicine.ts';
import {
  doseText,
  isLow,
  lastText,
  scheduleText,
  standingText,
  supplyText,
  zoneText,
} from '../../../domain/medicineWords.ts';
import { may } from '../../lib/access.ts';
import { medicinesQuery } from '../../lib/medicines/medicines.ts';
import { useGiving } from '../../lib/medicines/useGiving.tsx';
import { RowMark } from '../../lib/Row.tsx';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import './medicines.css';

const MedicineSheet = lazyComponent(() => import('./MedicineSheet.tsx'));

/** A dog's medicines: where each stands, to give or skip a dose, and for those who may change them to add and edit. */
export default function MedicinesCard({ dog }: { dog: Dog }) {
  const { data, isError, isFetching, refetch } = useQuery(medicinesQuery(dog.id));
  const giving = useGiving();
  const [edited, setEdited] = useState<Medicine | null>(null);
  const [open, setOpen] = useState(false);
  const mayChange = may(dog, 'manage');
  const edit = (medicine: Medicine | null) =>
    MedicineSheet.whenLoaded(() => {
      setEdited(medicine);
      setOpen(true);
    });

  function content() {
    if (data?.length === 0) {
      return (
        <p className="text-pretty text-quiet">
          {mayChange
            ? `None yet. Add what ${dog.name}'s vet prescribed, and everybody who cares for ${dog.name} sees what was given.`
            : 'None yet.'}
        </p>
      );
    }
    if (data) {
      return (
        <ul className="medicines">
          {data.map((medicine) => (
            <MedicineRow
              key={medicine.id}
              dog={dog}
              medicine={medicine}
              giving={giving}
              onEdit={() => edit(medicine)}
            />
          ))}
        </ul>
      );
    }
    if (isError && !isFetching) return <LoadFailed what="the medicines" onRetry={() => void refetch()} />;
    return <Skeleton className="h-24" />;
  }

  return (
    <Card
      title="Medicines"
      aria-busy={!data && isFetching}
      action={
        mayChange &&
        data && (
          <Button
            variant="quiet"
            size="sm"
            className="-my-2 -mr-2"
            aria-label="Add medicine"
            {...MedicineSheet.preloadProps}
            onClick={() => edit(null)}
          >
            Add
          </Button>
        )
      }
    >
      {content()}
      <MedicineSheet dog={dog} medicine={edited} open={open} onOpenChange={setOpen} />
      {giving.sheet}
    </Card>
  );
}

function MedicineRow({
  dog,
  medicine,
  giving,
  onEdit,
}: {
  dog: Dog;
  medicine: Medicine;
  giving: ReturnType<typeof useGiving>;
  onEdit: () => void;
}) {
  const now = useNow();
  const { id, dogId, name, next, last, zone, instructions } = medicine;
  const isDue = next !== null && new Date(next) <= now;
  const isOver = next === null && medicine.schedule !== 'as_needed';
  const elsewhere = zoneText(zone, ownerZone(), now);
  const supply = supplyText(medicine);
  const given = { dogId, medicineId: id, name, dueAt: next };
  const busy = giving.busy === id;
  return (
    <li className="medicine">
      <div className="medicine-head">
        <RowMark>
          <Pill />
        </RowMark>
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere font-semibold text-base">
            <bdi>{name}</bdi>
          </h3>
          <p className="wrap-anywhere text-quiet text-sm">
            <bdi>{doseText(medicine)}</bdi> · {scheduleText(medicine, [])}
          </p>
          {instructions && (
            <p dir="auto" className="wrap-anywhere whitespace-pre-line text-quiet text-sm">
              {instructions}
            </p>
          )}
          <p className={cx('medicine-standing', isDue && 'medicine-due')}>
            {standingText(medicine, now, [])}
          </p>
          {last && next !== null && <p className="wrap-anywhere text-quiet text-sm">{lastText(last, now)}</p>}
          {supply && (
            <p className={cx('text-sm', isLow(medicine, now) ? 'font-semibold text-watch' : 'text-quiet')}>
              {supply}
            </p>
          )}
          {elsewhere && <p className="text-pretty text-quiet text-sm">{elsewhere}</p>}
        </div>
      </div>
      <div className="medicine-buttons">
        {may(dog, 'log') && !isOver && (
          <>
            <Button
              variant={isDue ? 'brand' : 'plain'}
              size="sm"
              busy={busy}
              aria-label={`Give ${name}`}
              onClick={() => giving.give(given)}
            >
              Give
            </Button>
            {next !== null && (
              <Button
                variant="quiet"
                size="sm"
                busy={busy}
                aria-label={`Skip ${name}`}
                onClick={() => giving.give({ ...given, skipped: true })}
              >
                Skip
              </Button>
            )}
          </>
        )}
        {may(dog, 'manage') && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Edit ${name}`}
            {...MedicineSheet.preloadProps}
            onClick={onEdit}
          >
            Edit
          </Button>
        )}
      </div>
    </li>
  );
}
