import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { conversionsSchema } from '#shared/media/conversions.schema.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { readConversions } from '#server/domain/files/conversions.ts';

export function conversionsRoutes(deps: ContentDeps): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/conversions',
      {
        schema: {
          tags: ['Conversions'],
          summary: 'Which recordings are being converted, wait for it, or could not be',
          response: { 200: conversionsSchema },
        },
      },
      async () => ({ conversions: await readConversions(deps) }),
    );
  };
}
