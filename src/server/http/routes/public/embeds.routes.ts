import type { FastifyPluginAsync } from 'fastify';
import { embedPagePaths, embedThemes, playerKinds } from '#shared/primitives/addresses.ts';
import type { Config } from '#server/config.ts';
import type { Statistics } from '#server/domain/statistics/statistics.ts';
import { countedClient } from '#server/http/access/counted-client.ts';
import type { Database } from '#server/storage/database/database.ts';
import { idParam } from '#shared/primitives/requests.schema.ts';
import { sendRendered, type Pages } from '#server/http/responses/pages.ts';
import { createEmbedErrorHandler } from '#server/http/responses/error-handler.ts';

type Deps = { config: Config; database: Database; pages: Pages; statistics: Statistics };
type EmbedRequest = { Params: { id: string }; Querystring: { theme?: unknown } };

/** The players that other sites may show in a frame: the same for every client. */
export function embedsRoutes(deps: Deps): FastifyPluginAsync {
  const { pages, statistics } = deps;
  return async (app) => {
    app.setErrorHandler(createEmbedErrorHandler(pages.artistName));
    for (const kind of playerKinds) {
      app.get<EmbedRequest>(
        embedPagePaths[kind],
        { config: { public: true, securityHeaders: 'framed', cacheable: true }, schema: { hide: true } },
        async (request, reply) => {
          const id = idParam.safeParse(request.params).data?.id ?? null;
          const theme = embedThemes.find((each) => each === request.query.theme) ?? null;
          const page = await pages.renderEmbed({ kind, id, theme });
          if (page.status === 200 && request.method === 'GET')
            statistics.countEmbed(() => countedClient(request, deps), request.url);
          // Independent of the site's address, so any cache may store it.
          return sendRendered(request, reply, page, 'public, no-cache');
        },
      );
    }
  };
}
