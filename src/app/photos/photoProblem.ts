import { type Toast, toast, toasts } from '../ui/toast.ts';

/** Id of the toast that shows the last problem. */
let shownId = 0;

/** Shows what is wrong with a photo, as a toast. */
export function showPhotoProblem(problem: Pick<Toast, 'title' | 'description'>): void {
  toast({ ...problem, variant: 'destructive' });
  shownId = toasts.current()?.id ?? 0;
}

/** Dismisses that toast once a good photo has been chosen. */
export const dismissPhotoProblem = (): void => toasts.dismiss(shownId);
