import { useId, useState } from 'react';
import {
  type ContactKind,
  type Contacts,
  contactNames,
  NewContact,
  NewInsurance,
} from '../../../domain/contacts.ts';
import type { Dog } from '../../../domain/dog.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { Field } from '../../ui/Field.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { may } from '../access.ts';
import { useDogs } from '../DogsProvider.tsx';
import { SaveForm, useSaving } from '../SaveForm.tsx';
import { setContacts } from './contacts.ts';

type Props = { dog: Dog; kind: ContactKind; contacts: Contacts | null };

/** Adds, changes or removes one of a dog's contacts, for all of the owner's dogs or for this one. */
export default function ContactSheet({
  open,
  onOpenChange,
  ...about
}: Props & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={contactNames[about.kind]}
      description={
        about.kind === 'insurance'
          ? `Who insures ${about.dog.name}, to have at hand at the vet's`
          : `One tap away when ${about.dog.name} needs help`
      }
      footer={
        <Button type="submit" form={id} variant="accent" size="lg" wide busy={busy} busyLabel="Saving...">
          Save
        </Button>
      }
    >
      <ContactForm {...about} id={id} onBusy={setBusy} onSaved={() => onOpenChange(false)} />
    </Sheet>
  );
}

/** What is typed, and what is wrong with it. `number`: the phone, or the policy's. */
interface Typed {
  name: string;
  number: string;
}

/** Its own component, so that it starts anew whenever the sheet opens. */
function ContactForm({
  id,
  dog,
  kind,
  contacts,
  onBusy,
  onSaved,
}: Props & { id: string; onBusy: (busy: boolean) => void; onSaved: () => void }) {
  const known = knownOf(contacts, kind);
  const { dogs = [] } = useDogs();
  const others = may(dog, 'own') ? dogs.filter((each) => may(each, 'own') && each.id !== dog.id) : [];
  const [typed, setTyped] = useState<Typed>({ name: known?.name ?? '', number: known?.number ?? '' });
  const [isShared, setShared] = useState(known?.shared ?? true);
  const [isTried, setTried] = useState(false);
  const saving = useSaving(onBusy);
  const wrong = isTried ? problemsOf(kind, typed) : {};
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));

  const save = (told: Typed) => {
    setTried(true);
    if (Object.keys(problemsOf(kind, told)).length > 0) return;
    const { name, number } = told;
    const contact = kind === 'insurance' ? { name, policy: number } : { name, phone: number };
    // Who does not own the dog changes it for this dog alone.
    const said = { [kind]: contact, ...(may(dog, 'own') && { shared: isShared }) };
    void saving.save(() => setContacts(dog, said), onSaved);
  };

  return (
    <SaveForm id={id} saving={saving} onSubmit={() => save(typed)}>
      {kind === 'insurance' ? (
        <>
          <NameField label="Insurer" value={typed.name} error={wrong.name} onChange={change} />
          <Field label="Policy number" error={wrong.number}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                value={typed.number}
                onChange={({ target }) => change({ number: target.value })}
              />
            )}
          </Field>
        </>
      ) : (
        <>
          <Field
            label="Phone"
            error={wrong.number}
            hint="As you would write it. With the country's code it also works abroad; an extension may follow."
          >
            {(control) => (
              <TextInput
                {...control}
                type="tel"
                autoComplete="off"
                placeholder="+1 555 010 2030 ext. 4"
                value={typed.number}
                onChange={({ target }) => change({ number: target.value })}
              />
            )}
          </Field>
          <NameField label="Name (optional)" value={typed.name} error={wrong.name} onChange={change} />
        </>
      )}
      {others.length > 0 && <ScopeFields dog={dog} isShared={isShared} onChange={setShared} />}
      {known && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => save({ name: '', number: '' })}
        >
          <span className="text-alarm">Remove {contactNames[kind].toLowerCase()}</span>
        </Button>
      )}
    </SaveForm>
  );
}

function NameField({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (part: Partial<Typed>) => void;
}) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      )}
    </Field>
  );
}

/** Whether it is for all of the owner's dogs or for this one. */
function ScopeFields({
  dog,
  isShared,
  onChange,
}: {
  dog: Dog;
  isShared: boolean;
  onChange: (isShared: boolean) => void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">For</legend>
      <div className="grid gap-2">
        <ChoiceCard
          type="radio"
          name={name}
          title="All my dogs"
          description="But for those that have one of their own"
          checked={isShared}
          onChange={() => onChange(true)}
        />
        <ChoiceCard
          type="radio"
          name={name}
          title={`Only ${dog.name}`}
          checked={!isShared}
          onChange={() => onChange(false)}
        />
      </div>
    </fieldset>
  );
}

function knownOf(contacts: Contacts | null, kind: ContactKind) {
  if (kind === 'insurance') {
    const insurance = contacts?.insurance;
    return insurance && { name: insurance.name, number: insurance.policy, shared: insurance.shared };
  }
  const contact = contacts?.[kind];
  return contact && { name: contact.name, number: contact.phone, shared: contact.shared };
}

/** What is wrong with what was typed, by field. */
function problemsOf(kind: ContactKind, { name, number }: Typed): Partial<Typed> {
  const { error } =
    kind === 'insurance'
      ? NewInsurance.safeParse({ name, policy: number })
      : NewContact.safeParse({ name, phone: number });
  const messages = (error?.issues ?? []).map(
    ({ path, message }) => [path[0] === 'name' ? 'name' : 'number', message] as const,
  );
  return Object.fromEntries(messages.toReversed());
}
