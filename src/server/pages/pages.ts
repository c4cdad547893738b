import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isOfApi, pathOf } from '../http/paths.ts';
import { Refused } from '../http/refusal.ts';
import { root } from '../root.ts';

/** The built app, beside the built server. */
const builtApp = new URL('build/www/', root);

/** Media types of the built documents, by extension. */
const mediaTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Smallest first. Each document is compressed once, when it is first requested: compressing all at the start would
 * take half of the start-up time.
 */
const encodings = ['br', 'gzip'] as const;

/** Hashes of the inline scripts in the built documents, for the Content-Security-Policy. */
export async function inlineScriptHashes(): Promise<string[]> {
  const { scriptHashes } = JSON.parse(await readFile(new URL('csp.json', builtApp), 'utf8')) as {
    scriptHashes: string[];
  };
  return scriptHashes;
}

/**
 * Serves the built app: hashed assets cached forever, documents by path. In demo mode, pages that explain the reset
 * token on screen replace those that mention a mail. Paths without a document get the landing page. A browser with
 * the owner hint (app/lib/ownerHint.ts) gets the app shell instead of a visitors' page; in both documents the start
 * script corrects a wrong guess.
 */
export async function servePages(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'passwordReset' | 'analytics'>,
): Promise<void> {
  const documents = await readDocuments(config);
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets/', builtApp)),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: true,
    maxAge: '365d',
    immutable: true,
    decorateReply: false,
  });

  app.setNotFoundHandler(async (request, reply) => {
    const asked = pathOf(request.url);
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || isOfApi(asked) || asked.startsWith('/assets/')) {
      throw new Refused(404, 'Not found');
    }
    const named = documents.get(asked === '/start' ? '/signup' : asked) ?? documents.get('/');
    const isVisitorPage = named?.isForVisitors && asked !== resetPath;
    const document = isVisitorPage && hasOwnerHint(request) ? documents.get(shellKey) : named;
    if (!document) throw new Refused(404, 'Not found');
    const encoding = encodings.find((name) => acceptsEncoding(request.headers['accept-encoding'], name));
    reply.headers({ 'Cache-Control': 'no-cache', ETag: document.etag, Vary: 'Accept-Encoding, Cookie' });
    if (request.headers['if-none-match'] === document.etag) return reply.code(304).send();
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply
      .code(200)
      .type(document.type)
      .send(encoding ? await document.compressed[encoding]() : document.plain);
  });
}

/** Whether an Accept-Encoding header accepts a coding: it is listed, and not with q=0. */
const acceptsEncoding = (said = '', name: string) =>
  said.split(',').some((one) => {
    const [coding = '', weight = ''] = one.toLowerCase().split(';');
    return coding.trim() === name && !/^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(weight);
  });

/** The shell's key. Not a path, so it cannot be requested by name. */
const shellKey = 'owner';

/**
 * The target of the link in the reset mail. It works whoever is signed in, and the server cannot tell whether anyone
 * is.
 */
const resetPath = '/password-reset';

const hasOwnerHint = ({ headers }: FastifyRequest) => /(?:^|;\s*)owner=1(?:;|$)/.test(headers.cookie ?? '');

/** The documents, by path. */
async function readDocuments({ publicUrl, passwordReset, analytics }: Parameters<typeof servePages>[1]) {
  const counting = analytics && (await countingScript(analytics));
  const all = (await readdir(builtApp)).filter((file) => path.extname(file).slice(1) in mediaTypes);
  const demoOnly = all.filter((file) => file.includes('.demo.'));
  const regular = all.filter((file) => !demoOnly.includes(file));
  // Later files override earlier ones with the same path.
  const files = passwordReset === 'demo' ? [...regular, ...demoOnly] : regular;
  const documents = files.map(async (file) => {
    const source = await readFile(new URL(file, builtApp), 'utf8');
    const address = source.replaceAll('__PUBLIC_URL__', publicUrl);
    const text = counting ? address.replace('</head>', `${counting}</head>`) : address;
    const plain = Buffer.from(text);
    const type = mediaTypes[path.extname(file).slice(1)] ?? '';
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const compressed = { br: once(() => brotli(plain)), gzip: once(() => gzip(plain, { level: 9 })) };
    const isForVisitors = text.includes('id="public"');
    return [pathFor(file), { type, etag, isForVisitors, plain, compressed }] as const;
  });
  return new Map(await Promise.all(documents));
}

function once<Result>(work: () => Result): () => Result {
  let done: Result | undefined;
  return () => (done ??= work());
}

/** The script tag that documents get when events are counted, with the analytics host and site. */
async function countingScript({ domain, host }: NonNullable<Config['analytics']>): Promise<string> {
  const { counting } = JSON.parse(await readFile(new URL('app.json', builtApp), 'utf8')) as {
    counting: string;
  };
  return `<script type="module" src="${counting}" data-host="${host}" data-domain="${domain}"></script>`;
}

function pathFor(file: string): string {
  const name = file.replace(/(\.demo)?\.html$/, '');
  if (name === shellKey) return name;
  return name === 'index' ? '/' : `/${name}`;
}
