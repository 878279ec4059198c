import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParam, neighboursSchema } from '#shared/primitives/requests.schema.ts';
import { readNeighbours } from '#server/domain/catalogue/neighbours.ts';
import { audienceOfVisitor } from '#server/http/access/audience.ts';
import type { Database } from '#server/storage/database/database.ts';

/** The previous and the next item, as the page of an item shows them. */
export function addNeighbours(
  api: Parameters<FastifyPluginAsyncZod>[0],
  database: Database,
  table: Parameters<typeof readNeighbours>[1],
  tags: string[],
): void {
  api.get(
    `/${table}/:id/neighbours`,
    {
      config: { public: true },
      schema: {
        tags,
        summary: 'What visitors see before and after it in the list',
        params: idParam,
        response: { 200: neighboursSchema },
      },
    },
    (request) => readNeighbours(database, table, request.params.id, audienceOfVisitor(request)),
  );
}
