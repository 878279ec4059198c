import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { statisticsRangeSchema, statisticsSchema } from '#shared/statistics/statistics.schema.ts';
import { readStatistics } from '#server/domain/statistics/read-statistics.ts';
import type { Statistics } from '#server/domain/statistics/statistics.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { database: Database; statistics: Statistics };

const tags = ['Statistics'];

/** What was counted, for the owner. */
export function statisticsRoutes({ database, statistics }: Deps): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/statistics',
      {
        schema: {
          tags,
          summary: 'What was counted from one day to another',
          querystring: statisticsRangeSchema,
          response: { 200: statisticsSchema },
        },
      },
      async (request) => {
        await statistics.flush();
        return readStatistics(database, request.query);
      },
    );
  };
}
