import { hark } from '../../domain/hark.ts';
import { type Clause, type LegalText, Support } from './legalText.tsx';

const clauses: readonly Clause[] = [
  {
    title: 'What we collect',
    text: (
      <ul className="grid gap-2">
        <li>
          <strong>Account information:</strong> your name and email address, and your password in a form that
          nobody can read.
        </li>
        <li>
          <strong>Pet information:</strong> your dog's name, breed and age, and the health data you enter.
        </li>
        <li>
          <strong>Activity logs and care records:</strong> walks, meals, health notes, goals and the photos
          you add. Hidden details in a photo, such as where it was taken, are removed before we store it.
        </li>
        <li>
          <strong>Usage data:</strong> which parts of {hark.name} are used and what went wrong, so we can fix
          it.
        </li>
      </ul>
    ),
  },
  {
    title: 'What we use it for',
    text: (
      <p>
        To show you your dog's days, to compare them with what is usual for your dog, and to tell you what may
        be worth your attention. When a language model helps read a note or photo or write an insight, it is
        given the notes or photos in question, up to five earlier health notes from the last two weeks, what{' '}
        {hark.name} itself found in your dog's log, and your dog's breed, age, weight, traits and health
        concerns, never your name, your email address or your location. Names in a note are taken out as far
        as we know them.
      </p>
    ),
  },
  {
    title: 'What we mail you',
    text: (
      <p>
        A link to verify your email address, a link to choose a new password when somebody asks for one, and a
        notice when your password has changed. Until the address is verified, nothing else goes there. If you
        have an invitation mailed, it names your address. Reminders come by mail only if you ask for that, to
        your verified address, and every one has a link that stops them.
      </p>
    ),
  },
  {
    title: 'Who sees it',
    text: (
      <p>
        You do, and whom you invite to care for your dog: they see that dog, its log and its photos, and your
        name, until you or they end it. What they log stays with your dog. Whoever has a link that you make to
        your dog's card or to a report for the vet sees what is in it, with your name and, on a card, phone
        numbers, until the link ends or you revoke it. We don't sell what you tell us, and no other account
        can see it. If you have reminders sent to a service of your choice, it gets their titles, your dog's
        name and when they are due. Photos have private links that expire.
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
        Write to <Support />. A person reads every message, and you typically get a reply within 24 hours.
      </p>
    ),
  },
];

/** The privacy policy. */
export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  lead: `What you tell ${hark.name} about your dog is yours. Here's what we keep, why, and how to take it back.`,
  clauses,
};
