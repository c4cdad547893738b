import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';

/** How far below the screen the end of the list may be before more is loaded. */
const ahead = '800px';

type OlderActivitiesProps = {
  hasMore: boolean;
  /** Nothing is being fetched, so that more may be loaded. */
  isIdle: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onLoad: () => void;
};

/**
 * The end of an infinite list. The next page loads as the end comes near the screen, or with the button: for the
 * keyboard, and after a failure, which is not retried automatically.
 */
export function OlderActivities({ hasMore, isIdle, isLoading, hasFailed, onLoad }: OlderActivitiesProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);
  const pressed = useRef(false);
  const waits = hasMore && isIdle && !hasFailed;

  useEffect(() => {
    if (!waits || !end.current) return;
    const observer = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && load(), {
      rootMargin: `0px 0px ${ahead}`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waits]);

  if (!hasMore) {
    // Takes the focus from the pressed button, which is gone, so that it does not fall back to the top of the page.
    const takeFocus = (words: HTMLElement | null) => {
      if (pressed.current && document.activeElement === document.body) words?.focus({ preventScroll: true });
      pressed.current = false;
    };
    return (
      <p ref={takeFocus} tabIndex={-1} className="mt-4 text-center text-quiet text-sm">
        That's everything.
      </p>
    );
  }
  return (
    // The button is hidden while loading, unless focused: the new entries would push it off the screen.
    <div ref={end} className={cx('relative mt-4 text-center', isLoading && 'not-focus-within:invisible')}>
      {hasFailed && (
        <p role="alert" className="mb-2 text-quiet text-sm">
          We couldn't load more activities.
        </p>
      )}
      <Button
        busy={isLoading}
        busyLabel="Loading..."
        onClick={() => {
          pressed.current = true;
          if (isIdle) onLoad();
        }}
      >
        {hasFailed ? (
          <>
            <RotateCw aria-hidden="true" className="size-5" />
            Retry
          </>
        ) : (
          'Show more'
        )}
      </Button>
      {isLoading && (
        <span
          aria-hidden="true"
          className="absolute inset-0 visible grid place-items-center text-quiet text-sm in-focus-within:hidden"
        >
          Loading...
        </span>
      )}
    </div>
  );
}
