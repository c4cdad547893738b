import { type Changed, changesIn } from '../../api/changes.ts';
import { api, pageId } from './api.ts';
import { changedElsewhere } from './query.ts';
import { currentToken, onTokenChange } from './token.ts';

/** Milliseconds between attempts to connect: at first, and at most. */
const firstPause = 1_000;
const longestPause = 60_000;
/** Milliseconds within which a stream says that it is connected; longer if a proxy holds back what it says. */
const greeting = 10_000;
/** Milliseconds without a sign of life after which a stream is lost. The server gives one every 25 s. */
const longestSilence = 60_000;
/** Milliseconds since the page was opened in which the server is asked whether anything has changed since. */
const fresh = 10_000;
/** Milliseconds within which a stream begins whose request reached the server without delay. */
const prompt = 1_000;
/** The name of the lock and of the channel. */
const name = 'hark-changes';

let isPaused = false;
let update = () => {};

/** Stops following what others change, or follows it again. */
export function pauseChanges(paused: boolean): void {
  isPaused = paused;
  update();
}

/**
 * Follows what others change, as long as this page is visible and somebody is signed in, and fetches it anew. Of several
 * pages in a browser one listens, and tells the others.
 */
export function followChanges(): void {
  const others = new BroadcastChannel(name);
  others.addEventListener('message', ({ data }: MessageEvent<Changed>) => show(data));
  const tell = (changed: Changed) => {
    show(changed);
    others.postMessage(changed);
  };
  let following: AbortController | undefined;
  update = () => {
    following?.abort();
    following = undefined;
    if (isPaused || document.visibilityState !== 'visible' || currentToken() === null) return;
    following = new AbortController();
    void follow(following.signal, tell);
  };
  document.addEventListener('visibilitychange', update);
  addEventListener('online', update);
  onTokenChange(update);
  update();
}

/** A page that is hidden asks anew when it is seen again. */
function show({ dogs, from }: Changed): void {
  if (document.visibilityState === 'visible' && from !== pageId) changedElsewhere(dogs);
}

/** Listens as soon as no other page of this browser does, until the signal aborts. */
async function follow(signal: AbortSignal, tell: (changed: Changed) => void): Promise<void> {
  const listen = () => listenAgainAndAgain(signal, tell);
  // Over plain HTTP, browsers have no locks: each page listens by itself.
  if (!('locks' in navigator)) return listen();
  let listens = false;
  const turn = navigator.locks.request(name, { signal }, () => {
    listens = true;
    return listen();
  });
  // What another page was told before this one was seen is asked for.
  void navigator.locks.query().then(({ held = [] }) => {
    if (!listens && !signal.aborted && held.some((lock) => lock.name === name)) show({});
  });
  await turn.catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

async function listenAgainAndAgain(signal: AbortSignal, tell: (changed: Changed) => void): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    if (await listen(signal, tell)) failures = 0;
    await paused(Math.min(firstPause * 2 ** failures, longestPause) * (0.5 + Math.random()), signal);
  }
}

/** Listens until the connection or the session ends. Returns whether it was connected. */
async function listen(signal: AbortSignal, tell: (changed: Changed) => void): Promise<boolean> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), greeting);
  let isConnected = false;
  // By its own clock the page would not know that the device has slept.
  const age = Math.round(Math.max(performance.now(), Date.now() - performance.timeOrigin));
  const asked = performance.now();
  try {
    const response = await api.stream('listenToChanges', {
      query: age > fresh ? {} : { age },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    for await (const changed of changesIn(response)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), longestSilence);
      // What changed while nobody listened is told to a page that was just opened, unless it asked late.
      if (!isConnected && (age > fresh || performance.now() - asked > prompt)) tell({});
      isConnected = true;
      if (changed) tell(changed);
    }
  } catch {
    // A proxy that holds the stream back must not keep changes from owners: they are asked for, at every attempt.
    if (silence.signal.aborted && !signal.aborted) tell({});
  } finally {
    clearTimeout(timer);
  }
  return isConnected;
}

function paused(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
