import { useEffect, useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';

let wentBack = false;
// Before anything is drawn for it: these listeners are the first.
addEventListener('popstate', () => {
  wentBack = true;
});
addEventListener('pushState', () => {
  wentBack = false;
});

/** Whether one came to where one is by going back, or forth: the browser then shows the place where one was. */
export const cameBack = (): boolean => wentBack;

/**
 * Starts every page that is gone to at its top, and says so to screen readers by moving the focus into it. Going
 * back is left to the browser, which knows where one was.
 */
export function useFreshPages(): void {
  const path = usePathname();
  const last = useRef(path);

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (!wentBack) scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [path]);
}
