import type { ReactNode } from 'react';
import { hark } from '../../../domain/hark.ts';
import { Arcs } from '../../ui/Arcs.tsx';
import { EarMark } from '../../ui/EarMark.tsx';

/** The layout of the sign-in, sign-up and password reset pages: the logo, one card, and links below it. */
export function AccountFrame({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="relative isolate grid min-h-dvh content-start justify-items-center overflow-clip px-4 pt-[calc(2rem+env(safe-area-inset-top))] pb-8 sm:content-center">
      <Arcs className="-z-10 absolute top-1/2 left-[62%] hidden h-[44rem] -translate-y-1/2 text-accent opacity-15 sm:block" />
      <header className="mb-6">
        <a
          href="/"
          className="inline-flex min-h-11 items-center rounded-sm px-2"
          aria-label={`${hark.name}, home`}
        >
          <EarMark name={hark.name} className="text-[1.625rem]" />
        </a>
      </header>
      <main
        tabIndex={-1}
        className="w-full max-w-[27rem] rounded-lg bg-card p-5 shadow-lift outline-none sm:p-8"
      >
        {children}
      </main>
      <footer className="mt-4 flex flex-wrap items-center justify-center gap-x-1.5 text-quiet text-sm">
        {aside}
      </footer>
    </div>
  );
}

/** Classes of a link in running text: easy to see, easy to hit. */
export const textLink =
  'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4';
