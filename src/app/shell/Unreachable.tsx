import type { ReactNode } from 'react';
import { hark } from '../../domain/hark.ts';
import { Button } from '../ui/Button.tsx';
import { EarMark } from '../ui/EarMark.tsx';
import { useHandsOnFocus } from '../ui/useHandsOnFocus.ts';

/** The whole screen where Hark cannot be reached. */
export function Unreachable({
  children,
  asking = false,
  onRetry,
}: {
  /** What else there is to say, before the advice. */
  children?: ReactNode;
  /** Whether it is being tried again. */
  asking?: boolean;
  onRetry?: () => void;
}) {
  const screen = useHandsOnFocus<HTMLElement>();
  return (
    <main
      ref={screen}
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-sm place-content-center justify-items-center px-4 text-center outline-none"
    >
      <EarMark className="mb-5 text-[2.5rem]" />
      <div role="alert">
        <h1 className="text-xl">Can't reach {hark.name}</h1>
        <p className="mt-2 mb-6 text-balance text-quiet">{children}Check your connection, then try again.</p>
      </div>
      <Button
        variant="accent"
        busy={asking}
        busyLabel="Trying again..."
        {...(onRetry && { onClick: onRetry })}
      >
        Retry
      </Button>
    </main>
  );
}
