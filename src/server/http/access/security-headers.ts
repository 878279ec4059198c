import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Pages } from '#server/http/responses/pages.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route sends, if it is no page of this site. */
    securityHeaders?: keyof SecurityHeaders;
  }
}

type Deps = {
  config: Config;
  pages: Pick<Pages, 'inlineScripts' | 'embedInlineScripts' | 'isInDevelopment'>;
};

type Headers = Record<string, string>;

/** What a page may load and who may frame it: the same for every response, so that it can be cached. */
export type SecurityHeaders = {
  usual: Headers;
  /** A player that other sites may show in a frame. They may not frame any other route. */
  framed: Headers;
  /** A script, style, font, picture or recording. What is said about pages would be a kilobyte with each of them. */
  file: Headers;
};

export function makeSecurityHeaders({ config, pages }: Deps): SecurityHeaders {
  const headersFor = (inlineScripts: string[], framers: string) => ({
    // Vite's scripts need more freedom while developing.
    ...(!pages.isInDevelopment && {
      'content-security-policy': contentSecurityPolicy(inlineScripts, framers, config),
    }),
    ...ofPages,
    ...everywhere(config),
  });
  return {
    usual: { ...headersFor(pages.inlineScripts, "'self'"), ...notFramed },
    framed: {
      ...headersFor(pages.embedInlineScripts, '*'),
      // For embedding sites that require it (COEP).
      'cross-origin-resource-policy': 'cross-origin',
    },
    file: { ...everywhere(config), ...notFramed },
  };
}

const notFramed: Headers = { 'x-frame-options': 'SAMEORIGIN' };

const ofPages: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // A stricter policy breaks YouTube's player, which needs the origin.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  // The filter of old browsers was itself a vulnerability.
  'x-xss-protection': '0',
};

function everywhere(config: Config): Headers {
  return {
    'cross-origin-resource-policy': 'same-origin',
    // Without subdomains, which may belong to other sites of the artist.
    ...(config.isHttps && { 'strict-transport-security': 'max-age=31536000' }),
    'x-content-type-options': 'nosniff',
  };
}

function contentSecurityPolicy(inlineScripts: string[], framers: string, { isHttps, s3 }: Config): string {
  const files = ["'self'", ...(s3?.publicUrl ? [new URL(s3.publicUrl).origin] : [])].join(' ');
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    "base-uri 'none'",
    // The service worker fetches pictures for the pages.
    `connect-src ${files}`,
    "font-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${framers}`,
    // The owner may embed a video from any site; it loads only on a click. The dashboard frames the site itself.
    "frame-src 'self' https:",
    `img-src ${files} data: blob:`,
    `media-src ${files} blob:`,
    "object-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "script-src-attr 'none'",
    // Dialogs use a style element to lock scrolling.
    "style-src 'self' 'unsafe-inline'",
    // On a plain-http home network an upgraded request would fail.
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    reply.headers(headers[routeOptions.config.securityHeaders ?? 'usual']);
  });
}
