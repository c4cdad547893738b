import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { hark } from '../../domain/hark.ts';
import { DogSilhouette, GeometricPaw, HeartWithPaw, ModernCharacters } from './logoDrawings.tsx';

type Concept = { title: string; text: string; drawing: ReactNode };

const originals: readonly Concept[] = [
  {
    title: 'Heart with Paw',
    text: 'Warm and simple: a heart, and the paw that left its print on it.',
    drawing: <HeartWithPaw />,
  },
  {
    title: 'Dog Silhouette',
    text: 'One dog in profile, one color, and arcs for the sounds it hears.',
    drawing: <DogSilhouette />,
  },
  {
    title: 'Geometric Paw',
    text: "A paw print made of squares and a hexagon, in the log's colors.",
    drawing: <GeometricPaw />,
  },
];

const hybrids: readonly Concept[] = [
  {
    title: 'Modern Characters',
    text: 'Ears up, ears down: two simply drawn friends who could wave, sleep or listen all over the app.',
    drawing: <ModernCharacters />,
  },
];

/** Logo concepts, for discussion. */
export function Logos() {
  return (
    <div className="pb-8">
      <a
        href="/"
        className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-brand text-sm underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back to App
      </a>
      <h1 className="mt-3 text-xl">Logo Concepts</h1>
      <Group id="original" title="Original Concepts" concepts={originals} />
      <Group id="hybrid" title="Hybrid Concepts" concepts={hybrids} />
      <p className="mt-12 border-line border-t pt-8 text-balance text-center font-display font-semibold text-lg">
        Which direction suits the {hark.name} brand best?
      </p>
    </div>
  );
}

function Group({ id, title, concepts }: { id: string; title: string; concepts: readonly Concept[] }) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {concepts.map((concept) => (
          <ConceptCard key={concept.title} {...concept} />
        ))}
      </ul>
    </section>
  );
}

/** A logo large, and small next to the name as it would appear in the app. */
function ConceptCard({ title, text, drawing }: Concept) {
  return (
    <li className="overflow-clip rounded-lg bg-card shadow-lift md:only:col-span-3 md:only:grid md:only:grid-cols-3">
      <div className="mx-auto size-52 max-w-full p-5 md:in-[li:only-child]:row-span-2">{drawing}</div>
      <div className="flex items-center justify-center gap-2.5 md:in-[li:only-child]:col-span-2 border-line border-y bg-sunk py-3 font-bold font-display text-lg tracking-[-0.03em]">
        <span className="size-8">{drawing}</span>
        {hark.name}
      </div>
      <div className="p-5 md:in-[li:only-child]:col-span-2">
        <h3 className="font-semibold font-sans text-base tracking-normal">{title}</h3>
        <p className="mt-1 text-pretty text-quiet text-sm">{text}</p>
      </div>
    </li>
  );
}
