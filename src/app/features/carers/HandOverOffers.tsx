import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Carer } from '../../../domain/carer.ts';
import type { Dog } from '../../../domain/dog.ts';
import { may } from '../../lib/access.ts';
import { errorMessage } from '../../lib/api.ts';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { carersQuery, handOverDog } from './carerWrites.ts';

/** Before an account is deleted: its dogs that others care for, each to be handed to one of those who may have it. */
export function HandOverOffers() {
  const { dogs = [] } = useDogs();
  const own = dogs.filter((dog) => may(dog, 'own'));
  const carers = useQueries({ queries: own.map(({ id }) => carersQuery(id)) });
  const shared = own
    .map((dog, at) => ({ dog, carers: carers[at]?.data ?? [] }))
    .filter((each) => each.carers.length > 0);
  if (shared.length === 0) return null;
  return (
    <section aria-label="Dogs that others care for" className="grid gap-3 rounded-md bg-sunk p-4">
      <p>
        Others care for {new Intl.ListFormat('en-US').format(shared.map(({ dog }) => dog.name))} with you.
        What you don't hand over is gone for them too.
      </p>
      {shared.flatMap(({ dog, carers: those }) =>
        those
          .filter(({ access }) => access === 'manage')
          .map((carer) => <Offer key={`${dog.id} ${carer.userId}`} dog={dog} carer={carer} />),
      )}
      {shared.some((each) => each.carers.every(({ access }) => access !== 'manage')) && (
        <p className="text-quiet">
          Only a partner, who sees and changes everything, can be given a dog. Change the access of a carer in
          the dog's profile first.
        </p>
      )}
    </section>
  );
}

function Offer({ dog, carer }: { dog: Dog; carer: Carer }) {
  const [busy, setBusy] = useState(false);
  const handOver = async () => {
    setBusy(true);
    try {
      await handOverDog(dog, carer);
      toast({ title: 'Dog Handed Over', description: `${dog.name} is ${carer.name}'s dog now.` });
    } catch (error) {
      toast({ title: 'Dog Not Handed Over', description: errorMessage(error), variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <Button wide busy={busy} busyLabel="Handing over..." onClick={() => void handOver()}>
      <span className="line-clamp-2 wrap-anywhere">
        Hand {dog.name} over to {carer.name}
      </span>
    </Button>
  );
}
