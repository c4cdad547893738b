import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How many names one request may remove: S3's own limit. */
const mostRemoved = 1_000;

interface Kept {
  bytes: Buffer;
  since: string;
}

/** A fake S3 bucket, and the settings with which the SDK finds it. */
export interface BucketServer {
  bucket: { bucket: string; region: string; endpoint: string };
  close: () => Promise<void>;
}

/**
 * A bucket in memory with as much of S3's protocol as photos need: put, get, list, and remove many. It accepts any signature
 * and, like many S3-compatible services, refuses checksums that the protocol does not require.
 * @param pageSize names per page of a list; few, so that even a small bucket has several pages
 */
export async function openBucketServer(pageSize = 3): Promise<BucketServer> {
  const kept = new Map<string, Kept>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => answer(kept, pageSize, request, body, response));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  process.env['AWS_ACCESS_KEY_ID'] = 'anybody';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'anything';
  const { port } = server.address() as AddressInfo;
  return {
    bucket: { bucket: 'hark', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}` },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

function answer(
  kept: Map<string, Kept>,
  pageSize: number,
  { method, headers, url = '/' }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const { pathname, searchParams: asked } = new URL(url, 'http://bucket');
  const [, bucket, ...path] = decodeURIComponent(pathname).split('/');
  const name = path.join('/');
  const tell = (status: number, xml: string) =>
    void response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
  const refuse = (status: number, code: string) => tell(status, `<Error><Code>${code}</Code></Error>`);

  const put = () => {
    const checksums = Object.keys(headers).filter((header) => /^x-amz-(checksum|trailer)/.test(header));
    if (checksums.length > 0) return refuse(501, 'NotImplemented');
    kept.set(name, { bytes: body, since: new Date().toISOString() });
    response.writeHead(200).end();
  };
  const get = () => {
    const found = kept.get(name);
    if (!found) return refuse(404, 'NoSuchKey');
    response.writeHead(200, { 'content-type': 'image/webp' }).end(found.bytes);
  };
  const list = () =>
    tell(200, page(kept, pageSize, asked.get('prefix') ?? '', asked.get('continuation-token') ?? ''));
  const remove = () => {
    const names = [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, one = '']) => one);
    if (names.length > mostRemoved) return refuse(400, 'MalformedXML');
    for (const one of names) kept.delete(one);
    tell(200, '<DeleteResult/>');
  };

  if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return refuse(403, 'AccessDenied');
  if (bucket !== 'hark') return refuse(404, 'NoSuchBucket');
  if (method === 'PUT' && name) return put();
  if (method === 'GET' && name) return get();
  if (method === 'GET' && asked.get('list-type') === '2') return list();
  if (method === 'POST' && asked.has('delete')) return remove();
  return refuse(501, 'NotImplemented');
}

/** One page of a list. Its last name is the token for the next page. */
function page(kept: Map<string, Kept>, size: number, prefix: string, after: string): string {
  const left = [...kept].filter(([name]) => name.startsWith(prefix) && name > after).toSorted(byName);
  const listed = left.slice(0, size);
  const more = left.length > size;
  const contents = listed.map(
    ([name, { bytes, since }]) =>
      `<Contents><Key>${name}</Key><LastModified>${since}</LastModified><Size>${bytes.length}</Size></Contents>`,
  );
  const next = more ? `<NextContinuationToken>${listed.at(-1)?.[0]}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

const byName = ([one]: [string, Kept], [other]: [string, Kept]) => (one < other ? -1 : 1);
