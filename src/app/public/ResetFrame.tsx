import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountFrame, textLink } from '../features/account/AccountFrame.tsx';

/** The layout of both password reset pages: a link to sign in, and a note on how the demo differs. */
export function ResetFrame({ demo, children }: { demo: ReactNode; children: ReactNode }) {
  return (
    <AccountFrame
      aside={
        <span className="contents in-[:has([data-last]:not([hidden]))]:hidden">
          Remembered it?
          <a href="/signin" className={textLink}>
            Sign In
          </a>
        </span>
      }
    >
      {demo && (
        <aside
          aria-label="Demo"
          className="mb-6 flex gap-3 rounded-md bg-watch-soft p-4 text-sm in-[:has([data-step=done]:not([hidden]))]:hidden [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4"
        >
          <FlaskConical aria-hidden="true" className="size-5 shrink-0 text-watch" />
          <p>
            <strong>This is a demo.</strong> {demo}
          </p>
        </aside>
      )}
      {children}
    </AccountFrame>
  );
}
