import { hark } from '../../domain/hark.ts';
import { buttonLook } from '../ui/buttonLook.ts';
import { PublicFrame } from './PublicFrame.tsx';
import { House, TwoHeads, Understood } from './valueDrawings.tsx';

const values = [
  {
    title: 'Family First',
    text: "Dogs are family. We build what we'd want for our own, and nothing we wouldn't.",
    drawing: <House />,
  },
  {
    title: 'Understanding',
    text: 'Every dog has a normal all their own. We learn that first, and only then say what stands out.',
    drawing: <Understood />,
  },
  {
    title: 'Partnership',
    text: 'You know your dog. Your vet knows dogs. We bring what each of you needs to the table.',
    drawing: <TwoHeads />,
  },
] as const;

export function About() {
  return (
    <PublicFrame>
      <article className="mx-auto max-w-6xl px-4 pt-8 sm:px-8 md:pt-14">
        <h1 className="max-w-[14ch] font-[750] text-hero tracking-[-0.035em]">To hark is to listen</h1>
        <div className="mt-8 grid gap-x-14 gap-y-6 md:grid-cols-2">
          <p className="text-pretty text-lg leading-normal">
            Dogs tell us so much. Not in words: in a walk cut short, a bowl left half full, a paw licked once
            too often. Most of it slips by, because days are busy and memory is short.
          </p>
          <div className="grid gap-4 text-pretty text-quiet">
            <p>
              {hark.name} began with a question at the vet's: “How long has this been going on?” Nobody in the
              family knew. A week, or a month? So we made a place where the small things are written down in
              seconds, and where someone is listening when they start to add up.
            </p>
            <p>
              It keeps track of your dog's days, learns what's usual for your dog, and speaks up when
              something isn't: calmly, with its reasons, and always pointing to a vet when one is needed.
            </p>
          </div>
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href="/signup" className={`${buttonLook('accent', 'lg')} max-sm:grow`}>
            Start in about 2 minutes
          </a>
          <a href="/contact" className={`${buttonLook('plain', 'lg')} max-sm:grow`}>
            Write to us
          </a>
        </div>
      </article>

      <section aria-labelledby="values" className="mx-auto max-w-6xl px-4 py-14 sm:px-8 sm:py-20">
        <h2 id="values" className="text-xl">
          What we stand for
        </h2>
        <ul className="mt-7 grid gap-4 md:grid-cols-3">
          {values.map(({ title, text, drawing }) => (
            <li key={title} className="rounded-lg bg-card p-6 shadow-lift">
              <span className="text-brand">{drawing}</span>
              <h3 className="mt-4 text-lg">{title}</h3>
              <p className="mt-1.5 text-pretty text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </PublicFrame>
  );
}
