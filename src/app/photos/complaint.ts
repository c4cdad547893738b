import { type Toast, toast, toasts } from '../ui/toast.ts';

/** The toast that says it. */
let said = 0;

/** Says what is wrong with a photo. */
export function complain(problem: Pick<Toast, 'title' | 'description'>): void {
  toast({ ...problem, variant: 'destructive' });
  said = toasts.current()?.id ?? 0;
}

/** A good photo was chosen: what was wrong with the last one is over. */
export const withdraw = (): void => toasts.dismiss(said);
