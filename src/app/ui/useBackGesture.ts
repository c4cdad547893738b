import { useEffect, useRef } from 'react';

declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/** Lets a phone's back gesture close what is open, not leave the page, where the browser has a word for that. */
export function useBackGesture(open: boolean, onBack: () => void): void {
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    if (!open || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => back.current());
    return () => watcher.destroy();
  }, [open]);
}
