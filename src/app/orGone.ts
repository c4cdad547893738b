import { CallError } from '../api/errors.ts';

/** A removal. What is not there any more, removed elsewhere or by a try whose answer was lost, is as good as removed. */
export async function orGone(removal: Promise<void | undefined>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof CallError && error.status === 404)) throw error;
  }
}
