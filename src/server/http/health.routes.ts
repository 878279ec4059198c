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

const response = { 200: z.object({ status: z.literal('ok') }) };
const ok = { status: 'ok' as const };

/** How the site and this instance of it are. */
export function healthRoutes({ database, checkDatabase, media, health }: Needs): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    // While the database is away no instance can do more than another, so a balancer asks this one.
    app.get(
      '/readyz',
      {
        config: { public: true, refuses: [closing] },
        schema: { tags: ['Operation'], summary: 'Whether this instance takes visitors', response },
      },
      async () => {
        if (health.isStopping) throw closing();
        return ok;
      },
    );

    // The database answers and can be read, and files can be stored.
    app.get(
      '/healthz',
      {
        config: { public: true, refuses: [unavailable] },
        schema: { tags: ['Operation'], summary: 'Whether the site is well', response },
      },
      async () => {
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
        return ok;
      },
    );
  };
}
