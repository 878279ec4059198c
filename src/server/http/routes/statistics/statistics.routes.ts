import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  statisticsQuerySchema,
  statisticsRangeSchema,
  statisticsSchema,
  type StatisticsQuery,
} from '#shared/statistics/statistics.schema.ts';
import { readStatistics } from '#server/domain/statistics/read-statistics.ts';
import { statisticsCsv } from '#server/domain/statistics/statistics-csv.ts';
import type { Statistics } from '#server/domain/statistics/statistics.ts';
import { csvResponse, sendCsv } from '#server/http/responses/csv.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { database: Database; statistics: Statistics };

const tags = ['Statistics'];

/** What was counted, for the owner. */
export function statisticsRoutes({ database, statistics }: Deps): FastifyPluginAsyncZod {
  /** With what has been counted in the last seconds. */
  async function read(query: StatisticsQuery) {
    await statistics.flush();
    return readStatistics(database, query);
  }

  return async (api) => {
    api.get(
      '/statistics',
      {
        schema: {
          tags,
          summary: 'What was counted from one day to another, or until today',
          querystring: statisticsQuerySchema,
          response: { 200: statisticsSchema },
        },
      },
      (request) => read(request.query),
    );

    api.delete(
      '/statistics',
      {
        schema: { tags, summary: 'Delete everything that was counted', response: { 204: z.null() } },
      },
      async (_request, reply) => {
        await statistics.deleteAll();
        return reply.status(204).send(null);
      },
    );

    api.get(
      '/statistics.csv',
      {
        schema: {
          tags,
          summary: 'The same as a CSV file',
          querystring: statisticsRangeSchema,
          response: { 200: csvResponse },
        },
      },
      async (request, reply) => {
        const { from, to } = request.query;
        return sendCsv(reply, `statistics-${from}-${to}.csv`, statisticsCsv(await read({ from, to })));
      },
    );
  };
}
