import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Statistics } from '#server/domain/statistics/statistics.ts';

export function deletionRoutes({ statistics }: { statistics: Statistics }): FastifyPluginAsyncZod {
  return async (api) => {
    api.delete(
      '/statistics',
      {
        schema: {
          tags: ['Statistics'],
          summary: 'Delete everything that was counted',
          response: { 204: z.null() },
        },
      },
      async (_request, reply) => {
        await statistics.deleteAll();
        return reply.status(204).send(null);
      },
    );
  };
}
