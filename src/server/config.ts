import { isIP } from 'node:net';
import * as z from 'zod/mini';
import type { Limit } from './http/limitRows.ts';
import { defaultLimits, type LimitName } from './http/limits.ts';
import type { Endpoint } from './outside/ai/model.ts';
import type { Bucket } from './outside/photoStore/s3.ts';

const nativeOrigins = ['capacitor://localhost', 'https://localhost'];
const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);

const isWebUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

/** Whether it is a bare origin, on https unless it is this machine. */
function isSafeOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.origin !== text.replace(/\/$/, '')) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/** Whether the URL is only scheme, host and port: Hark cannot be served below a path. */
function isBareOrigin(text: string): boolean {
  const { pathname, username } = new URL(text);
  return pathname === '/' && username === '' && !/[?#]/.test(text);
}

const splitList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether it is an origin exactly as browsers send it, the native apps' included. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return /^https?:$/.test(protocol) ? origin === text : /^[a-z][a-z\d+.-]*:\/\/[a-z\d.-]+(:\d+)?$/.test(text);
}

/** Whether it is an IP address, a CIDR range or one of the named ranges. */
function isProxy(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  return more.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

const isHops = (text: string) => text === 'off' || /^\d{1,2}$/.test(text);
const areProxies = (text: string) =>
  isHops(text) || (splitList(text).length > 0 && splitList(text).every(isProxy));

/** A mail address, or a name and an address in angle brackets. */
const sender = /^(?:(?:"[^"\r\n]+" ?|[^"<>@,;:\r\n]*)<[^\s<>@,;"]+@[^\s<>@,;"]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/;

const text = z.string();
const matching = (shape: RegExp, error: string) => z.optional(text.check(z.regex(shape, error)));
/** A setting that must satisfy `isFit`, and the value made of it. */
const parsedSetting = <Made>(isFit: (text: string) => boolean, error: string, make: (text: string) => Made) =>
  z.pipe(text.check(z.refine(isFit, error)), z.transform(make));

const port = parsedSetting(
  (port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535,
  'must be a port number',
  Number,
);

const Environment = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'development'),
  PORT: z._default(port, 3000),
  METRICS_PORT: z.optional(port),
  DRAIN_SECONDS: z._default(
    parsedSetting(
      (seconds) => /^([0-5]?\d|60)$/.test(seconds),
      'must be a number of seconds, 60 at most',
      Number,
    ),
    0,
  ),
  HOST: z._default(text.check(z.minLength(1)), '127.0.0.1'),
  PUBLIC_URL: z.optional(
    webUrl.check(
      z.refine(
        (url) => !URL.canParse(url) || isBareOrigin(url),
        'must consist of scheme, host and port only, such as https://hark.example',
      ),
    ),
  ),
  DATA_DIR: z._default(text.check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })),
  APP_SECRET: z.optional(text.check(z.minLength(32, 'must be at least 32 characters'))),
  PASSWORD_RESET: z.optional(z.enum(['demo', 'email'], 'must be demo or email')),
  PHOTO_STORE: z._default(
    parsedSetting(
      (setting) => photoStoreOf(setting) !== null,
      'must be file, or s3://bucket?region=…&endpoint=https://…',
      (setting) => photoStoreOf(setting) ?? 'file',
    ),
    'file',
  ),
  SMTP_URL: z.optional(
    z.url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an smtp:// or smtps:// URL with a host' }),
  ),
  MAIL_FROM: z._default(
    text.check(z.maxLength(320), z.regex(sender, 'must be an address, such as Hark <support@hark.example>')),
    'Hark <support@hark.dog>',
  ),
  OWN_NETWORK: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  TRUST_PROXY: z._default(
    parsedSetting(areProxies, 'must be off, a number of hops, or addresses such as 10.0.0.0/8', proxies),
    false,
  ),
  CORS_ORIGINS: z._default(
    parsedSetting(
      (origins) => splitList(origins).every(isOrigin),
      'must be origins, such as https://hark.example, separated by commas',
      splitList,
    ),
    nativeOrigins,
  ),
  ANDROID_CERTIFICATES: matching(
    /^([0-9A-F]{2}:){31}[0-9A-F]{2}(,([0-9A-F]{2}:){31}[0-9A-F]{2})*$/,
    'must be SHA-256 fingerprints, AB:CD:...',
  ),
  APPLE_TEAM_ID: matching(/^[0-9A-Z]{10}$/, 'must be the 10 letters and digits of an Apple team'),
  RATE_LIMITS: z._default(text, ''),
  ANALYTICS_DOMAIN: matching(
    /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i,
    'must be a domain, such as hark.example',
  ),
  ANALYTICS_HOST: z.optional(
    text.check(z.refine(isSafeOrigin, 'must be an https origin, such as https://plausible.io')),
  ),
  AI_BASE_URL: z.optional(
    webUrl.check(
      z.refine(
        (url) => !URL.canParse(url) || new URL(url).username === '',
        'must not contain a user or password; set AI_API_KEY',
      ),
    ),
  ),
  AI_API_KEY: matching(/^[\x21-\x7e]{1,500}$/, 'must be one line of letters, digits and symbols'),
  AI_MODEL: z.optional(text.check(z.trim(), z.minLength(1), z.maxLength(200))),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
});

export type Config = ReturnType<typeof readConfig>;

/** The environment cannot be used; the message names every variable at fault. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings from the environment alone. An empty variable counts as absent. Throws `ConfigError` naming each
 * variable that cannot be used.
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(problems.join('\n'));
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const config = {
    production,
    port: env.PORT,
    metricsPort: env.METRICS_PORT,
    drainSeconds: env.DRAIN_SECONDS,
    host: env.HOST,
    publicUrl: (
      env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
    ).replace(/\/+$/, ''),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    appSecret: env.APP_SECRET,
    passwordReset: env.PASSWORD_RESET ?? (production ? 'email' : 'demo'),
    ownNetwork: env.OWN_NETWORK === 'on',
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    androidCertificates: env.ANDROID_CERTIFICATES?.split(','),
    appleTeamId: env.APPLE_TEAM_ID,
    photoStore: env.PHOTO_STORE,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    limits: limitsOf(env.RATE_LIMITS),
    analytics: analyticsOf(env.ANALYTICS_DOMAIN, env.ANALYTICS_HOST),
    model: modelOf(env.AI_BASE_URL, env.AI_API_KEY, env.AI_MODEL),
    logLevel: env.LOG_LEVEL,
  };
  const problems = production ? productionProblems(config) : [];
  if (config.port !== 0 && config.metricsPort === config.port)
    problems.push('METRICS_PORT: must differ from PORT');
  // Anyone who can reach a demo server can read reset tokens, and a proxy may let anyone in.
  const isHereOnly =
    [config.host, new URL(config.publicUrl).hostname].every(isLoopback) && !config.trustProxy;
  if (config.passwordReset === 'demo' && !isHereOnly) {
    problems.push(
      'PASSWORD_RESET: demo works on loopback only; set it to email, or HOST and PUBLIC_URL to 127.0.0.1 and TRUST_PROXY to off',
    );
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}

/** The model's endpoint; null when none is configured and the engine works alone. */
function modelOf(
  baseUrl: string | undefined,
  apiKey: string | undefined,
  model: string | undefined,
): Endpoint | null {
  if (baseUrl && model) return { baseUrl, apiKey, model };
  if (baseUrl) throw new ConfigError('AI_MODEL: required with AI_BASE_URL');
  if (model || apiKey)
    throw new ConfigError(`AI_BASE_URL: required with ${model ? 'AI_MODEL' : 'AI_API_KEY'}`);
  return null;
}

/** The site that events are counted for and the analytics host; undefined when analytics are off. */
function analyticsOf(domain: string | undefined, host: string | undefined) {
  if (!domain && !host) return undefined;
  if (!domain) throw new ConfigError('ANALYTICS_DOMAIN: required with ANALYTICS_HOST');
  if (!host) throw new ConfigError('ANALYTICS_HOST: required with ANALYTICS_DOMAIN');
  return { domain, host: new URL(host).origin };
}

function productionProblems({
  passwordReset,
  appSecret,
  publicUrl,
}: {
  passwordReset: string;
  appSecret: string | undefined;
  publicUrl: string;
}): string[] {
  const { protocol, hostname } = new URL(publicUrl);
  return [
    passwordReset === 'demo' ? 'PASSWORD_RESET: demo is not for production; set it to email' : '',
    appSecret ? '' : 'APP_SECRET: required in production (32 characters or more)',
    protocol === 'https:' || isLoopback(hostname) ? '' : 'PUBLIC_URL: must be https in production',
  ].filter(Boolean);
}

/** Which proxies to trust for the client's address: none, the last so many hops, or these addresses. */
function proxies(setting: string): false | string[] | ((address: string, hop: number) => boolean) {
  if (setting === 'off') return false;
  return isHops(setting) ? (_address, hop) => hop < Number(setting) : splitList(setting);
}

/** The default limits, overridden by those in `name=max/seconds,...`. */
function limitsOf(setting: string): Record<LimitName, Limit> {
  const limits: Record<string, Limit> = { ...defaultLimits };
  for (const part of setting.split(',').filter(Boolean)) {
    const [, name = '', max, seconds] = /^\s*([\w-]+)=([1-9]\d{0,8})\/([1-9]\d{0,8})\s*$/.exec(part) ?? [];
    if (!Object.hasOwn(limits, name)) {
      throw new ConfigError(
        `RATE_LIMITS: ${part} is not name=max/seconds of ${Object.keys(limits).join(', ')}`,
      );
    }
    limits[name] = { max: Number(max), seconds: Number(seconds) };
  }
  return limits;
}

/**
 * `file` is a folder under DATA_DIR, `s3://bucket?region=…&endpoint=…` a bucket of any S3-compatible service. Null
 * for anything else.
 */
function photoStoreOf(setting: string): 'file' | Bucket | null {
  if (setting === 'file' || setting === 'file:') return 'file';
  const url = URL.canParse(setting) ? new URL(setting) : null;
  if (url?.protocol !== 's3:' || !url.hostname || hasMoreThanBucket(url)) return null;
  const { endpoint, region = 'us-east-1' } = Object.fromEntries(url.searchParams);
  if (endpoint !== undefined && !isWebUrl(endpoint)) return null;
  return { bucket: url.hostname, region, endpoint };
}

/** Whether an s3 URL has parts that we do not know: ignored, they would send photos to the wrong place. */
function hasMoreThanBucket({ pathname, username, port, hash, searchParams }: URL): boolean {
  const isMisspelt = [...searchParams.keys()].some((name) => !['region', 'endpoint'].includes(name));
  return isMisspelt || !['', '/'].includes(pathname) || Boolean(username || port || hash);
}
