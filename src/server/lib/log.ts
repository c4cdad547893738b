type LogMethod = (detail: object, message: string) => void;

/** A logger such as pino. */
export interface Log {
  info: LogMethod;
  warn: LogMethod;
  error: LogMethod;
}
