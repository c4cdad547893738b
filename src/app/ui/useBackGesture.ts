import { useEffect, useRef } from 'react';

declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/**
 * Makes a phone's back gesture close an open dialog instead of leaving the page, if the browser supports
 * `CloseWatcher`. Otherwise the gesture leaves the page, and the dialog closes with it.
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
