import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The card or dialog around a part that goes. */
function around(part: HTMLElement) {
  const found = part.parentElement?.closest<HTMLElement>('section, [role=dialog]');
  return () => (found?.isConnected ? found : null);
}

/**
 * For what leaves the screen with the focus in it, or with its menu open, a Retry that was pressed say: the focus goes on
 * to the card or dialog around it, or to whatever `next` finds for what is about to go, else to the page, and not back to
 * the window's edge.
 */
export function useHandsOnFocus<Part extends HTMLElement>(
  next: (part: HTMLElement) => () => HTMLElement | null | undefined = around,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      const isInUse =
        own?.contains(document.activeElement) || own?.querySelector('[aria-haspopup][aria-expanded=true]');
      if (!own || !isInUse) return;
      const find = next(own);
      // As soon as what comes in its place is there.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const found = find() ?? document.querySelector('main');
        if (!found) return;
        // What is no stop of the keyboard can be focused all the same, and need not be seen whole.
        const isStop = found.tabIndex >= 0;
        if (!isStop) found.tabIndex = -1;
        found.focus({ preventScroll: !isStop });
      });
    };
  }, [next]);
  return part;
}
