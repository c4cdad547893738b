import { hark } from '../../domain/hark.ts';
import { usePage } from '../page.ts';
import { currentToken } from '../token.ts';
import { Button } from '../ui/Button.tsx';
import { EarMark } from '../ui/EarMark.tsx';

/** The server did not answer when there was nothing to show yet. Nobody is signed out by that. */
export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  usePage(`Can't reach ${hark.name}`);
  return (
    <main className="mx-auto grid min-h-dvh max-w-sm place-content-center justify-items-center px-4 text-center">
      <EarMark className="mb-5 text-[2.5rem]" />
      <div role="alert">
        <h1 className="text-xl">Can't reach {hark.name}</h1>
        <p className="mt-2 mb-6 text-pretty text-quiet">
          {currentToken() !== null && 'You are still signed in. '}Check your connection, then try again.
        </p>
      </div>
      <Button variant="accent" onClick={onRetry}>
        Retry
      </Button>
    </main>
  );
}
