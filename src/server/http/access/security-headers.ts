import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Pages } from '#server/http/pages.routes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A player that other sites may show in a frame. A route that does not say so is refused there. */
    mayBeFramed?: boolean;
  }
}

type Needs = {
  config: Config;
  pages: Pick<Pages, 'inlineScripts' | 'embedInlineScripts' | 'isInDevelopment'>;
};

type Headers = Record<string, string>;

/** What a page may load and who may frame it. The same for every response, so a cache can keep it. */
export type SecurityHeaders = { usual: Headers; framed: Headers };

export function makeSecurityHeaders({ config, pages }: Needs): SecurityHeaders {
  const headersFor = (inlineScripts: string[], framers: string) => ({
    // Vite's scripts need more freedom while developing.
    ...(!pages.isInDevelopment && {
      'content-security-policy': contentSecurityPolicy(inlineScripts, framers, config),
    }),
    ...everywhere(config),
  });
  return {
    usual: { ...headersFor(pages.inlineScripts, "'self'"), 'x-frame-options': 'SAMEORIGIN' },
    framed: {
      ...headersFor(pages.embedInlineScripts, '*'),
      // Sites that load nothing from elsewhere without its consent may show a player, too.
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
}

function everywhere(config: Config): Headers {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // Stricter breaks YouTube's player, which wants to know the site it plays on.
    'referrer-policy': 'strict-origin-when-cross-origin',
    // For this host alone: the artist's other subdomains are not ours to promise for.
    ...(config.isHttps && { 'strict-transport-security': 'max-age=31536000' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    // The filter of old browsers could itself be misused.
    'x-xss-protection': '0',
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
    // The service worker asks for pictures on behalf of the pages.
    `connect-src ${files}`,
    "font-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${framers}`,
    // The owner may embed a video from any site; it loads only when the visitor asks for it. The dashboard shows the site.
    "frame-src 'self' https:",
    `img-src ${files} data: blob:`,
    `media-src ${files} blob:`,
    "object-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "script-src-attr 'none'",
    // Dialogs lock scrolling with a style element.
    "style-src 'self' 'unsafe-inline'",
    // On a plain-http home network an upgraded request would find nobody.
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    reply.headers(routeOptions.config.mayBeFramed ? headers.framed : headers.usual);
  });
}
