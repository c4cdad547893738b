import { BookOpen, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { host } from '#phone/host';
import type { Answer } from '../../../api/contract.ts';
import type { TokenScope } from '../../../domain/apiToken.ts';
import { may } from '../../lib/access.ts';
import { type CreateFormProps, CreateSheet } from '../../lib/CreateSheet.tsx';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { type Attempt, attemptFor } from '../../lib/idempotency.ts';
import { ShownOnce } from '../../lib/passOn/ShownOnce.tsx';
import { SaveForm, useSaving } from '../../lib/SaveForm.tsx';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { connect } from './connectionWrites.ts';

type Connected = Answer<'createToken'>;

/** Connects a program: makes its token, and shows it once. */
export default function ConnectionSheet({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <CreateSheet<Connected>
      open={open}
      onOpenChange={onOpenChange}
      before={{ title: 'Connect a program', action: 'Create Token', busyLabel: 'Creating...' }}
      after={{ title: 'Connected' }}
      renderForm={(props) => <ConnectionForm {...props} />}
    >
      {(connected) => <Result connected={connected} />}
    </CreateSheet>
  );
}

const scopes = [
  {
    scope: 'log',
    title: 'Log',
    icon: <SquarePen aria-hidden="true" />,
    does: 'Adds entries, and sees how the day stands: for a button',
  },
  {
    scope: 'read',
    title: 'Read',
    icon: <BookOpen aria-hidden="true" />,
    does: 'Sees the log, and changes nothing: for a display',
  },
] as const;

const allDogs = 'all';

/** Its own component, so that it starts anew whenever the sheet opens. */
function ConnectionForm({ id, onBusy, onMade }: CreateFormProps<Connected>) {
  const { dogs = [], dog } = useDogs();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('log');
  const [chosen, setChosen] = useState(dog ? String(dog.id) : allDogs);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [isTried, setTried] = useState(false);
  const saving = useSaving(onBusy);
  const offered = dogs.filter((each) => scope === 'read' || may(each, 'log'));
  const dogId = offered.find((each) => String(each.id) === chosen)?.id ?? null;
  const noName = name.trim() === '' ? 'Please name it' : undefined;

  const create = () => {
    setTried(true);
    if (noName) return;
    const body = { name: name.trim(), scope, dogId };
    const now = attemptFor(body, attempt);
    setAttempt(now);
    void saving.save(() => connect(body, now.key), onMade);
  };

  return (
    <SaveForm id={id} saving={saving} onSubmit={create}>
      <Field label="Name" hint="So that you know it again" error={isTried ? noName : undefined} required>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={60}
            placeholder="Kitchen button"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold text-sm">What it may do</legend>
        <div className="grid gap-2">
          {scopes.map((each) => (
            <ChoiceCard
              key={each.scope}
              type="radio"
              name={`${id}-scope`}
              title={each.title}
              icon={each.icon}
              description={each.does}
              checked={scope === each.scope}
              onChange={() => setScope(each.scope)}
            />
          ))}
        </div>
      </fieldset>
      <Field label="Dog">
        {(control) => (
          <Select
            {...control}
            value={dogId === null ? allDogs : String(dogId)}
            onChange={({ target }) => setChosen(target.value)}
          >
            {offered.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
            <option value={allDogs}>All dogs, also those added later</option>
          </Select>
        )}
      </Field>
    </SaveForm>
  );
}

/** The token, which is known only here and now, and where it is used. */
function Result({ connected: { token, dog } }: { connected: Connected }) {
  const { dogs = [] } = useDogs();
  const hark = new URL(host, location.origin).origin;
  const meant = dog ? [dog] : dogs;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ShownOnce
        label="Token"
        hint="It is not shown again. Whoever has it can do what you chose; if it is lost, revoke it and make another."
        value={token}
      />
      <div className="grid gap-1 text-pretty text-quiet text-sm">
        <p>
          For the address <bdi className="wrap-anywhere text-ink">{hark}</bdi>
        </p>
        {meant.map(({ id, name }) => (
          <p key={id}>
            <bdi>{name}</bdi> is dog number <span className="text-ink tabular-nums">{id}</span>
          </p>
        ))}
        <p>
          <a href={`${hark}/api/docs`} target="_blank" rel="noreferrer" className="text-brand underline">
            What a program can ask
          </a>
        </p>
      </div>
    </div>
  );
}
