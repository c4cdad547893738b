import { useState } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import type { Dog } from '../../../domain/dog.ts';
import { may } from '../../lib/access.ts';
import { api } from '../../lib/api.ts';
import { type CreateFormProps, CreateSheet } from '../../lib/CreateSheet.tsx';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { type Attempt, attemptFor } from '../../lib/idempotency.ts';
import { queryClient } from '../../lib/query.ts';
import { SaveForm, useSaving } from '../../lib/SaveForm.tsx';
import { useOwner } from '../../lib/session.ts';
import { endOfDay } from '../../lib/until.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { AccessFields, dayProblem, type Granted } from './AccessFields.tsx';
import { invitationsQuery } from './carerWrites.ts';
import { InvitationLink } from './InvitationLink.tsx';

/** What the sheet shows after the invitation was made. Its link is known only here and now. */
interface Made {
  link: string;
  dogs: Dog[];
  /** Where it was to be mailed to; null if only its link is passed on. */
  email: string | null;
  isMailed: boolean;
}

/** Invites somebody to care for a dog, or several: first what they may do, then the link to pass on. */
export default function InviteSheet({
  dog,
  open,
  onOpenChange,
}: {
  dog: Dog;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <CreateSheet<Made>
      open={open}
      onOpenChange={onOpenChange}
      before={{
        title: 'Invite someone',
        description: `To care for ${dog.name} with you`,
        action: 'Create Invitation',
        busyLabel: 'Creating...',
      }}
      after={{
        title: 'Invitation ready',
        description: 'Whoever opens this link first can accept. It works once, for 7 days.',
      }}
      renderForm={(props) => <InviteForm dog={dog} {...props} />}
    >
      {(made) => <InvitationLink {...made} />}
    </CreateSheet>
  );
}

/** Its own component, so that it starts anew whenever the sheet opens. */
function InviteForm({ id, dog, onBusy, onMade }: { dog: Dog } & CreateFormProps<Made>) {
  const { dogs = [] } = useDogs();
  const own = dogs.filter((each) => may(each, 'own'));
  const { emailVerified } = useOwner();
  const [dogIds, setDogIds] = useState([dog.id]);
  const [granted, setGranted] = useState<Granted>({ access: 'manage', lastDay: '' });
  const [email, setEmail] = useState('');
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [isTried, setTried] = useState(false);
  const saving = useSaving(onBusy);
  const wrongDay = dayProblem(granted.lastDay);
  const noDog = dogIds.length === 0 ? 'Choose at least one dog' : null;

  const create = () => {
    setTried(true);
    if (wrongDay || noDog) return;
    const body = {
      dogIds,
      access: granted.access,
      until: endOfDay(granted.lastDay, ownerZone()),
      email: email.trim() || null,
    };
    const now = attemptFor(body, attempt);
    setAttempt(now);
    void saving.save(
      () => api('createInvitation', { body, idempotencyKey: now.key }),
      ({ link, isMailed }) => {
        void queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
        onMade({ link, isMailed, email: body.email, dogs: own.filter((each) => dogIds.includes(each.id)) });
      },
    );
  };
  const toggle = (dogId: number) =>
    setDogIds((before) =>
      before.includes(dogId) ? before.filter((each) => each !== dogId) : [...before, dogId],
    );

  return (
    <SaveForm id={id} saving={saving} onSubmit={create}>
      {own.length > 1 && (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-semibold text-sm">Dogs</legend>
          {isTried && noDog && <Alert className="mb-2">{noDog}</Alert>}
          <div className="grid gap-2">
            {own.map((each) => (
              <ChoiceCard
                key={each.id}
                title={each.name}
                checked={dogIds.includes(each.id)}
                onChange={() => toggle(each.id)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <AccessFields
        value={granted}
        onChange={(part) => setGranted((before) => ({ ...before, ...part }))}
        problem={isTried ? wrongDay : undefined}
      />
      {emailVerified && (
        <Field label="Email (optional)" hint="We mail them the link. You can also pass it on yourself.">
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </Field>
      )}
    </SaveForm>
  );
}
