import { hark } from '../../domain/hark.ts';
import { currentToken } from '../lib/token.ts';
import { usePageMeta } from '../lib/usePageMeta.ts';
import { Unreachable } from './Unreachable.tsx';

/** Shown when the server cannot be reached and there is nothing else to show. It signs nobody out. */
export function UnreachablePage({
  isRetrying = false,
  onRetry,
}: {
  isRetrying?: boolean;
  onRetry: () => void;
}) {
  usePageMeta(`Can't reach ${hark.name}`);
  return (
    <Unreachable isRetrying={isRetrying} onRetry={onRetry}>
      {currentToken() !== null && "You're still signed in. "}
    </Unreachable>
  );
}
