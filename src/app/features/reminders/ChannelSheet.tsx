import { CalendarHeart, Mail, Smartphone, Webhook } from 'lucide-react';
import { useState } from 'react';
import type { Answer } from '../../../api/contract.ts';
import type { Channel } from '../../../domain/channel.ts';
import { errorMessage } from '../../lib/api.ts';
import { type CreateFormProps, CreateSheet } from '../../lib/CreateSheet.tsx';
import { type Attempt, attemptFor } from '../../lib/idempotency.ts';
import { ShownOnce } from '../../lib/passOn/ShownOnce.tsx';
import { SaveForm, useSaving } from '../../lib/SaveForm.tsx';
import { useOwner } from '../../lib/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { QuietFields, quietHoursOf, quietProblem } from './QuietFields.tsx';
import { addChannel, testChannel } from './reminderWrites.ts';

type Kind = 'mail' | 'ntfy' | 'webhook' | 'calendar';

/** What the sheet shows after a channel was added. Link and secret are known only here and now. */
interface Made {
  channel: Answer<'createChannel'>;
  /** Why the test message did not arrive; null if it did, or if there is none. */
  problem: string | null;
}

/** Adds a way for reminders to arrive, and tests it. */
export default function ChannelSheet({
  kinds,
  open,
  onOpenChange,
}: {
  /** Those that there are already. */
  kinds: readonly Channel['kind'][];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <CreateSheet<Made>
      open={open}
      onOpenChange={onOpenChange}
      before={{ title: 'Where should reminders arrive?', action: 'Add and Test', busyLabel: 'Adding...' }}
      after={{ title: 'Added' }}
      renderForm={(props) => <ChannelForm kinds={kinds} {...props} />}
    >
      {(made) => <Result {...made} />}
    </CreateSheet>
  );
}

const choices = [
  { kind: 'mail', title: 'Mail', icon: <Mail aria-hidden="true" />, does: 'To your own address' },
  {
    kind: 'ntfy',
    title: 'ntfy',
    icon: <Smartphone aria-hidden="true" />,
    does: 'A notification on your phone, with buttons, by the ntfy app',
  },
  {
    kind: 'webhook',
    title: 'Webhook',
    icon: <Webhook aria-hidden="true" />,
    does: 'For Home Assistant, Zapier and others',
  },
  {
    kind: 'calendar',
    title: 'Calendar',
    icon: <CalendarHeart aria-hidden="true" />,
    does: 'Vaccinations, checkups and other dates, but no doses: calendars look only every few hours',
  },
] as const;

const addressFields: Partial<Record<Kind, { label: string; hint: string; placeholder: string }>> = {
  ntfy: {
    label: 'Topic',
    hint: 'Whoever knows the topic can read it: choose one that nobody guesses.',
    placeholder: 'https://ntfy.sh/my-secret-topic',
  },
  webhook: {
    label: 'Address',
    hint: 'What is sent there is signed.',
    placeholder: 'https://example.com/…',
  },
};

/** Its own component, so that it starts anew whenever the sheet opens. */
function ChannelForm({
  id,
  kinds,
  onBusy,
  onMade,
}: { kinds: readonly Channel['kind'][] } & CreateFormProps<Made>) {
  const { email, emailVerified } = useOwner();
  const isTaken = (kind: Kind) => kind === 'mail' && kinds.includes('mail');
  const [kind, setKind] = useState<Kind>(isTaken('mail') || !emailVerified ? 'ntfy' : 'mail');
  const [address, setAddress] = useState('');
  const [hours, setHours] = useState({ quietFrom: '', quietTo: '' });
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [isTried, setTried] = useState(false);
  const saving = useSaving(onBusy);
  const addressField = addressFields[kind];
  const noAddress = addressField && address.trim() === '' ? 'Please enter it' : undefined;
  const wrongHours = kind === 'calendar' ? undefined : quietProblem(hours);

  const add = () => {
    setTried(true);
    if (noAddress || wrongHours) return;
    const quiet = kind === 'calendar' ? {} : quietHoursOf(hours);
    const body = { kind, address: addressField ? address.trim() : null, ...quiet };
    const now = attemptFor(body, attempt);
    setAttempt(now);
    void saving.save(async () => {
      const channel = await addChannel(body, now.key);
      return { channel, problem: kind === 'calendar' ? null : await problemOfTest(channel.id) };
    }, onMade);
  };

  return (
    <SaveForm id={id} saving={saving} onSubmit={add}>
      <fieldset className="min-w-0">
        <legend className="sr-only">Where</legend>
        <div className="grid gap-2">
          {choices
            .filter((choice) => !isTaken(choice.kind))
            .map((choice) => (
              <ChoiceCard
                key={choice.kind}
                type="radio"
                name={`${id}-kind`}
                title={choice.title}
                icon={choice.icon}
                description={
                  choice.kind === 'mail'
                    ? emailVerified
                      ? email
                      : 'Verify your email address first'
                    : choice.does
                }
                disabled={choice.kind === 'mail' && !emailVerified}
                checked={kind === choice.kind}
                onChange={() => setKind(choice.kind)}
              />
            ))}
        </div>
      </fieldset>
      {addressField && (
        <Field
          label={addressField.label}
          hint={addressField.hint}
          error={isTried ? noAddress : undefined}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              placeholder={addressField.placeholder}
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
        </Field>
      )}
      {kind === 'calendar' && kinds.includes('calendar') && (
        <Alert tone="brand">
          You have a calendar already. Adding it again gives it a new link; the old one stops.
        </Alert>
      )}
      {kind !== 'calendar' && (
        <QuietFields
          value={hours}
          onChange={(part) => setHours((before) => ({ ...before, ...part }))}
          problem={isTried ? wrongHours : undefined}
        />
      )}
    </SaveForm>
  );
}

async function problemOfTest(id: number): Promise<string | null> {
  try {
    await testChannel({ id });
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}

/** What was made, and what is shown only once. */
function Result({ channel: { kind, link, signsWith, address }, problem }: Made) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {problem && <Alert>{problem} You can send another one from your profile.</Alert>}
      {!problem && kind === 'mail' && <Alert tone="brand">We mailed a test message to {address}.</Alert>}
      {!problem && (kind === 'ntfy' || kind === 'webhook') && (
        <Alert tone="brand">The test message has arrived.</Alert>
      )}
      {link && (
        <ShownOnce
          label="Link"
          hint="Add it in your calendar, by “Add from URL” or “Subscribe”. It is not shown again; whoever has it sees your dates."
          value={link}
        />
      )}
      {signsWith && (
        <ShownOnce label="Secret" hint="It signs what is sent. It is not shown again." value={signsWith} />
      )}
    </div>
  );
}
