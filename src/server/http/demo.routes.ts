import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { demoStateSchema } from '#shared/demo.schema.ts';
import { readDemoState, requestDemo, requestDemoRemoval } from '#server/demo/demo.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import { demoNotOffered, noDemo } from '#server/errors.ts';

const tags = ['Operation'];

export function demoRoutes(needs: ContentNeeds): FastifyPluginAsyncZod {
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
      () => readDemoState(needs),
    );

    api.post(
      '/demo',
      {
        config: { refuses: [demoNotOffered] },
        schema: { tags, summary: 'Fill an empty site with the demo', response: { 202: demoStateSchema } },
      },
      async (_request, reply) => reply.status(202).send(await requestDemo(needs)),
    );

    api.delete(
      '/demo',
      {
        config: { refuses: [noDemo] },
        schema: { tags, summary: 'Take the demo out again', response: { 202: demoStateSchema } },
      },
      async (_request, reply) => reply.status(202).send(await requestDemoRemoval(needs)),
    );
  };
}
