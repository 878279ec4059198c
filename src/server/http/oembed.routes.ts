import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { oembedPath } from '#shared/addresses.ts';
import { oembedQuerySchema, oembedSchema } from '#shared/oembed.schema.ts';
import { z } from '#shared/zod.ts';
import type { Config } from '#server/config.ts';
import { readOembed } from '#server/domain/oembed.ts';
import { formatNotOffered, notOurPage } from '#server/errors.ts';
import { cacheScope, siteAddress } from '#server/http/access/site-address.ts';
import { oembedXml } from '#server/http/feeds/oembed-xml.ts';
import type { Database } from '#server/storage/database/database.ts';

type Needs = { database: Database; config: Config };

/**
 * For programs that turn a link into a player; pages name this address in their head. A player is never larger than
 * it may be, as oEmbed says, and never cut: where it would not be whole, the answer is of the type `link`.
 */
export function oembedRoutes(needs: Needs): FastifyPluginAsyncZod {
  const { config } = needs;
  return async (app) => {
    app.get(
      oembedPath,
      {
        config: { public: true, refuses: [notOurPage, formatNotOffered] },
        schema: {
          tags: ['Embeds'],
          summary: 'The player that stands for a page, as oEmbed 1.0',
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
        const answer = await readOembed(needs, query, siteAddress(request, config));
        reply.headers({
          'cache-control': `${cacheScope(config)}, no-cache`,
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        });
        if (query.format === 'xml') return reply.type('text/xml; charset=utf-8').send(oembedXml(answer));
        return reply.send(answer);
      },
    );
  };
}
