import { RotateCw } from '../ui/commonIcons.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';

/** How far below the screen the list may end before more is sent for. */
const ahead = '800px';

type OlderActivitiesProps = {
  hasMore: boolean;
  /** Nothing is on its way, so that more may be sent for. */
  isIdle: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onLoad: () => void;
};

/**
 * The end of a list that goes on. What follows is sent for as it comes near, one page after the other, and by the
 * button: from the keyboard, and after a failure, which nothing but a press tries again.
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
    // Where the button was: whoever pressed it goes on from here, and not from the top of the page.
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
    // The button goes out of sight while it works, unless it has the focus: seen, it would be pushed off by what comes.
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
