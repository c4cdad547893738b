import { recognitionClass } from '#phone/recognition';

/** Whether this device supports speech recognition. */
export const canListen = (): boolean => recognitionClass() !== undefined;

/** The toast if it does not. */
export const unsupported = {
  title: 'Voice not supported',
  description: "Your browser doesn't support voice recognition.",
  variant: 'destructive',
} as const;
