import { hark } from '../../domain/hark.ts';
import { EarMark } from '../ui/EarMark.tsx';

const reasons = [
  {
    title: 'Made for one hand',
    text: 'Your usual walk takes one tap. The other hand has the leash.',
  },
  {
    title: 'Measured against your dog',
    text: "Not against the average dog: against what's usual for yours.",
  },
  {
    title: 'Honest about health',
    text: 'Hark names its sources, and never plays vet. If something needs one, it says so first.',
  },
  {
    title: 'Yours to keep, yours to take',
    text: 'Export everything or delete everything, whenever you like.',
  },
] as const;

/** Reasons to choose Hark, with an example of a note and Hark's reply. */
export function WhyChoose() {
  return (
    <section className="why mx-auto max-w-6xl px-4 sm:px-8">
      <div className="grid gap-10 rounded-lg bg-(--night) p-6 text-(--night-ink) sm:p-10 md:grid-cols-2 md:gap-14 lg:p-14">
        <div>
          <h2 className="text-xl">Why Choose {hark.name}</h2>
          <dl className="mt-6 grid gap-5">
            {reasons.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-0.5 max-w-[44ch] text-(--night-quiet) text-pretty text-sm">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figure className="self-center">
          <blockquote className="rounded-lg bg-card p-5 text-ink shadow-float">
            <p className="text-quiet text-xs">Walk, 25 minutes, 5:40 PM</p>
            <p className="mt-1 font-[560]">“Keeps stopping to lick her left front paw.”</p>
          </blockquote>
          <div className="mt-3 flex gap-3.5 rounded-lg bg-brand-soft p-5 text-ink text-sm shadow-float sm:ml-8">
            <EarMark className="self-start" />
            <p>
              <strong className="font-[650]">Here's what I hear: licking or chewing paws.</strong> Book a
              visit with your vet in the next few days. Call your vet the same day if one paw is swollen or
              your dog limps.
            </p>
          </div>
          <figcaption className="mt-4 text-(--night-quiet) text-xs sm:ml-8">
            A note, and what {hark.name} hears in it
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
