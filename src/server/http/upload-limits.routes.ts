import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { uploadLimitsSchema } from '#shared/upload-limits.schema.ts';
import type { Config } from '#server/config.ts';

/** The dashboard says how large a file may be before it is sent. */
export function uploadLimitsRoutes({ config }: { config: Config }): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/upload-limits',
      {
        schema: {
          tags: ['Operation'],
          summary: 'How many bytes a file of each kind may have',
          response: { 200: uploadLimitsSchema },
        },
      },
      () => config.uploadLimits,
    );
  };
}
