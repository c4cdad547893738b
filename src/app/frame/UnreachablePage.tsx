import { hark } from '../../domain/hark.ts';
import { usePage } from '../page.ts';
import { currentToken } from '../token.ts';
import { Unreachable } from '../shell/Unreachable.tsx';

/** The server did not answer when there was nothing to show yet. Nobody is signed out by that. */
export function UnreachablePage({ asking = false, onRetry }: { asking?: boolean; onRetry: () => void }) {
  usePage(`Can't reach ${hark.name}`);
  return (
    <Unreachable asking={asking} onRetry={onRetry}>
      {currentToken() !== null && "You're still signed in. "}
    </Unreachable>
  );
}
