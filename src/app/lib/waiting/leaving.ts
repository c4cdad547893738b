import { sharedValue } from '../../ui/sharedValue.ts';

/** What becomes of entries that wait when their owner logs out. */
export type Choice = 'keep' | 'discard' | 'stay';

/** Asks the owner, where there is a dialog for it. */
export const leaving = sharedValue<((choice: Choice) => void) | null>(null);

let canAsk = false;

/** Call with whether the dialog is there. */
export function setCanAsk(can: boolean): void {
  canAsk = can;
}

/** Asks what becomes of them. They are kept where nobody can be asked. */
export function askWhatToKeep(): Promise<Choice> {
  if (!canAsk) return Promise.resolve('keep');
  return new Promise((resolve) => {
    leaving.set((choice) => {
      leaving.set(null);
      resolve(choice);
    });
  });
}
