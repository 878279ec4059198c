import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Pages } from '#server/http/pages.routes.ts';

type Needs = { config: Config; pages: Pick<Pages, 'inlineScripts' | 'development'> };

export type SecurityHeaders = Record<string, string>;

/** What a page may load and who may frame it. The same for every response, so a cache can keep it. */
export function makeSecurityHeaders({ config, pages }: Needs): SecurityHeaders {
  return {
    // Vite's scripts need more freedom while developing.
    ...(!pages.development && {
      'content-security-policy': contentSecurityPolicy(pages.inlineScripts, config),
    }),
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
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    // The filter of old browsers could itself be misused.
    'x-xss-protection': '0',
  };
}

function contentSecurityPolicy(inlineScripts: string[], { isHttps, s3 }: Config): string {
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
    "frame-ancestors 'self'",
    // The owner may embed a video from any site; it loads only when the visitor asks for it.
    'frame-src https:',
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
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
