import type { FastifyPluginAsync } from 'fastify';
import { embedPagePaths, embedThemes, pageKinds } from '#shared/addresses.ts';
import { idParam } from '#shared/fields.schema.ts';
import { sendRendered, type Pages } from '#server/http/pages.routes.ts';
import { createEmbedErrorHandler } from '#server/http/responses/error-handler.ts';

type Asked = { Params: { id: string }; Querystring: { theme?: unknown } };

/** The players that other sites may show in a frame: the same for everybody, whoever asks. */
export function embedsRoutes({ pages }: { pages: Pages }): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler(createEmbedErrorHandler(pages.artistName));
    for (const kind of pageKinds) {
      app.get<Asked>(
        embedPagePaths[kind],
        { config: { public: true, mayBeFramed: true, keepsAnswer: true }, schema: { hide: true } },
        async (request, reply) => {
          const id = idParam.safeParse(request.params).data?.id ?? null;
          const theme = embedThemes.find((each) => each === request.query.theme) ?? null;
          const page = await pages.renderEmbed({ kind, id, theme });
          // Nothing in it depends on the site's address, so that any cache may keep it.
          return sendRendered(request, reply, page, 'public, no-cache');
        },
      );
    }
  };
}
