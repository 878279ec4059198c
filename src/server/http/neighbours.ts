import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParam } from '#shared/fields.schema.ts';
import { neighboursSchema } from '#shared/neighbours.schema.ts';
import { readNeighbours } from '#server/domain/neighbours.ts';
import { visitorsAt } from '#server/http/access/audience.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { NeighbourTable } from '#server/storage/database/neighbours.queries.ts';

/** What stands before and after one of a list, as its page shows it. */
export function addNeighbours(
  api: Parameters<FastifyPluginAsyncZod>[0],
  database: Database,
  table: NeighbourTable,
  tags: string[],
): void {
  api.get(
    `/${table}/:id/neighbours`,
    {
      config: { public: true },
      schema: {
        tags,
        summary: 'What visitors see before and after it: on its release, or else newest first',
        params: idParam,
        response: { 200: neighboursSchema },
      },
    },
    (request) => readNeighbours(database, table, request.params.id, visitorsAt(request)),
  );
}
