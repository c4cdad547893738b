import { CallError } from '../src/api/errors.ts';

/** The status of a call, whatever it is: 200 when it succeeds, 0 when nobody answered. */
export const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof CallError) return error.status;
      throw error;
    },
  );
