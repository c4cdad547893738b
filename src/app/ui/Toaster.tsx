import { useSyncExternalStore } from 'react';
import { later } from './later.tsx';
import { toasts } from './toast.ts';

const { subscribe, current } = toasts;

const ToastView = later(async () => ({ default: (await import('./ToastView.tsx')).ToastView }));

/** Where toasts appear. Stands once, at the root; costs nothing until the first one is said. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribe, current);
  return shown ? <ToastView toast={shown} /> : null;
}
