import { type ReactNode, useEffect, useRef } from 'react';
import { hark } from '../../../domain/hark.ts';
import { EarMark } from '../../ui/EarMark.tsx';

/** The layout of onboarding and of adding a dog: the logo, the progress, a heading and a form. */
export function StepPage({
  title,
  lead,
  step,
  corner,
  children,
}: {
  title: string;
  lead: string;
  step?: { at: number; of: number };
  /** The button to leave, at the top right. */
  corner?: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  const at = step?.at;
  useEffect(() => {
    if (!first.current) {
      heading.current?.focus();
      scrollTo(0, 0);
    }
    first.current = false;
  }, [at]);

  return (
    <div
      data-form=""
      className="mx-auto min-h-dvh max-w-2xl px-4 pt-[calc(1rem+env(safe-area-inset-top))] pb-16 sm:px-6"
    >
      <header className="mb-6 flex min-h-11 items-center justify-between">
        <EarMark name={hark.name} />
        {corner}
      </header>
      <main tabIndex={-1} className="outline-none">
        {step && <Progress {...step} />}
        <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h1>
        <p className="mt-1.5 mb-6 text-quiet">{lead}</p>
        {children}
      </main>
    </div>
  );
}

function Progress({ at, of }: { at: number; of: number }) {
  return (
    <div className="mb-5">
      <p className="mb-2 font-semibold text-quiet text-sm">
        Step {at} of {of}
      </p>
      <div aria-hidden="true" className="grid grid-flow-col gap-1.5">
        {Array.from({ length: of }, (_, index) => (
          <span
            key={index}
            className={`h-1.5 rounded-full transition-colors duration-200 ${index < at ? 'bg-accent' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  );
}
