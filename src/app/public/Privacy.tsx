import { hark } from '../../domain/hark.ts';
import { type Clause, Legal, Support } from './Legal.tsx';

const clauses: readonly Clause[] = [
  {
    title: 'What we collect',
    text: (
      <ul className="grid gap-2">
        <li>
          <strong>Account information:</strong> your name and email address, and your password in a form that
          nobody can read back.
        </li>
        <li>
          <strong>Pet information:</strong> your dog's name, breed and age, and the health data you enter.
        </li>
        <li>
          <strong>Activity logs and care records:</strong> walks, meals, health notes, goals and the photos
          you add. What a camera hides in a photo, such as where it was taken, is removed before it is kept.
        </li>
        <li>
          <strong>Usage data:</strong> which parts of {hark.name} are used and what went wrong, so that we can
          mend it.
        </li>
      </ul>
    ),
  },
  {
    title: 'What we use it for',
    text: (
      <p>
        To show you your dog's days, to compare them with what is usual for your dog, and to tell you what may
        be worth your attention. Where a language model helps to read a note or photo or to write an insight,
        it is given the notes or photos in question, up to five earlier health notes of the last two weeks,
        what {hark.name} itself found in your dog's log, and your dog's breed, age, weight, traits and health
        concerns, never your name, your email address or your location. Names that stand in a note are taken
        out as far as we know them.
      </p>
    ),
  },
  {
    title: 'Who sees it',
    text: (
      <p>
        You. We do not sell what you tell us, and nobody else's account can reach it. Photos have private,
        expiring addresses.
      </p>
    ),
  },
  {
    title: 'Your rights',
    text: (
      <>
        <p>At any time you may:</p>
        <ul className="grid gap-2">
          <li>access the data we hold about you and your dogs;</li>
          <li>correct it;</li>
          <li>delete your account and data, photos included;</li>
          <li>export your data and take it elsewhere.</li>
        </ul>
      </>
    ),
  },
  {
    title: 'Questions',
    text: (
      <p>
        Write to <Support />. A person reads it, and typically answers within 24 hours.
      </p>
    ),
  },
];

export function Privacy() {
  return (
    <Legal
      title="Privacy Policy"
      lead={`What you tell ${hark.name} about your dog is yours. Here is what we keep, why, and how you take it back.`}
      clauses={clauses}
    />
  );
}
