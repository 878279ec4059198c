import type { FastifyPluginAsync } from 'fastify';
import { embedPagePaths, embedThemes, playerKinds } from '#shared/primitives/addresses.ts';
import { idParam } from '#shared/primitives/requests.schema.ts';
import { sendRendered, type Pages } from '#server/http/responses/pages.ts';
import { createEmbedErrorHandler } from '#server/http/responses/error-handler.ts';

type EmbedRequest = { Params: { id: string }; Querystring: { theme?: unknown } };

/** The players that other sites may show in a frame: the same for every client. */
export function embedsRoutes({ pages }: { pages: Pages }): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler(createEmbedErrorHandler(pages.artistName));
    for (const kind of playerKinds) {
      app.get<EmbedRequest>(
        embedPagePaths[kind],
        { config: { public: true, mayBeFramed: true, cacheable: true }, schema: { hide: true } },
        async (request, reply) => {
          const id = idParam.safeParse(request.params).data?.id ?? null;
          const theme = embedThemes.find((each) => each === request.query.theme) ?? null;
          const page = await pages.renderEmbed({ kind, id, theme });
          // Independent of the site's address, so any cache may store it.
          return sendRendered(request, reply, page, 'public, no-cache');
        },
      );
    }
  };
}
