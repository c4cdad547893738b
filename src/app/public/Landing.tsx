import { hark } from '../../domain/hark.ts';
import { buttonLook } from '../ui/buttonLook.ts';
import { Dog } from './Dog.tsx';
import { Ear, Paw, Strokes, Tag, Voice } from './drawings.tsx';
import { PageToast } from './PageToast.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { WhyChoose } from './WhyChoose.tsx';

const features = [
  {
    title: 'Daily Care Tracking',
    text: 'Walks, meals and health notes, saved before the leash is off.',
    drawing: <Paw />,
    hue: 'text-walk',
  },
  {
    title: 'Smart Insights',
    text: "What your dog's days are telling you, with the numbers to back it up.",
    drawing: <Ear />,
    hue: 'text-brand',
  },
  {
    title: 'Voice Logging',
    text: "Say “walked forty minutes” and it's logged.",
    drawing: <Voice />,
    hue: 'text-feeding',
  },
  {
    title: 'Personalized Care',
    text: "Tips for your dog's breed, age and health concerns.",
    drawing: <Tag />,
    hue: 'text-health',
  },
] as const;

const steps = [
  { title: 'Capture', text: 'Log a walk, a meal or a worry in seconds: by hand, by voice or with a photo.' },
  {
    title: 'Understand',
    text: "Hark compares it with what's usual for your dog and tells you what it may mean.",
  },
  { title: 'Connect', text: 'Notice sooner, worry less, and bring your vet the whole story.' },
] as const;

export function Landing() {
  return (
    <PublicFrame>
      {/* Visible only with its hash in the URL, right after deleting an account. */}
      <div
        id="account-deleted"
        role="status"
        tabIndex={-1}
        className="mx-auto mb-4 hidden max-w-6xl scroll-mt-40 px-4 outline-none target:block sm:px-8"
      >
        <p className="rounded-md bg-brand-soft p-4 text-sm">
          <b className="block font-semibold">Account Deleted</b>
          Everything you told {hark.name} is gone.
        </p>
      </div>
      <section className="mx-auto grid max-w-6xl gap-x-10 gap-y-8 px-4 pt-6 sm:px-8 md:grid-cols-[1.1fr_0.9fr] md:items-end md:pt-4">
        <div className="md:self-center md:py-10">
          <h1 className="font-[750] text-hero tracking-[-0.035em]">{hark.tagline}</h1>
          <p className="mt-6 max-w-[36ch] text-pretty text-lg text-quiet leading-normal">
            Log walks, meals and worries in seconds. Hark hears the pattern and tells you what it may mean,
            and when to call the vet.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-2">
            <a href="/signup" className={buttonLook('accent', 'lg')}>
              Start in about 2 minutes
            </a>
            <a href="#how" className={`${buttonLook('quiet', 'lg')} max-sm:hidden md:max-lg:hidden`}>
              How it works
            </a>
          </div>
        </div>
        <Dog className="-mb-px mx-auto block w-full max-w-[26rem] md:max-w-none" />
      </section>

      <div className="below border-line border-t bg-sunk [contain-intrinsic-size:auto_36rem]">
        <section aria-label="What Hark does" className="mx-auto max-w-6xl px-4 py-10 sm:px-8 sm:py-14">
          <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
            {features.map(({ title, text, drawing, hue }) => (
              <li
                key={title}
                className="flex items-start gap-4 rounded-lg bg-card p-5 shadow-lift sm:block sm:p-6"
              >
                <span className={`block shrink-0 ${hue}`}>{drawing}</span>
                <div>
                  <h2 className="text-lg sm:mt-4">{title}</h2>
                  <p className="mt-1.5 text-pretty text-quiet text-sm">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>

      <section
        id="how"
        className="below mx-auto grid max-w-6xl items-center gap-10 px-4 py-14 [contain-intrinsic-size:auto_75rem] sm:px-8 sm:py-20 md:grid-cols-[1.1fr_0.9fr] md:[contain-intrinsic-size:auto_51rem]"
      >
        <div>
          <h2 className="text-xl">From a note to knowing</h2>
          <ol className="mt-8 grid gap-8">
            {steps.map(({ title, text }, at) => (
              <li key={title} className="border-line border-t pt-5">
                <Strokes count={(at + 1) as 1 | 2 | 3} />
                <h3 className="mt-3 text-lg">{title}</h3>
                <p className="mt-1.5 max-w-[34ch] text-pretty text-quiet">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div
          role="img"
          aria-label={`${hark.name}'s dashboard on a phone: the dog, three buttons to log, today's insight, walks, meals and health`}
          className="dashboard"
        />
      </section>

      <div className="below [contain-intrinsic-size:auto_50rem]">
        <WhyChoose />
      </div>

      <section className="below mx-auto max-w-6xl px-4 py-14 text-center [contain-intrinsic-size:auto_16rem] sm:px-8 sm:py-20">
        <h2 className="mx-auto max-w-[18ch] text-balance text-hero tracking-[-0.03em]">
          Start listening today
        </h2>
        <p className="mx-auto mt-4 max-w-[40ch] text-lg text-quiet leading-normal">
          A name, a breed, what matters to you. Setup takes about 2 minutes.
        </p>
        <a href="/signup" className={`${buttonLook('accent', 'lg')} mt-7`}>
          Get Started
        </a>
      </section>
      {/* Shown when the link that verifies an address is opened. */}
      <PageToast />
    </PublicFrame>
  );
}
