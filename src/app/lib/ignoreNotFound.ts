import { CallError } from '../../api/errors.ts';

/** Treats a 404 to a deletion as success: it was deleted elsewhere, or by an attempt whose response was lost. */
export async function ignoreNotFound(removal: Promise<void | undefined>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof CallError && error.status === 404)) throw error;
  }
}
