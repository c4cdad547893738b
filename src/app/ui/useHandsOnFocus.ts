import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For what leaves the screen with the focus in it, a Retry that was pressed say: the focus goes on to the card or dialog
 * around it, else to the page, and not back to the window's edge.
 */
export function useHandsOnFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const around = own.parentElement?.closest<HTMLElement>('section, [role=dialog]');
      // As soon as what comes in its place is there.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const next = around?.isConnected ? around : document.querySelector('main');
        if (!next) return;
        next.tabIndex = -1;
        next.focus({ preventScroll: true });
      });
    };
  }, []);
  return part;
}
