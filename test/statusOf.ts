import { CallError } from '../src/api/errors.ts';

/** The status of a call: 200 if it succeeds, 0 if there was no response. */
export const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof CallError) return error.status;
      throw error;
    },
  );
