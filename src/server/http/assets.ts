import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { preferredEncoding } from '#server/http/responses/encoding.ts';
import { matchesEtag } from '#server/http/responses/etag.ts';
import { isHashed, type AssetFile } from '#server/storage/asset-files.ts';

/** Browsers that read no page first, and feed readers, look for the icon where it always used to be. */
export function addIcon(app: FastifyInstance): void {
  app.get('/favicon.ico', { config: { public: true }, schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').redirect('/favicon.svg', 301),
  );
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the built scripts, styles and fonts. Their names change with their content, so browsers keep them. */
export function addAssets(app: FastifyInstance, assets: AssetFile[]): void {
  for (const asset of assets) {
    // Weak, because the encodings share it and are not the same bytes.
    const etag = `W/"${createHash('sha256').update(asset.bytes).digest('base64url').slice(0, 27)}"`;
    const headers = {
      etag,
      vary: 'Accept-Encoding',
      'cache-control': isHashed(asset) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    };
    const type = types[extname(asset.path)] ?? 'application/octet-stream';
    app.get(`/${asset.path}`, { config: { public: true }, schema: { hide: true } }, (request, reply) => {
      reply.headers(headers);
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
      const encoding = preferredEncoding(request.headers['accept-encoding']);
      const encoded = encoding === 'identity' ? undefined : asset[encoding];
      if (encoded) reply.header('content-encoding', encoding);
      return reply.type(type).send(encoded ?? asset.bytes);
    });
  }
}
