import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { visibilityBatchSchema } from '#shared/catalogue/batches.schema.ts';
import {
  newShowSchema,
  showChangesSchema,
  showDetailsSchema,
  showQuerySchema,
  showSchema,
} from '#shared/catalogue/shows.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { requestLimits } from '#shared/primitives/limits.ts';
import { idParam, itemQuerySchema } from '#shared/primitives/requests.schema.ts';
import * as shows from '#server/domain/catalogue/shows.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { changedMeanwhile, showNotFound, unknownCursor } from '#server/errors.ts';
import { audienceOfItem } from '#server/http/access/audience.ts';
import { uploadHeaders, uploadKeyOf } from '#server/http/parsing/upload-key.ts';
import { publicList, type ListDeps } from '#server/http/responses/lists.ts';

const tags = ['Shows'];

export function showsRoutes(deps: ContentDeps & ListDeps): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/shows',
      {
        config: { public: true, cacheable: true, limit: deps.searchLimit, refuses: [unknownCursor] },
        schema: {
          tags,
          summary: 'Upcoming shows, the soonest first, or past ones, the newest first',
          querystring: showQuerySchema,
          response: { 200: z.array(showSchema) },
        },
      },
      publicList(deps, apiPaths.shows, shows.listShows),
    );

    api.get(
      '/shows/:id',
      {
        config: { public: true },
        schema: {
          tags,
          summary: 'One show, with its setlist, photos and recording',
          params: idParam,
          querystring: itemQuerySchema,
          response: { 200: showDetailsSchema },
        },
      },
      (request) => shows.readShow(deps.database, request.params.id, audienceOfItem(request)),
    );

    api.post(
      '/shows',
      {
        bodyLimit: requestLimits.showBytes,
        schema: {
          tags,
          summary: 'Add a show',
          headers: uploadHeaders,
          body: newShowSchema,
          response: { 201: showSchema },
        },
      },
      async (request, reply) =>
        reply.status(201).send(await shows.createShow(deps, request.body, uploadKeyOf(request))),
    );

    api.put(
      '/shows',
      {
        config: { refuses: [showNotFound, changedMeanwhile] },
        schema: {
          tags,
          summary: 'Change the visibility of several shows: all of them, or none',
          body: visibilityBatchSchema,
          response: { 200: z.array(showSchema) },
        },
      },
      (request) => shows.changeShows(deps, request.body),
    );

    api.put(
      '/shows/:id',
      {
        bodyLimit: requestLimits.showBytes,
        schema: {
          tags,
          summary: 'Change any of the fields',
          params: idParam,
          body: showChangesSchema,
          response: { 200: showSchema },
        },
      },
      (request) => shows.changeShow(deps, request.params.id, request.body),
    );

    api.delete(
      '/shows/:id',
      {
        schema: {
          tags,
          summary: 'Delete a show: it waits in the bin',
          params: idParam,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await shows.deleteShow(deps, request.params.id);
        return reply.status(204).send(null);
      },
    );
  };
}
