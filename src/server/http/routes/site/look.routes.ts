import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { embedThemes } from '#shared/primitives/addresses.ts';
import { previewedKeys } from '#shared/site/look/look-settings.ts';
import { settingValueSchema } from '#shared/site/settings.schema.ts';
import type { Config } from '#server/config.ts';
import { previewArtist } from '#server/domain/site/settings.ts';
import type { Pages } from '#server/http/responses/pages.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { config: Config; database: Database; pages: Pick<Pages, 'renderLook'> };

const query = z.object({
  theme: z.enum(embedThemes).catch('light'),
  ...Object.fromEntries(previewedKeys.map((key) => [key, settingValueSchema.shape.value.optional()])),
});

const htmlPage = { description: 'OK', content: { 'text/html': { schema: z.string() } } };

/** The preview of the home page beside the dashboard's fields. */
export function lookRoutes({ config, database, pages }: Deps): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/look',
      {
        schema: {
          tags: ['Settings'],
          summary: 'The home page as it would look with these settings, without saving them',
          querystring: query,
          response: { 200: htmlPage },
        },
      },
      async ({ query: { theme, ...settings } }, reply) => {
        const artist = await previewArtist(database, config, given(settings));
        return reply.type('text/html; charset=utf-8').send(await pages.renderLook(artist, theme));
      },
    );
  };
}

function given(settings: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
