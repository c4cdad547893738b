import type { ReactNode } from 'react';

export type Toast = {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive' | undefined;
  /** One thing to do about it, undo say. */
  action?: { label: string; onSelect: () => void } | undefined;
  /** Called once it is over: closed, timed out, acted on, or replaced by another. */
  onClosed?: (() => void) | undefined;
};

export type ShownToast = Toast & { id: number; open: boolean };

/** How long a toast stays, in milliseconds. */
export const shownFor = 5_000;

const removedAfter = 1_000_000;

let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | undefined) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Closes the toast of that id, or whichever is shown. */
function dismiss(id = shown?.id) {
  if (shown?.id !== id || !shown?.open) return;
  const closed = shown;
  show({ ...closed, open: false });
  closed.onClosed?.();
  setTimeout(() => shown?.id === id && show(undefined), removedAfter);
}

/** Says something in passing. Only one is shown at a time: a new one takes the place of the last. */
export function toast(said: Toast): void {
  const replaced = shown?.open ? shown : undefined;
  show({ ...said, id: ++lastId, open: true });
  replaced?.onClosed?.();
}

/** What the toaster reads. */
export const toasts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => shown,
  dismiss,
};
