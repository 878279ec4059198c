import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { oembedPath } from '#shared/primitives/addresses.ts';
import { oembedQuerySchema, oembedSchema, type Oembed } from '#shared/media/oembed.schema.ts';
import { z } from '#shared/primitives/zod.ts';
import type { Config } from '#server/config.ts';
import { readOembed } from '#server/domain/sharing/oembed.ts';
import { formatNotOffered, notOurPage } from '#server/errors.ts';
import { cacheScope, siteAddress } from '#server/http/access/site-address.ts';
import { xmlText } from '#server/http/feeds/xml-text.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { database: Database; config: Config };

/**
 * For programs that turn a link into a player; pages name this address in their head. A player that does not fit
 * the limits of the request is not cut: the response is then of the type `link`.
 */
export function oembedRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { config } = deps;
  return async (app) => {
    app.get(
      oembedPath,
      {
        config: { public: true, refuses: [notOurPage, formatNotOffered] },
        schema: {
          tags: ['Embeds'],
          summary: 'The player for a page, as oEmbed 1.0',
          querystring: oembedQuerySchema,
          response: {
            200: {
              description: 'The player, or a link where it would not be whole within the limits',
              content: {
                'application/json': { schema: oembedSchema },
                'text/xml': { schema: z.string() },
              },
            },
          },
        },
      },
      async (request, reply) => {
        const { query } = request;
        if (query.format && !['json', 'xml'].includes(query.format)) throw formatNotOffered();
        const oembed = await readOembed(deps, query, siteAddress(request, config));
        reply.headers({
          'cache-control': `${cacheScope(config)}, no-cache`,
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        });
        if (query.format === 'xml') return reply.type('text/xml; charset=utf-8').send(oembedXml(oembed));
        return reply.send(oembed);
      },
    );
  };
}

/** One element for each property, as oEmbed writes XML. */
function oembedXml(oembed: Oembed): string {
  const elements = Object.entries(oembed).map(
    ([name, value]) => `<${name}>${xmlText(String(value))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${elements.join('')}</oembed>\n`;
}
