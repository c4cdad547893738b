import {
  type Answer,
  type CallName,
  type Contract,
  contract,
  type Outgoing,
  type Refusal,
} from './contract.ts';
import { CallError } from './errors.ts';
import { patienceFor } from './patience.ts';
import { ownerZone } from './zone.ts';

interface ClientOptions {
  /** Empty for the same origin, else scheme and host. */
  baseUrl: string;
  token: () => string | null;
  /** Told of every 401 that an authenticated call gets, and with which token. */
  onUnauthorized?: (token: string | null) => void;
  /** What sends; the page's own `fetch` unless told otherwise. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** What a call needs, without the parts that it does not have; its query may always be left out. */
type Needed<Parts> = {
  [Part in keyof Parts as undefined extends Parts[Part]
    ? never
    : Part extends 'query'
      ? never
      : Part]: Parts[Part];
};

export type Request<Name extends CallName> = Needed<Outgoing<Name>> & {
  query?: Outgoing<Name>['query'];
  /** Makes a repeated write answer the first one's result. A UUID. */
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/** A page of a list, and the cursor of the next one (null at the end). */
export interface Page<Rows> {
  rows: Rows;
  next: string | null;
}

/** The calls that answer a file. */
type FileCall = {
  [Name in CallName]: Contract[Name] extends { file: string } ? Name : never;
}[CallName];

export type Client = {
  <Name extends CallName>(name: Name, request: Request<Name>): Promise<Answer<Name>>;
  page: <Name extends 'listActivities'>(name: Name, request: Request<Name>) => Promise<Page<Answer<Name>>>;
  /** A file, to be read as it comes. */
  file: (name: FileCall, request: Request<FileCall>) => Promise<Response>;
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
  onUnauthorized,
  fetch: carry = (url, init) => fetch(url, init),
}: ClientOptions): Client {
  async function send(name: CallName, request: AnyRequest, isFile = false): Promise<Response> {
    const { method, path, who } = contract[name];
    const headers: Record<string, string> = {
      accept: 'application/json',
      'x-timezone': ownerZone(),
    };
    const bearer = who === 'owner' ? token() : null;
    if (bearer) headers['authorization'] = `Bearer ${bearer}`;
    if (request.idempotencyKey) headers['idempotency-key'] = request.idempotencyKey;
    const init: RequestInit = { method, headers, credentials: 'include' };
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = body;
    }
    // A file comes for as long as it takes: whoever waits for it sees how far it is, and can stop it.
    const ends = [request.signal, isFile ? undefined : AbortSignal.timeout(patienceFor(method, body))];
    init.signal = AbortSignal.any(ends.filter((end) => end !== undefined));
    // What is to be removed is removed, even if the page is left meanwhile.
    if (method === 'DELETE') init.keepalive = true;

    const response = await carry(baseUrl + urlOf(path, request), init).catch(noAnswer(request));
    if (response.ok) return response;
    if (response.status === 401 && who === 'owner') onUnauthorized?.(bearer);
    const refusal = await refusalOf(response);
    // oxlint-disable-next-line no-console -- what was refused can be looked up where it happened.
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
    file: (name: FileCall, request: AnyRequest) => send(name, request, true),
  }) as Client;
}

function urlOf(path: string, { params, query }: AnyRequest): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

/** How a call fails that gets no answer, or half of one. One that was given up fails as it was told to. */
const noAnswer =
  ({ signal }: AnyRequest) =>
  (cause: unknown): never => {
    if (signal?.aborted) throw cause;
    throw new CallError(0, { error: 'Network error. Please try again.' });
  };

/** What a success says. A page that something between us and the server put in its place says nothing. */
async function bodyOf(response: Response, request: AnyRequest): Promise<unknown> {
  const body = await response.text().catch(noAnswer(request));
  try {
    return JSON.parse(body);
  } catch {
    throw new CallError(response.status, {});
  }
}

async function refusalOf(response: Response): Promise<Partial<Refusal>> {
  const body = await response.text().catch(() => '');
  try {
    const refusal = JSON.parse(body) as Partial<Refusal>;
    const { error, details } = refusal;
    const told = Array.isArray(details) && details.every(({ message }) => typeof message === 'string');
    if (told && details.length > 0) return refusal;
    if (typeof error === 'string') return { error };
  } catch {
    // Something between us and the server answered in its own words.
  }
  return { error: body.slice(0, 200) || response.statusText };
}

function nextCursor(link: string | null): string | null {
  const url = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return url ? new URL(url, 'http://relative').searchParams.get('before') : null;
}
