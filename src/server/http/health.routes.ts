import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { unavailable } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

type Needs = { database: Database; checkDatabase: () => Promise<void>; media: MediaStore };

/** Whether the site can do its work: the database answers and can be read, and files can be stored. */
export function healthRoutes({ database, checkDatabase, media }: Needs): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/healthz',
      {
        config: { public: true, refuses: [unavailable] },
        schema: {
          tags: ['Operation'],
          summary: 'Whether the site is well',
          response: { 200: z.object({ status: z.literal('ok') }) },
        },
      },
      async (_request, reply) => {
        try {
          await Promise.all([
            database.selectNoFrom((row) => row.lit(1).as('one')).execute(),
            checkDatabase(),
            media.check(),
          ]);
        } catch (error) {
          throw unavailable(error);
        }
        return reply.header('cache-control', 'no-store').send({ status: 'ok' as const });
      },
    );
  };
}
