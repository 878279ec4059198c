import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { checkStateSchema } from '#shared/maintenance/maintenance.schema.ts';
import { readCheckState, requestCheck } from '#server/domain/check/check-status.ts';
import type { Jobs } from '#server/domain/jobs/queue.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { database: Database; jobs: Jobs };

const tags = ['Operation'];

export function checkRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/check',
      {
        schema: {
          tags,
          summary: 'What the last check of all files found',
          response: { 200: checkStateSchema },
        },
      },
      () => readCheckState(deps.database),
    );

    api.post(
      '/check',
      { schema: { tags, summary: 'Check all files', response: { 202: checkStateSchema } } },
      async (_request, reply) => reply.status(202).send(await requestCheck(deps)),
    );
  };
}
