import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { embedThemes } from '#shared/addresses.ts';
import { keptLook } from '#shared/look-settings.ts';
import { settingKeys } from '#shared/settings.ts';
import { settingValueSchema } from '#shared/settings.schema.ts';
import type { Config } from '#server/config.ts';
import { previewArtist } from '#server/domain/settings.ts';
import type { Pages } from '#server/http/pages.routes.ts';
import type { Database } from '#server/storage/database/database.ts';

type Needs = { config: Config; database: Database; pages: Pick<Pages, 'renderLook'> };

/** What can be tried out: the settings by their own keys, none of them saved. */
const triedSettings = [
  settingKeys.artistName,
  settingKeys.tagline,
  ...Object.values(keptLook).map(({ key }) => key),
];
const query = z.object({
  theme: z.enum(embedThemes).default('light'),
  ...Object.fromEntries(triedSettings.map((key) => [key, settingValueSchema.shape.value.optional()])),
});

const htmlPage = { description: 'OK', content: { 'text/html': { schema: z.string() } } };

/** What the dashboard shows beside the fields: the home page as it would look. */
export function lookRoutes({ config, database, pages }: Needs): FastifyPluginAsyncZod {
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
        const artist = await previewArtist(database, config.artistName, given(settings));
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
