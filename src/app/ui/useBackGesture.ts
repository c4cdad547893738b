import { useEffect, useRef } from 'react';

declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/**
 * Lets a phone's back gesture close what is open, not leave the page, where the browser has a word for that. Where it
 * leaves the page all the same, what was open does not stay behind over another.
 */
export function useBackGesture(open: boolean, onBack: () => void): void {
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    if (!open) return;
    const close = () => back.current();
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    watcher?.addEventListener('close', close);
    addEventListener('popstate', close);
    return () => {
      watcher?.destroy();
      removeEventListener('popstate', close);
    };
  }, [open]);
}
