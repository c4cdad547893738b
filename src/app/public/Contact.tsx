import { hark } from '../../domain/hark.ts';
import { buttonLook } from '../ui/buttonLook.ts';
import { PublicFrame } from './PublicFrame.tsx';

const topics = [
  { title: 'Your account', text: 'Signing in, passwords, changing or deleting your data.' },
  { title: 'Your dogs', text: 'Profiles, breeds, adding another dog.' },
  { title: 'Logging', text: 'Walks, meals, health notes, voice and photos.' },
  { title: 'Insights', text: 'What a tip means, where it comes from, or one that got it wrong.' },
  { title: 'Privacy', text: 'Exports, deletion, anything about your data.' },
  { title: 'Ideas and bugs', text: "What's missing, what's broken, what you love." },
] as const;

const draft = (subject: string) => `mailto:${hark.supportEmail}?subject=${encodeURIComponent(subject)}`;

export function Contact() {
  return (
    <PublicFrame>
      <article className="mx-auto grid max-w-6xl gap-x-14 gap-y-12 px-4 pt-8 pb-8 sm:px-8 md:grid-cols-2 md:pt-14">
        <div>
          <h1 className="font-[750] text-hero tracking-[-0.035em]">We are listening</h1>
          <p className="mt-5 max-w-[38ch] text-pretty text-lg text-quiet leading-normal">
            Write to us. A person reads every message, and you typically get a reply within 24 hours.
          </p>
          <p className="mt-6">
            <a
              href={`mailto:${hark.supportEmail}`}
              className="inline-flex min-h-11 items-center rounded-sm font-[650] text-brand text-lg underline decoration-2 underline-offset-4"
            >
              {hark.supportEmail}
            </a>
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <a href={draft('Support Request')} className={`${buttonLook('accent', 'lg')} max-lg:grow`}>
              Send Email Now
            </a>
            <a href={draft('Feedback')} className={`${buttonLook('plain', 'lg')} max-lg:grow`}>
              Share Feedback
            </a>
          </div>
          <p className="mt-8 max-w-[42ch] rounded-md bg-alarm-soft p-4 text-sm">
            <strong>Is your dog unwell right now?</strong> Please call your vet or the nearest animal
            hospital. We can't help in an emergency.
          </p>
        </div>
        <section aria-labelledby="topics">
          <h2 id="topics" className="text-lg">
            Help topics
          </h2>
          <ul className="mt-3">
            {topics.map(({ title, text }) => (
              <li key={title} className="border-line border-t py-4">
                <h3 className="font-semibold font-sans tracking-normal">{title}</h3>
                <p className="text-quiet text-sm">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </article>
    </PublicFrame>
  );
}
