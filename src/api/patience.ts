/** Milliseconds to wait for the answer to a read. After that the call counts as failed. */
export const answerWithin = 20_000;

/** Milliseconds to wait for the answer to a write: the server may ask a model, which can take half a minute. */
export const writtenWithin = 60_000;

/** The slowest usable connection, in bytes per millisecond. */
export const slowestLine = 10;

/** Milliseconds to wait for a call to be answered, including the time to upload `body`. */
export const patienceFor = (method: string, body = ''): number =>
  method === 'GET' ? answerWithin : writtenWithin + Math.ceil(body.length / slowestLine);
