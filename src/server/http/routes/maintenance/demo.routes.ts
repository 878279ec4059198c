import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { demoStateSchema } from '#shared/maintenance/maintenance.schema.ts';
import { readDemoState, requestDemo, requestDemoRemoval } from '#server/demo/demo.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { demoNotOffered, noDemo } from '#server/errors.ts';

const tags = ['Operation'];

export function demoRoutes(deps: ContentDeps): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/demo',
      {
        schema: {
          tags,
          summary: 'Whether the site shows the demo, or can',
          response: { 200: demoStateSchema },
        },
      },
      () => readDemoState(deps.database),
    );

    api.post(
      '/demo',
      {
        config: { refuses: [demoNotOffered] },
        schema: { tags, summary: 'Fill an empty site with the demo', response: { 202: demoStateSchema } },
      },
      async (_request, reply) => reply.status(202).send(await requestDemo(deps)),
    );

    api.delete(
      '/demo',
      {
        config: { refuses: [noDemo] },
        schema: { tags, summary: 'Remove the demo again', response: { 202: demoStateSchema } },
      },
      async (_request, reply) => reply.status(202).send(await requestDemoRemoval(deps)),
    );
  };
}
