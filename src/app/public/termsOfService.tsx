import { hark } from '../../domain/hark.ts';
import { type Clause, type LegalText, Support } from './legalText.tsx';

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
          Ask a veterinarian any question you have about your dog's health, and never put off asking because
          of something you read here. If you think it is an emergency, call your vet or the nearest animal
          hospital right away.
        </p>
      </>
    ),
  },
  {
    title: 'Your account',
    text: (
      <p>
        Use your own name and email address, and keep your password to yourself. You're responsible for what
        is done with your account, so tell us if you think someone else has gotten in.
      </p>
    ),
  },
  {
    title: 'What you add',
    text: (
      <p>
        Your notes and photos stay yours. You let us keep and process them for one purpose: to do for you what{' '}
        {hark.name} does. Add only what you have the right to share, and nothing that harms others.
      </p>
    ),
  },
  {
    title: 'Fair use',
    text: (
      <p>
        Don't try to access other people's data, break the service or overload it. We may pause an account
        that does.
      </p>
    ),
  },
  {
    title: "What we promise, and what we can't",
    text: (
      <p>
        We work to keep {hark.name} running and accurate. We can't promise it always will be, and as far as
        the law allows, we are not liable for what follows from relying on it in place of professional advice.
      </p>
    ),
  },
  {
    title: 'Leaving, and changes',
    text: (
      <p>
        You may export your data and delete your account whenever you like. If these terms change in a way
        that matters, we'll tell you before the change takes effect. Send questions to <Support />.
      </p>
    ),
  },
];

/** The terms of service. */
export const termsOfService: LegalText = {
  title: 'Terms of Service',
  lead: `By using ${hark.name} you agree to these terms. They are short on purpose: please read them.`,
  clauses,
};
