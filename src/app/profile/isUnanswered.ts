import { CallError } from '../../api/errors.ts';

/** Whether a call got no answer: what it asked for may have been done. */
export const isUnanswered = (error: unknown): boolean => error instanceof CallError && error.status === 0;
