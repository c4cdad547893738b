/** Milliseconds to wait for the answer to a read. After that the call counts as failed. */
export const readTimeout = 20_000;

/** Milliseconds to wait for the answer to a write: the server may ask a model, which can take half a minute. */
export const writeTimeout = 60_000;

/** The slowest usable connection, in bytes per millisecond. */
export const minBytesPerMs = 10;

/** Milliseconds to wait for a call to be answered, including the time to upload `body`. */
export const timeoutFor = (method: string, body = ''): number =>
  method === 'GET' ? readTimeout : writeTimeout + Math.ceil(body.length / minBytesPerMs);
