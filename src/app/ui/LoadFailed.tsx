import { CloudOff, RotateCw } from 'lucide-react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { useFocusHandoff } from './useFocusHandoff.ts';

/** An error in place of something that could not be loaded, with a Retry button. */
export function LoadFailed({ what = 'this part', onRetry }: { what?: string; onRetry: () => void }) {
  const part = useFocusHandoff<HTMLDivElement>();
  return (
    <div ref={part} role="alert">
      <EmptyState
        drawing={<CloudOff aria-hidden="true" className="size-8 text-quiet" />}
        title={`We couldn't load ${what}`}
        text="It may be your connection, or Hark may be busy."
        action={
          <Button onClick={onRetry}>
            <RotateCw aria-hidden="true" className="size-5" />
            Retry
          </Button>
        }
      />
    </div>
  );
}
