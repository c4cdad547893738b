import { useEffect, useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';

let wentBack = false;
// Registered on import, so that they run before the router renders the new page.
addEventListener('popstate', () => {
  wentBack = true;
});
addEventListener('pushState', () => {
  wentBack = false;
});

/** Whether the current page was reached by going back or forward; the browser then restores the scroll position. */
export const isBackNavigation = (): boolean => wentBack;

/**
 * On navigation, scrolls to the top and moves the focus into the new page, so that screen readers announce it. After
 * going back or forward, the browser restores the scroll position itself.
 */
export function useNavigationReset(): void {
  const path = usePathname();
  const last = useRef(path);

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (!wentBack) scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [path]);
}
