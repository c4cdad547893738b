/** How long an answer is waited for, in milliseconds: no answer by then is none. */
export const answerWithin = 20_000;

/** A write has more to do on the other side, whose model may take half a minute. */
export const writtenWithin = 60_000;

/** What the slowest line that can be used carries, in bytes a millisecond. */
export const slowestLine = 10;

/** How long a call is waited for that sends `body`, if anything. */
export const patienceFor = (method: string, body = ''): number =>
  method === 'GET' ? answerWithin : writtenWithin + Math.ceil(body.length / slowestLine);
