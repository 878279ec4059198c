import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { healthSchema } from '#shared/maintenance/maintenance.schema.ts';
import type { DatabaseWatch } from '#server/domain/health/database-watch.ts';
import { closing, databaseDamaged, databaseMoved, Failure, pagesFail, unavailable } from '#server/errors.ts';
import type { Pages } from '#server/http/responses/pages.ts';
import type { Database } from '#server/storage/database/database.ts';
import { isOutOfSpace } from '#server/storage/disk-space.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

/** Set some time before the site closes, so that a load balancer stops sending visitors. */
export type Health = { isStopping: boolean };

type Deps = {
  database: Database;
  checkDatabase: () => Promise<void>;
  databaseWatch: DatabaseWatch;
  media: MediaStore;
  pages: Pages;
  health: Health;
};

/** Health of the site and readiness of this instance, for monitoring and load balancers. */
export function healthRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { database, checkDatabase, databaseWatch, media, pages, health } = deps;

  /** The database can be read, and files can be stored, apart from a lack of space. */
  async function checkStores(): Promise<void> {
    try {
      await Promise.all([
        database.selectNoFrom((row) => row.lit(1).as('one')).execute(),
        checkDatabase(),
        media.check().catch((error: unknown) => {
          if (!isOutOfSpace(error)) throw error;
        }),
      ]);
    } catch (error) {
      throw error instanceof Failure && error.status === 503 ? error : unavailable(error);
    }
  }

  async function checkPages(): Promise<void> {
    try {
      await pages.check();
    } catch (error) {
      throw pagesFail(error);
    }
  }

  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    // Does not check the database: while it is away, no other instance is better.
    app.get(
      '/readyz',
      {
        config: { public: true, refuses: [closing] },
        schema: {
          tags: ['Operation'],
          summary: 'Whether this instance takes visitors',
          response: { 200: healthSchema },
        },
      },
      async () => {
        if (health.isStopping) throw closing();
        return { status: 'ok' as const };
      },
    );

    app.get(
      '/healthz',
      {
        config: { public: true, refuses: [unavailable, databaseMoved, databaseDamaged, pagesFail] },
        schema: {
          tags: ['Operation'],
          summary: 'Whether the site is well',
          response: { 200: healthSchema },
        },
      },
      async () => {
        if (health.isStopping) throw closing();
        await checkStores();
        if (databaseWatch.isDamaged()) throw databaseDamaged();
        await checkPages();
        return { status: 'ok' as const };
      },
    );
  };
}
