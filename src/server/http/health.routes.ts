import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { closing, unavailable } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

/** Set a while before the site closes, so that a balancer sends visitors elsewhere in time. */
export type Health = { isStopping: boolean };

type Needs = {
  database: Database;
  checkDatabase: () => Promise<void>;
  media: MediaStore;
  health: Health;
};

/** Whether the site can do its work: the database answers and can be read, and files can be stored. */
export function healthRoutes({ database, checkDatabase, media, health }: Needs): FastifyPluginAsyncZod {
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
        if (health.isStopping) throw closing();
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
