import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Pages } from '#server/http/pages.routes.ts';

type Needs = { config: Config; pages: Pick<Pages, 'inlineScripts' | 'development'> };

export type SecurityHeaders = Record<string, string>;

/** What a page may load and who may frame it. The same for every answer, so a cache can keep it. */
export async function makeSecurityHeaders({ config, pages }: Needs): Promise<SecurityHeaders> {
  const hashes = pages.inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  // Asked once, on an app of its own: answers that never get as far as a hook need the headers too.
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: pages.development
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            baseUri: ["'none'"],
            connectSrc: ["'self'"],
            fontSrc: ["'self'"],
            formAction: ["'self'"],
            frameAncestors: ["'self'"],
            // The owner may embed a video from any site; it loads only when the visitor asks for it.
            frameSrc: ['https:'],
            imgSrc: ["'self'", 'data:', 'blob:'],
            mediaSrc: ["'self'", 'blob:'],
            objectSrc: ["'none'"],
            scriptSrc: ["'self'", ...hashes],
            scriptSrcAttr: ["'none'"],
            // Dialogs lock scrolling with a style element.
            styleSrc: ["'self'", "'unsafe-inline'"],
            // On a plain-http home network an upgraded request would find nobody.
            upgradeInsecureRequests: config.isHttps ? [] : null,
          },
        },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Stricter breaks YouTube's player, which wants to know the site it plays on.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For this host alone: the artist's other subdomains are not ours to promise for.
    strictTransportSecurity: config.isHttps && { maxAge: 31_536_000, includeSubDomains: false },
  });
  app.get('/', (_request, reply) => reply.raw.getHeaders());
  const headers = (await app.inject('/')).json<SecurityHeaders>();
  return {
    ...headers,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}

export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
