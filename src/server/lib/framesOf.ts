/** Where an error was thrown: the frames of its stack, without the message that a stack begins with. */
export const framesOf = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .filter((line) => /^ {4}at \S.*:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim())
    .join('\n');
