import { useEffect, useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';

/**
 * Starts every page that is gone to at its top, and says so to screen readers by moving the focus into it. Going
 * back is left to the browser, which knows where one was.
 */
export function useFreshPages(): void {
  const path = usePathname();
  const last = useRef(path);
  const wentBack = useRef(false);

  useEffect(() => {
    const onBack = () => {
      wentBack.current = true;
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (!wentBack.current) scrollTo(0, 0);
    wentBack.current = false;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [path]);
}
