import { hark } from '../../domain/hark.ts';
import { type Clause, Legal, Support } from './Legal.tsx';

const clauses: readonly Clause[] = [
  {
    title: 'Medical disclaimer',
    text: (
      <>
        <p>
          <strong>{hark.name} is not a substitute for veterinary care.</strong> Its insights, tips and photo
          analyses are information, not a diagnosis and not a treatment.
        </p>
        <p>
          Ask a veterinarian about any question of your dog's health, and never put off asking because of
          something you read here. If you think it is an emergency, call your vet or the nearest animal
          hospital at once.
        </p>
      </>
    ),
  },
  {
    title: 'Your account',
    text: (
      <p>
        Give a name and an email address that are yours, and keep your password to yourself. What is done with
        your account counts as done by you, so tell us when you think that someone else has got in.
      </p>
    ),
  },
  {
    title: 'What you put in',
    text: (
      <p>
        Your notes and photos stay yours. You let us keep and process them for one purpose: to do for you what{' '}
        {hark.name} does. Put in only what you have a right to, and nothing that harms others.
      </p>
    ),
  },
  {
    title: 'Fair use',
    text: (
      <p>
        Do not try to reach other people's data, to break the service or to overload it. We may pause an
        account that does.
      </p>
    ),
  },
  {
    title: 'What we promise, and what we cannot',
    text: (
      <p>
        We work to keep {hark.name} running and right. We cannot promise that it always is, and as far as the
        law allows we are not liable for what follows from relying on it in place of professional advice.
      </p>
    ),
  },
  {
    title: 'Leaving, and changes',
    text: (
      <p>
        You may export your data and delete your account whenever you like. If these terms change in a way
        that matters, we say so before the change takes effect. Questions go to <Support />.
      </p>
    ),
  },
];

export function Terms() {
  return (
    <Legal
      title="Terms of Service"
      lead={`By using ${hark.name} you agree to these terms. They are short on purpose: please read them.`}
      clauses={clauses}
    />
  );
}
