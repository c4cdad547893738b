import type { ReactNode } from 'react';
import { hark } from '../../domain/hark.ts';
import { buttonLook } from '../ui/buttonLook.ts';
import { EarMark } from '../ui/EarMark.tsx';

const quietLink =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-sm px-2.5 hover:text-brand max-[343px]:px-1.5 sm:px-3.5';

/** The header and footer of all public pages. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-10 -translate-y-20 rounded-sm bg-ink px-4 py-3 text-page focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-2 px-4 pt-[calc(1rem+env(safe-area-inset-top))] pb-4 sm:px-8">
        <a
          href="/"
          aria-label={`${hark.name}, home`}
          className="inline-flex min-h-11 min-w-11 items-center rounded-sm"
        >
          <EarMark name={hark.name} className="max-[374px]:[&>span]:hidden" />
        </a>
        <nav aria-label="Main" className="ml-auto flex flex-wrap items-center justify-end font-[560] text-sm">
          <a href="/about" className={quietLink}>
            About
          </a>
          <a href="/signin" className={quietLink}>
            Sign In
          </a>
          <a href="/signup" className={`${buttonLook('brand', 'sm')} ml-1.5 sm:ml-3`}>
            Get Started
          </a>
        </nav>
      </header>
      <main id="main">{children}</main>
      <footer className="mx-auto max-w-6xl px-4 pt-10 pb-12 text-quiet text-sm sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t pt-6">
          <p className="flex items-center gap-2.5 text-ink">
            <EarMark />
            {hark.tagline}
          </p>
          <nav aria-label="More" className="-mx-2.5 flex flex-wrap max-[343px]:-mx-1.5 sm:-mx-3.5">
            {['About', 'Privacy', 'Terms', 'Contact'].map((name) => (
              <a key={name} href={`/${name.toLowerCase()}`} className={quietLink}>
                {name}
              </a>
            ))}
          </nav>
        </div>
        <p className="mt-4 max-w-prose">
          {hark.name} is not a substitute for veterinary care. When in doubt, call your vet.
        </p>
      </footer>
    </>
  );
}
