import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { maxLinkDogs } from '../../../domain/links.ts';
import { may } from '../../lib/access.ts';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { DogCardView } from '../../lib/dogCard/DogCardView.tsx';
import { SaveForm } from '../../lib/SaveForm.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardForm } from './CardForm.tsx';
import { Lifetime } from './Lifetime.tsx';
import { MadeLink } from './MadeLink.tsx';
import { cardQuery } from './sharingWrites.ts';
import { useNewLink } from './useNewLink.ts';

/** What the sheet shows: the card, the form for what only the card says, or the link that was just made. */
type Step = { name: 'card' } | { name: 'form' } | { name: 'made'; link: string; names: string };

/** A dog's card for a sitter: what it says, what can be added, and for the owner a link that shows it. */
export default function CardSheet({
  dog,
  open,
  onOpenChange,
}: {
  dog: Dog;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const id = useId();
  const [step, setStep] = useState<Step>({ name: 'card' });
  const [busy, setBusy] = useState(false);
  const change = (next: boolean) => {
    if (!next) setStep({ name: 'card' });
    onOpenChange(next);
  };
  const toCard = () => setStep({ name: 'card' });
  const submit = (label: string, busyLabel: string) => (
    <Button type="submit" form={id} variant="accent" size="lg" wide busy={busy} busyLabel={busyLabel}>
      {label}
    </Button>
  );
  const parts = {
    card: {
      title: 'Card for a sitter',
      description: `For who looks after ${dog.name}, or finds ${dog.name}`,
      footer: may(dog, 'own') && submit('Create Link', 'Creating...'),
    },
    form: {
      title: 'What only the card says',
      description: 'The rest comes from profile, contacts and log',
      footer: (
        <div className="grid grid-cols-[auto_1fr] gap-2 tight:grid-cols-1">
          <Button variant="quiet" size="lg" onClick={toCard}>
            Back
          </Button>
          {submit('Save', 'Saving...')}
        </div>
      ),
    },
    made: {
      title: 'Link ready',
      description: 'Whoever has it sees the card, without an account, until it ends or you revoke it.',
      footer: (
        <Button size="lg" wide onClick={() => change(false)}>
          Done
        </Button>
      ),
    },
  }[step.name];
  return (
    <Sheet open={open} onOpenChange={change} {...parts}>
      {step.name === 'card' && (
        <Preview
          id={id}
          dog={dog}
          onBusy={setBusy}
          onEdit={() => setStep({ name: 'form' })}
          onMade={(link, names) => setStep({ name: 'made', link, names })}
        />
      )}
      {step.name === 'form' && <CardForm id={id} dog={dog} onBusy={setBusy} onSaved={toCard} />}
      {step.name === 'made' && (
        <MadeLink
          link={step.link}
          title={`Card of ${step.names}`}
          text={`What to know about ${step.names}:`}
        />
      )}
    </Sheet>
  );
}

/** The card as a link shows it, and for the owner how long the link works and of which dogs. */
function Preview({
  id,
  dog,
  onBusy,
  onEdit,
  onMade,
}: {
  id: string;
  dog: Dog;
  onBusy: (busy: boolean) => void;
  onEdit: () => void;
  onMade: (link: string, names: string) => void;
}) {
  const { data: card, isError, isFetching, refetch } = useQuery(cardQuery(dog.id));
  const { dogs = [] } = useDogs();
  const own = dogs.filter((each) => may(each, 'own'));
  const [dogIds, setDogIds] = useState([dog.id]);
  const [isTried, setTried] = useState(false);
  const { days, setDays, saving, create } = useNewLink(onBusy, (link) => {
    const names = own.filter((each) => dogIds.includes(each.id)).map(({ name }) => name);
    onMade(link, new Intl.ListFormat('en-US').format(names));
  });
  const toggle = (dogId: number) =>
    setDogIds((before) =>
      before.includes(dogId) ? before.filter((each) => each !== dogId) : [...before, dogId],
    );

  function content() {
    if (card) return <DogCardView card={card} />;
    if (isError && !isFetching) return <LoadFailed what="the card" onRetry={() => void refetch()} />;
    return <Skeleton className="h-96 rounded-lg" />;
  }

  return (
    <SaveForm
      id={id}
      saving={saving}
      onSubmit={() => {
        setTried(true);
        if (dogIds.length > 0) create({ kind: 'card', dogIds });
      }}
    >
      {isTried && dogIds.length === 0 && <Alert>Choose at least one dog</Alert>}
      {card && !card.phone && may(dog, 'manage') && (
        <Alert tone="brand">Without a phone number, whoever finds {dog.name} can't call you.</Alert>
      )}
      {content()}
      {may(dog, 'manage') && (
        <Button wide disabled={!card} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-5" />
          Edit phone, food, treatment
        </Button>
      )}
      {may(dog, 'own') && (
        <>
          <Lifetime days={days} onChange={setDays} />
          {own.length > 1 && (
            <fieldset className="min-w-0">
              <legend className="mb-1.5 font-semibold text-sm">It shows</legend>
              <div className="grid gap-2">
                {own.map((each) => (
                  <ChoiceCard
                    key={each.id}
                    title={each.name}
                    checked={dogIds.includes(each.id)}
                    disabled={!dogIds.includes(each.id) && dogIds.length >= maxLinkDogs}
                    onChange={() => toggle(each.id)}
                  />
                ))}
              </div>
            </fieldset>
          )}
        </>
      )}
    </SaveForm>
  );
}
