import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { privacySchema } from '#shared/site/privacy.schema.ts';
import { readPrivacy } from '#server/domain/site/privacy.ts';
import type { ArtistConfig } from '#server/domain/site/settings.ts';
import { privacyNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { database: Database; config: ArtistConfig };

export function privacyRoutes({ database, config }: Deps): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/privacy',
      {
        config: { public: true, refuses: [privacyNotFound] },
        schema: {
          tags: ['Settings'],
          summary: 'What the site counts and stores about visitors; only while the owner has the page on',
          response: { 200: privacySchema },
        },
      },
      () => readPrivacy(database, config),
    );
  };
}
