import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { playSchema, visitSchema } from '#shared/statistics/statistics.schema.ts';
import type { Config } from '#server/config.ts';
import type { Statistics } from '#server/domain/statistics/statistics.ts';
import { countedClient } from '#server/http/access/counted-client.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { config: Config; database: Database; statistics: Statistics };

const tags = ['Statistics'];
/** What is counted waits in memory, so it needs no space on the disk. */
const open = { public: true, worksOnFullDisk: true, leavesCookies: true };

/** Sent by pages: the response is the same whether it was counted or not. */
export function countingRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { config, statistics } = deps;
  const publicHost = config.publicUrl === null ? [] : [new URL(config.publicUrl).host];

  return async (api) => {
    api.post(
      '/statistics/visits',
      {
        config: open,
        schema: { tags, summary: 'Count a visit of a page', body: visitSchema, response: { 204: z.null() } },
      },
      async (request, reply) => {
        statistics.countVisit(() => countedClient(request, deps), request.body, [
          request.host,
          ...publicHost,
        ]);
        return reply.status(204).send(null);
      },
    );

    api.post(
      '/statistics/plays',
      {
        config: open,
        schema: {
          tags,
          summary: 'Count a song or video that was heard',
          body: playSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        statistics.countPlay(() => countedClient(request, deps), request.body);
        return reply.status(204).send(null);
      },
    );
  };
}
