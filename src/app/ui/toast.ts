import type { ReactNode } from 'react';
import { sharedValue } from './sharedValue.ts';

export type Toast = {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive' | undefined;
  /** One action, such as Undo. */
  action?: { label: string; onSelect: () => void } | undefined;
  /** How long it is shown, in milliseconds, if not as long as others. */
  lasts?: number | undefined;
  /** Called when it closes: dismissed, timed out, acted on, or replaced by another. */
  onClosed?: (() => void) | undefined;
};

export type ShownToast = Toast & { id: number; open: boolean };

/** How long a toast is usually shown, in milliseconds. */
export const shownFor = 5_000;

const removedAfter = 1_000_000;

const shown = sharedValue<ShownToast | undefined>(undefined);
let lastId = 0;

/** Closes the toast with this id, or the current one. */
function dismiss(id = shown.get()?.id) {
  const closed = shown.get();
  if (closed?.id !== id || !closed?.open) return;
  shown.set({ ...closed, open: false });
  closed.onClosed?.();
  setTimeout(() => shown.get()?.id === id && shown.set(undefined), removedAfter);
}

/** Shows a toast. There is only one at a time: a new one replaces the last. */
export function toast(next: Toast): void {
  const replaced = shown.get();
  shown.set({ ...next, id: ++lastId, open: true });
  if (replaced?.open) replaced.onClosed?.();
}

/** The store that the toaster renders. */
export const toasts = { current: shown.get, use: shown.use, dismiss };
