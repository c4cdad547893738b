import * as z from 'zod/mini';
import { type Limit, type LimitName, usualLimits } from './limits.ts';
import type { Endpoint } from './outside/ai/model.ts';
import type { Bucket } from './outside/photoStore/s3.ts';

const nativeOrigins = 'capacitor://localhost,https://localhost';
const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);

const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

/** Whether it is an origin and nothing more, encrypted unless on this machine. */
function isSafeOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.origin !== text.replace(/\/$/, '')) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

const text = z.string();
const shaped = (shape: RegExp, error: string) => z.optional(text.check(z.regex(shape, error)));

const port = z.pipe(
  text.check(z.refine((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, 'must be a port number')),
  z.transform(Number),
);

const Environment = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'development'),
  PORT: z._default(port, 3000),
  METRICS_PORT: z.optional(port),
  DRAIN_SECONDS: z._default(
    z.pipe(
      text.check(z.regex(/^([0-5]?\d|60)$/, 'must be a number of seconds, 60 at most')),
      z.transform(Number),
    ),
    0,
  ),
  HOST: z._default(text.check(z.minLength(1)), '127.0.0.1'),
  PUBLIC_URL: z.optional(webUrl),
  DATA_DIR: z._default(text.check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })),
  APP_SECRET: z.optional(text.check(z.minLength(32, 'must be at least 32 characters'))),
  PASSWORD_RESET: z.optional(z.enum(['demo', 'email'], 'must be demo or email')),
  PHOTO_STORE: z._default(text, 'file'),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' })),
  MAIL_FROM: z._default(text.check(z.minLength(3), z.maxLength(320)), 'Hark <support@hark.dog>'),
  TRUST_PROXY: z._default(text, 'off'),
  CORS_ORIGINS: z._default(text, nativeOrigins),
  ANDROID_CERTIFICATES: shaped(
    /^([0-9A-F]{2}:){31}[0-9A-F]{2}(,([0-9A-F]{2}:){31}[0-9A-F]{2})*$/,
    'must be SHA-256 fingerprints, AB:CD:...',
  ),
  APPLE_TEAM_ID: shaped(/^[0-9A-Z]{10}$/, 'must be the 10 letters and digits of an Apple team'),
  RATE_LIMITS: z._default(text, ''),
  ANALYTICS_DOMAIN: shaped(
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
        'must hold no user or password; set AI_API_KEY',
      ),
    ),
  ),
  AI_API_KEY: shaped(/^[\x21-\x7e]{1,500}$/, 'must be one line of letters, digits and signs'),
  AI_MODEL: z.optional(text.check(z.trim(), z.minLength(1), z.maxLength(200))),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
});

export type Config = ReturnType<typeof readConfig>;

/** What is wrong with the environment, every variable named. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * The settings, from the environment alone. An empty variable counts as absent.
 * Throws `ConfigError` naming each variable that cannot be used.
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
    trustProxy: proxies(env.TRUST_PROXY),
    corsOrigins: env.CORS_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    androidCertificates: env.ANDROID_CERTIFICATES?.split(','),
    appleTeamId: env.APPLE_TEAM_ID,
    photoStore: photoStoreOf(env.PHOTO_STORE),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    limits: limitsOf(env.RATE_LIMITS),
    analytics: analyticsOf(env.ANALYTICS_DOMAIN, env.ANALYTICS_HOST),
    model: modelOf(env.AI_BASE_URL, env.AI_API_KEY, env.AI_MODEL),
    logLevel: env.LOG_LEVEL,
  };
  const refusals = production ? unfitForProduction(config) : [];
  if (config.passwordReset === 'demo' && !isLoopback(config.host)) {
    refusals.push('PASSWORD_RESET: demo works on loopback only; set it to email or HOST to 127.0.0.1');
  }
  if (refusals.length > 0) throw new ConfigError(refusals.join('\n'));
  return config;
}

/** Where a model answers; null where the engine speaks alone. */
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

/** Which site events are counted for, and where they go; undefined where nothing is counted. */
function analyticsOf(domain: string | undefined, host: string | undefined) {
  if (!domain && !host) return undefined;
  if (!domain) throw new ConfigError('ANALYTICS_DOMAIN: required with ANALYTICS_HOST');
  if (!host) throw new ConfigError('ANALYTICS_HOST: required with ANALYTICS_DOMAIN');
  return { domain, host: new URL(host).origin };
}

function unfitForProduction({
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

/** Which proxies may say who the client is: none, the last so many hops, or these addresses. */
function proxies(setting: string): false | string[] | ((address: string, hop: number) => boolean) {
  if (setting === 'off') return false;
  if (/^\d{1,2}$/.test(setting)) return (_address, hop) => hop < Number(setting);
  return setting.split(',').map((address) => address.trim());
}

/** The usual limits with those of `name=max/seconds,...` in their place. */
function limitsOf(setting: string): Record<LimitName, Limit> {
  const limits: Record<string, Limit> = { ...usualLimits };
  for (const part of setting.split(',').filter(Boolean)) {
    const [, name = '', max, seconds] = /^\s*([\w-]+)=([1-9]\d{0,8})\/([1-9]\d{0,8})\s*$/.exec(part) ?? [];
    if (!(name in limits)) {
      throw new ConfigError(
        `RATE_LIMITS: ${part} is not name=max/seconds of ${Object.keys(limits).join(', ')}`,
      );
    }
    limits[name] = { max: Number(max), seconds: Number(seconds) };
  }
  return limits;
}

/** `file`: a folder under DATA_DIR. `s3://bucket?region=…&endpoint=…`: a bucket of any S3-compatible service. */
function photoStoreOf(setting: string): 'file' | Bucket {
  if (setting === 'file' || setting === 'file:') return 'file';
  const url = URL.canParse(setting) ? new URL(setting) : null;
  const endpoint = url?.searchParams.get('endpoint') ?? undefined;
  if (url?.protocol !== 's3:' || !url.hostname || (endpoint !== undefined && !URL.canParse(endpoint))) {
    throw new ConfigError('PHOTO_STORE: must be file, or s3://bucket?region=…&endpoint=https://…');
  }
  return { bucket: url.hostname, region: url.searchParams.get('region') ?? 'us-east-1', endpoint };
}
