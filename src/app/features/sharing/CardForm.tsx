import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { CardChange, type DogCard } from '../../../domain/dogCard.ts';
import { may } from '../../lib/access.ts';
import { SaveForm, useSaving } from '../../lib/SaveForm.tsx';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { cardQuery, changeCard } from './sharingWrites.ts';

interface Typed {
  phone: string;
  food: string;
  mayTreat: boolean | null;
  treatLimit: string;
}

const typedOf = ({ phone, food, mayTreat, treatLimit }: DogCard): Typed => ({
  phone: phone ?? '',
  food: food ?? '',
  mayTreat,
  treatLimit: treatLimit ?? '',
});

/** What is wrong with what was typed, by field. */
function problemsOf(typed: Typed): Partial<Record<keyof Typed, string>> {
  const issues = CardChange.safeParse(typed).error?.issues ?? [];
  const messages = issues.map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(messages.toReversed());
}

/** Only what was changed, so that what somebody else changes meanwhile stays. */
const changesIn = (typed: Typed, before: Typed) =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== before[name as keyof Typed]),
  ) as Partial<Typed>;

/** Changes what only a dog's card says: the owner's phone, food, and whether a vet may treat the dog. */
export function CardForm({
  id,
  dog,
  onBusy,
  onSaved,
}: {
  id: string;
  dog: Dog;
  onBusy: (busy: boolean) => void;
  onSaved: () => void;
}) {
  const { data: card } = useQuery(cardQuery(dog.id));
  return card ? <LoadedForm id={id} dog={dog} card={card} onBusy={onBusy} onSaved={onSaved} /> : null;
}

function LoadedForm({
  id,
  dog,
  card,
  onBusy,
  onSaved,
}: {
  id: string;
  dog: Dog;
  card: DogCard;
  onBusy: (busy: boolean) => void;
  onSaved: () => void;
}) {
  const [before] = useState(() => typedOf(card));
  const [typed, setTyped] = useState(before);
  const [isTried, setTried] = useState(false);
  const saving = useSaving(onBusy);
  const wrong = isTried ? problemsOf(typed) : {};
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  // It takes the place of the card, which may be scrolled, and of the button that was pressed.
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const save = () => {
    setTried(true);
    if (Object.keys(problemsOf(typed)).length > 0) return;
    void saving.save(() => changeCard(dog.id, changesIn(typed, before)), onSaved);
  };

  return (
    <SaveForm id={id} saving={saving} onSubmit={save}>
      <Field
        label={may(dog, 'own') ? 'Your phone' : "The owner's phone"}
        hint={`Whoever has the link, or finds ${dog.name} with the printed card, can call it.`}
        error={wrong.phone}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={first}
            type="tel"
            autoComplete={may(dog, 'own') ? 'tel' : 'off'}
            placeholder="+1 555 010 2030"
            value={typed.phone}
            onChange={({ target }) => change({ phone: target.value })}
          />
        )}
      </Field>
      <Field
        label="Food"
        hint="Usual meals come from the log; here, what it does not say."
        error={wrong.food}
      >
        {(control) => (
          <TextArea
            {...control}
            placeholder="Kibble is in the pantry. No chicken."
            value={typed.food}
            onChange={({ target }) => change({ food: target.value })}
          />
        )}
      </Field>
      <Treatment dog={dog} value={typed.mayTreat} onChange={(mayTreat) => change({ mayTreat })} />
      <Field label="Limit (optional)" error={wrong.treatLimit}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            placeholder="Up to $500, then call me"
            value={typed.treatLimit}
            onChange={({ target }) => change({ treatLimit: target.value })}
          />
        )}
      </Field>
    </SaveForm>
  );
}

const permissions = [
  { value: true, title: 'Yes, treat first', description: 'A vet need not wait for an answer' },
  { value: false, title: 'No, ask first', description: undefined },
  { value: null, title: 'Not said', description: undefined },
] as const;

function Treatment({
  dog,
  value,
  onChange,
}: {
  dog: Dog;
  value: boolean | null;
  onChange: (value: boolean | null) => void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">May a vet treat {dog.name} without asking?</legend>
      <div className="grid gap-2">
        {permissions.map((each) => (
          <ChoiceCard
            key={each.title}
            type="radio"
            name={name}
            title={each.title}
            description={each.description}
            checked={value === each.value}
            onChange={() => onChange(each.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
