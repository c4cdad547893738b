import { lookup, Resolver } from 'node:dns/promises';
import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { isAllowedAddress } from './allowedAddress.ts';

/** Milliseconds that a message may take in all: to find the address, to connect, and until the answer begins. */
const defaultPatience = 10_000;

/** Finds the IP addresses of a host name. */
export type FindAddresses = (host: string) => Promise<string[]>;

/** What Hark may send to, and how it finds it. */
export interface PostSettings {
  /** Whether the operator allows addresses of the own network, and plain HTTP. */
  allowOwnNetwork: boolean;
  findAddresses?: FindAddresses;
  /** Milliseconds for one message in all. */
  patience?: number;
}

/** A message to a URL. */
export interface WebMessage {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The message was not delivered. `hasLeft`: whether the other side may have got it all the same. */
export class NotDelivered extends Error {
  readonly hasLeft: boolean;
  /** The status of the answer, if there was one. */
  readonly status: number | undefined;

  constructor(reason: string, { hasLeft, status }: { hasLeft: boolean; status?: number }) {
    super(reason);
    this.name = 'NotDelivered';
    this.hasLeft = hasLeft;
    this.status = status;
  }
}

export type Post = ReturnType<typeof createPost>;

/**
 * Sends messages to URLs that users chose, and only there: a name is resolved once, every address that it has must be allowed,
 * and the connection goes to one of those, so that the name cannot mean something else meanwhile. Redirects are not followed,
 * and of the answer nothing is read but its status.
 */
export function createPost({
  allowOwnNetwork,
  findAddresses = allowOwnNetwork ? findAsSystem : findByDns,
  patience = defaultPatience,
}: PostSettings) {
  /** The addresses of a URL's host. Throws `NotDelivered` if there are none, or one that is not allowed. */
  async function addressesOf({ hostname }: URL): Promise<string[]> {
    const host = hostname.replace(/^\[|\]$/g, '');
    const found = isIP(host) ? [host] : await findAddresses(host).catch(() => []);
    if (found.length === 0) throw new NotDelivered('The address was not found', { hasLeft: false });
    if (!found.every((address) => isAllowedAddress(address, allowOwnNetwork)))
      throw new NotDelivered('The address is not a public one', { hasLeft: false });
    return found;
  }

  return {
    /** Why nothing may be sent to a URL, for whoever typed it; null if it may. */
    async problemOf(url: string): Promise<string | null> {
      const parsed = URL.canParse(url) ? new URL(url) : null;
      const problem = spellingProblem(parsed, allowOwnNetwork);
      if (problem !== null || parsed === null) return problem ?? notUrl;
      try {
        await within(addressesOf(parsed), patience);
        return null;
      } catch (error) {
        return error instanceof NotDelivered ? error.message : 'The address was not found';
      }
    },

    /** Sends a message. Throws `NotDelivered` unless the other side answers that it has it (2xx). */
    async post(message: WebMessage): Promise<void> {
      const url = new URL(message.url);
      const problem = spellingProblem(url, allowOwnNetwork);
      if (problem) throw new NotDelivered(problem, { hasLeft: false });
      const begun = performance.now();
      const addresses = await within(addressesOf(url), patience);
      const status = await send(url, addresses, message, patience - (performance.now() - begun));
      if (status >= 200 && status < 300) return;
      // Too busy to take it; any other answer may come from behind the one who took it.
      const hasLeft = status !== 429 && status !== 503;
      throw new NotDelivered(`The answer was ${status}`, { hasLeft, status });
    },
  };
}

const notUrl = 'Must be a URL, such as https://example.com/…';

function spellingProblem(url: URL | null, allowOwnNetwork: boolean): string | null {
  if (!url || !/^https?:$/.test(url.protocol)) return notUrl;
  if (url.protocol === 'http:' && !allowOwnNetwork) return 'Must begin with https://';
  if (url.username || url.password) return 'Must not contain a user or a password';
  return null;
}

/** Asks the DNS only: names of the machine's own network mean nothing, and nothing waits for a slow answer. */
async function findByDns(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const nothing = (): string[] => [];
  const found = await Promise.all([
    resolver.resolve4(host).catch(nothing),
    resolver.resolve6(host).catch(nothing),
  ]);
  return found.flat();
}

/** Asks as the machine does: also for names of the own network. */
const findAsSystem: FindAddresses = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** What a promise gives within so many milliseconds. Throws `NotDelivered` after that. */
function within<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new NotDelivered('The address was not found in time', { hasLeft: false })),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** A look-up that answers with addresses found before. */
function pinned(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, answer) => {
    const [first] = found;
    if (all || !first) answer(null, found);
    else answer(null, first.address, first.family);
  };
}

/** Sends a request to one of those addresses. Returns the status of the answer, whose body is not read. */
function send(
  url: URL,
  addresses: readonly string[],
  { headers, body }: WebMessage,
  patience: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let hasLeft = false;
    const isSecure = url.protocol === 'https:';
    const fail = (reason: string) => reject(new NotDelivered(reason, { hasLeft }));
    const sent = (isSecure ? requestByHttps : requestByHttp)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
      // A connection of its own: one that is kept may have been opened before the name was checked.
      agent: false,
      lookup: pinned(addresses),
    });
    const late = setTimeout(
      () => {
        fail('There was no answer in time');
        sent.destroy();
      },
      Math.max(patience, 1),
    );
    // An informational answer is none.
    sent.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.on('error', () => undefined);
      sent.destroy();
    });
    sent.once('socket', (socket: Socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => void (hasLeft = true));
    });
    sent.once('close', () => {
      clearTimeout(late);
      fail('The connection was closed without an answer');
    });
    sent.on('error', ({ code }: NodeJS.ErrnoException) =>
      fail(`The connection failed (${code ?? 'unknown'})`),
    );
    sent.end(body);
  });
}
