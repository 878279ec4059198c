import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Limit } from '#server/http/access/limits.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { ownersPreview } from '#server/http/access/preview.ts';
import { readSessionSecret } from '#server/http/access/session-cookie.ts';
import { cacheScope, siteAddress } from '#server/http/access/site-address.ts';
import { readDashboardData } from '#server/http/responses/dashboard-data.ts';
import { sendRendered, type Pages } from '#server/http/responses/pages.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { pages: Pages; config: Config; database: Database };

const OWNER_CACHE_CONTROL = 'private, no-store';

/** Every page has its route; any other address that a browser opens becomes the not-found page. */
export function addPages(app: FastifyInstance, deps: Deps, searchLimit: Limit): void {
  const { pages } = deps;
  for (const path of pages.paths) {
    app.get(
      path,
      { config: { public: true, cacheable: true }, schema: { hide: true } },
      async (request, reply) => {
        if (pages.searchablePaths.includes(path)) await searchLimit.take(request);
        return sendPage(request, reply, deps);
      },
    );
  }
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<FastifyReply> {
  // Not through URL: it takes what follows two slashes for a host name.
  const [path = '/', ...query] = request.url.split('?');
  const search = query.join('?');
  const site = siteAddress(request, deps.config);
  const preview = await ownersPreview(request, deps);
  if (path === pagePaths.admin && readSessionSecret(request, deps.config.isHttps)) {
    const data = await readDashboardData(request, search);
    const page = data && (await deps.pages.renderDashboard(search, site, { data, preview }));
    if (page) return sendRendered(request, reply, page, OWNER_CACHE_CONTROL);
  }
  const page = await (preview
    ? deps.pages.renderPreview(path, search, site, preview)
    : deps.pages.render(path, search, site));
  if ('movedTo' in page) {
    // A browser that cached the redirect would still follow it after the old title comes back.
    reply.header('cache-control', 'public, no-cache');
    return reply.redirect(page.movedTo + (search && `?${search}`), 301);
  }
  const cacheControl = preview ? OWNER_CACHE_CONTROL : `${cacheScope(deps.config)}, no-cache`;
  return sendRendered(request, reply, page, cacheControl);
}
