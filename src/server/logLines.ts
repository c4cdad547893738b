import pino from 'pino';

/** What waits no longer for more: milliseconds and bytes. */
const longestWait = 100;
const enough = 8 * 1024;
/** Bytes that wait for whoever reads them; what is logged beyond is lost, and the server goes on. */
const mostWaiting = 16 * 1024 * 1024;

/**
 * Standard output for the log, whose lines are written together, ten times a second. Written one by one each takes a
 * thread's turn, in the middle of what owners wait for. What still waits when the process ends is written then, unless
 * it is killed.
 */
export function logLines(): pino.DestinationStream {
  const output = pino.destination({ sync: false, minLength: enough, maxLength: mostWaiting });
  let isDue = false;
  return {
    write(line) {
      output.write(line);
      if (isDue) return;
      isDue = true;
      setTimeout(() => {
        isDue = false;
        output.flush();
      }, longestWait).unref();
    },
  };
}
