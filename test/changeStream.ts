import { onTestFinished } from 'vitest';
import { type Changed, changesIn } from '../src/api/changes.ts';

/** An open stream of changes. */
export interface ChangeStream {
  /** What it told so far. */
  told: Changed[];
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  close: () => void;
}

/**
 * Opens a stream of changes of the server at `url`, of a page that is `age` milliseconds old; resolves once it is
 * connected. It is closed after the test.
 */
export async function openChanges(url: string, token: string, age?: number): Promise<ChangeStream> {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const response = await fetch(`${url}/api/changes${age === undefined ? '' : `?age=${age}`}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: closing.signal,
  });
  if (!response.ok) throw new Error(`The stream was refused with ${response.status}`);
  const events = changesIn(response);
  await events.next();
  const told: Changed[] = [];
  const read = async () => {
    for await (const event of events) if (event) told.push(event);
  };
  const ended = read().catch((error: unknown) => {
    if (!closing.signal.aborted) throw error;
  });
  return { told, ended, close: () => closing.abort() };
}
