import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { noticeSchema } from '#shared/notices.schema.ts';
import type { Notices } from '#server/domain/notices.ts';

export function noticesRoutes({ notices }: { notices: Notices }): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/notices',
      {
        schema: {
          tags: ['Operation'],
          summary: 'What the owner should know',
          response: { 200: z.array(noticeSchema) },
        },
      },
      async () => notices.list(),
    );
  };
}
