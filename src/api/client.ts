import type { Refusal } from './call.ts';
import { type Answer, type CallName, type Contract, contract, type Outgoing } from './contract.ts';
import { CallError } from './errors.ts';
import { timeoutFor } from './timeouts.ts';
import { ownerZone } from './zone.ts';

interface ClientOptions {
  /** Empty for the same origin, else scheme and host. */
  baseUrl: string;
  token: () => string | null;
  /** Identifies this page to those who hear of its changes. */
  page?: string;
  /** Called with the token that was sent, whenever the answer to it is 401. */
  onUnauthorized?: (token: string) => void;
  /** Sends the request; the page's own `fetch` by default. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** The parts of a request that the call has. The query is always optional. */
type Needed<Parts> = {
  [Part in keyof Parts as undefined extends Parts[Part]
    ? never
    : Part extends 'query'
      ? never
      : Part]: Parts[Part];
};

export type Request<Name extends CallName> = Needed<Outgoing<Name>> & {
  query?: Outgoing<Name>['query'];
  /** A UUID. Repeating a write with the same key returns the first result. */
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/** A page of a list, and the cursor of the next one (null at the end). */
export interface Page<Rows> {
  rows: Rows;
  next: string | null;
}

/** The calls that return a file, or events. */
type StreamingCall = {
  [Name in CallName]: Contract[Name] extends { file: readonly string[] } | { events: true } ? Name : never;
}[CallName];

export type Client = {
  <Name extends CallName>(name: Name, request: Request<Name>): Promise<Answer<Name>>;
  page: <Name extends 'listActivities'>(name: Name, request: Request<Name>) => Promise<Page<Answer<Name>>>;
  /** Returns a file, or events, as a stream. */
  stream: <Name extends StreamingCall>(name: Name, request: Request<Name>) => Promise<Response>;
};

interface AnyRequest {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Makes the contract's calls over HTTP. Throws `CallError` for every answer that is not a success. */
export function createClient({
  baseUrl,
  token,
  page: pageId,
  onUnauthorized,
  fetch: transport = (url, init) => fetch(url, init),
}: ClientOptions): Client {
  async function send(name: CallName, request: AnyRequest, isStream = false): Promise<Response> {
    const { method, path, who } = contract[name];
    const bearer = who === 'anyone' ? null : token();
    const headers = headersOf(request, bearer);
    if (pageId && method !== 'GET') headers['x-page'] = pageId;
    const init: RequestInit = { method, headers, credentials: 'include' };
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = body;
    }
    // A stream has no timeout: whoever started it sees its progress and can cancel it.
    const signals = [request.signal, isStream ? undefined : AbortSignal.timeout(timeoutFor(method, body))];
    init.signal = AbortSignal.any(signals.filter((end) => end !== undefined));
    // A removal completes even if the page is closed meanwhile.
    if (method === 'DELETE') init.keepalive = true;

    const response = await transport(baseUrl + urlOf(path, request), init).catch(networkError(request));
    if (response.ok) return response;
    if (response.status === 401 && bearer !== null) onUnauthorized?.(bearer);
    const refusal = await readRefusal(response);
    // oxlint-disable-next-line no-console -- an error can be looked up in the console of the device where it happened.
    console.info(`${method} ${path}: ${response.status}`, refusal);
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    throw new CallError(response.status, refusal, Number.isFinite(retryAfter) ? retryAfter : null);
  }

  const call = async (name: CallName, request: AnyRequest) => {
    const response = await send(name, request);
    return response.status === 204 ? undefined : bodyOf(response, request);
  };
  const page = async (name: CallName, request: AnyRequest) => {
    const response = await send(name, request);
    return { rows: await bodyOf(response, request), next: nextCursor(response.headers.get('link')) };
  };
  return Object.assign(call, {
    page,
    stream: (name: StreamingCall, request: AnyRequest) => send(name, request, true),
  }) as Client;
}

function headersOf({ idempotencyKey }: AnyRequest, bearer: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    'x-timezone': ownerZone(),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}

function urlOf(path: string, { params, query }: AnyRequest): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

/**
 * The error of a call that got no answer or only half of one. An aborted call fails with its abort reason instead.
 */
const networkError =
  ({ signal }: AnyRequest) =>
  (cause: unknown): never => {
    if (signal?.aborted) throw cause;
    throw new CallError(0, { error: 'Network error. Please try again.' });
  };

/** The body of a success. A page that a proxy put in its place is an error without a message. */
async function bodyOf(response: Response, request: AnyRequest): Promise<unknown> {
  const body = await response.text().catch(networkError(request));
  try {
    return JSON.parse(body);
  } catch {
    throw new CallError(response.status, {});
  }
}

async function readRefusal(response: Response): Promise<Partial<Refusal>> {
  const body = await response.text().catch(() => '');
  try {
    const refusal = JSON.parse(body) as Partial<Refusal>;
    const { details, ...rest } = refusal;
    const hasDetails = Array.isArray(details) && details.every(({ message }) => typeof message === 'string');
    if (hasDetails && details.length > 0) return refusal;
    if (typeof rest.error === 'string') return rest;
  } catch {
    // A proxy answered in its own format.
  }
  return { error: body.slice(0, 200) || response.statusText };
}

function nextCursor(link: string | null): string | null {
  const url = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return url ? new URL(url, 'http://relative').searchParams.get('before') : null;
}
