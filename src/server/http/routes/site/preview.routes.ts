import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { previewResponseSchema, previewSchema } from '#shared/site/settings.schema.ts';
import type { Config } from '#server/config.ts';
import { endPreview, setPreview } from '#server/http/access/preview.ts';

const tags = ['Preview'];

/** Shows the owner the site as visitors will see it at a later moment. */
export function previewRoutes({ config }: { config: Config }): FastifyPluginAsyncZod {
  return async (api) => {
    api.put(
      '/preview',
      {
        config: { worksOnFullDisk: true },
        schema: {
          tags,
          summary: 'Look at the site as visitors will see it at this moment',
          body: previewSchema,
          response: { 200: previewResponseSchema },
        },
      },
      async ({ body }, reply) => {
        setPreview(reply, body.on, config.isHttps);
        return body;
      },
    );

    api.delete(
      '/preview',
      {
        config: { worksOnFullDisk: true },
        schema: { tags, summary: 'Look at the site as it is now', response: { 204: z.null() } },
      },
      async (_request, reply) => {
        endPreview(reply, config.isHttps);
        return reply.status(204).send(null);
      },
    );
  };
}
