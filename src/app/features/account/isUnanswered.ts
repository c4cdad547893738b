import { CallError } from '../../../api/errors.ts';

/** Whether a call got no response, so that it may or may not have been carried out. */
export const isUnanswered = (error: unknown): boolean => error instanceof CallError && error.status === 0;
