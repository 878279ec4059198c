import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { firstStepsSchema } from '#shared/first-steps.schema.ts';
import type { Config } from '#server/config.ts';
import { demoContent } from '#server/demo/report.ts';
import { readFirstSteps } from '#server/domain/first-steps.ts';
import type { Database } from '#server/storage/database/database.ts';

type Needs = { database: Database; config: Config };

export function firstStepsRoutes(needs: Needs): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/first-steps',
      {
        schema: {
          tags: ['Operation'],
          summary: 'What a new owner has done of what makes a site',
          response: { 200: firstStepsSchema },
        },
      },
      async () => readFirstSteps(needs, await demoContent(needs.database)),
    );
  };
}
