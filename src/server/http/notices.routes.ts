import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { noticeSchema } from '#shared/notices.schema.ts';
import { readCheckNotices } from '#server/domain/check/check-notices.ts';
import type { Notices } from '#server/domain/notices.ts';
import type { Database } from '#server/storage/database/database.ts';

type Needs = { notices: Notices; database: Database };

export function noticesRoutes({ notices, database }: Needs): FastifyPluginAsyncZod {
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
      async () => [...notices.list(), ...(await readCheckNotices(database))],
    );
  };
}
