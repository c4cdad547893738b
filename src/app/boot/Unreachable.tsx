import type { ReactNode } from 'react';
import { hark } from '../../domain/hark.ts';
import { Button } from '../ui/Button.tsx';
import { EarMark } from '../ui/EarMark.tsx';
import { useFocusHandoff } from '../ui/useFocusHandoff.ts';

/** Full-screen error: Hark cannot be reached. */
export function Unreachable({
  children,
  isRetrying = false,
  onRetry,
}: {
  /** Text before the advice. */
  children?: ReactNode;
  isRetrying?: boolean;
  onRetry?: () => void;
}) {
  const screen = useFocusHandoff<HTMLElement>();
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
        busy={isRetrying}
        busyLabel="Trying again..."
        {...(onRetry && { onClick: onRetry })}
      >
        Retry
      </Button>
    </main>
  );
}
