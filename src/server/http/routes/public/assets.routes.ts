import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { iconPath } from '#shared/media/pictures.ts';
import { pathNotFound } from '#server/errors.ts';
import { compress, preferredEncoding } from '#server/cache/encoding.ts';
import { etagOf, matchesEtag } from '#server/cache/etag.ts';
import { isHashed, type AssetFile } from '#server/storage/asset-files.ts';

/** Feed readers, and browsers without a page, look for the icon at this address. */
export function addIcon(app: FastifyInstance): void {
  app.get('/favicon.ico', { config: { public: true }, schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').redirect(iconPath(48)),
  );
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built scripts, styles and fonts. Their names change with their content, so browsers cache them for good. */
export function addAssets(app: FastifyInstance, assets: AssetFile[]): void {
  const options = { config: { public: true, securityHeaders: 'file' }, schema: { hide: true } } as const;
  const hashed = new Map(assets.filter(isHashed).map((asset) => [asset.path, asset]));
  // One route for all: registering one for each would slow down every start.
  app.get<{ Params: { name: string } }>('/assets/:name', options, (request, reply) => {
    const asset = hashed.get(`assets/${request.params.name}`);
    if (!asset) throw pathNotFound();
    return sendAsset(request, reply, asset);
  });
  for (const asset of assets.filter((each) => !isHashed(each))) {
    // The service worker obeys the policy that is sent with its script.
    const config = extname(asset.path) === '.js' ? { public: true } : options.config;
    app.get(`/${asset.path}`, { ...options, config }, (request, reply) => sendAsset(request, reply, asset));
  }
}

async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: AssetFile,
): Promise<FastifyReply> {
  const etag = etagOfAsset(asset);
  reply.headers({
    etag,
    vary: 'Accept-Encoding',
    'cache-control': isHashed(asset) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  reply.type(types[extname(asset.path)] ?? 'application/octet-stream');
  if ('bytes' in asset) return reply.send(asset.bytes);
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(await promisify(brotliDecompress)(asset.br));
  const body = encoding === 'br' ? asset.br : await gzipOf(asset.br);
  return reply.header('content-encoding', encoding).send(body);
}

const gzips = new WeakMap<Buffer, Promise<Buffer>>();

/** Made at its first use: browsers accept Brotli only over HTTPS. */
function gzipOf(br: Buffer): Promise<Buffer> {
  const known = gzips.get(br);
  if (known) return known;
  const made = promisify(brotliDecompress)(br).then(compress.gzip);
  made.catch(() => gzips.delete(br));
  gzips.set(br, made);
  return made;
}

const etags = new WeakMap<AssetFile, string>();

function etagOfAsset(asset: AssetFile): string {
  const known = etags.get(asset);
  if (known) return known;
  const etag = etagOf('bytes' in asset ? asset.bytes : asset.br);
  etags.set(asset, etag);
  return etag;
}
