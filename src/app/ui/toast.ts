import type { ReactNode } from 'react';
import { sharedValue } from './sharedValue.ts';

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

const shown = sharedValue<ShownToast | undefined>(undefined);
let lastId = 0;

/** Closes the toast of that id, or whichever is shown. */
function dismiss(id = shown.get()?.id) {
  const closed = shown.get();
  if (closed?.id !== id || !closed?.open) return;
  shown.set({ ...closed, open: false });
  closed.onClosed?.();
  setTimeout(() => shown.get()?.id === id && shown.set(undefined), removedAfter);
}

/** Says something in passing. Only one is shown at a time: a new one takes the place of the last. */
export function toast(said: Toast): void {
  const replaced = shown.get();
  shown.set({ ...said, id: ++lastId, open: true });
  if (replaced?.open) replaced.onClosed?.();
}

/** What the toaster reads. */
export const toasts = { current: shown.get, use: shown.use, dismiss };
