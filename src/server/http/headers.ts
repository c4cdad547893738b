import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';

type Headers = Record<string, string>;

const denyAll = { objectSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] };

/**
 * The security headers, computed once: `pages` for documents and what they load, `data` for API responses, which are
 * never shown as a page.
 */
export function securityHeaders(config: Config, scriptHashes: string[]): { pages: Headers; data: Headers } {
  const overHttps = config.publicUrl.startsWith('https:');
  const all = {
    strictTransportSecurity: overHttps ? { maxAge: 365 * 24 * 3600, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
  } satisfies HelmetOptions;
  const permissions = {
    'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  };
  const pages = headersFrom({
    ...all,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        // Scroll locking and positioning set inline styles; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: ["'self'"],
        ...(config.analytics && { connectSrc: ["'self'", config.analytics.host] }),
        formAction: ["'self'"],
        ...denyAll,
        ...(overHttps && { upgradeInsecureRequests: [] }),
      },
    },
  });
  const data = headersFrom({
    ...all,
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], ...denyAll } },
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return { pages: { ...pages, ...permissions }, data: { ...data, ...permissions } };
}

/** The headers that helmet sets with these options; they are the same on every response. */
function headersFrom(options: HelmetOptions): Headers {
  const headers: Headers = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => {},
  };
  helmet(options)({} as never, answer as never, (error?: unknown) => {
    if (error instanceof Error) throw error;
  });
  return headers;
}
