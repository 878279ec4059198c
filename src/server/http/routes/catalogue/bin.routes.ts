import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idsSchema } from '#shared/catalogue/batches.schema.ts';
import { binItemSchema, binParams, binQuerySchema } from '#shared/catalogue/bin.schema.ts';
import { diskUseSchema } from '#shared/maintenance/maintenance.schema.ts';
import type { Config } from '#server/config.ts';
import * as bin from '#server/domain/catalogue/bin.ts';
import { readDiskUse } from '#server/domain/health/disk-use.ts';
import type { DiskWatch } from '#server/domain/health/disk-watch.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import {
  badRequest,
  notInBin,
  photoNotFound,
  releaseNotFound,
  trackNotFound,
  unknownCursor,
  videoNotFound,
} from '#server/errors.ts';
import { sendList } from '#server/http/responses/lists.ts';

type Deps = ContentDeps & { config: Config; disk: DiskWatch };

const tags = ['Bin'];

export function binRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/bin',
      {
        config: { refuses: [unknownCursor] },
        schema: {
          tags,
          summary: 'What was deleted and can be taken back, the latest first',
          querystring: binQuerySchema,
          response: { 200: z.array(binItemSchema) },
        },
      },
      async (request, reply) => sendList(reply, await bin.listBin(deps.database, request.query)),
    );

    api.post(
      '/bin/:kind',
      {
        config: {
          worksOnFullDisk: true,
          refuses: [trackNotFound, releaseNotFound, videoNotFound, photoNotFound, badRequest],
        },
        schema: {
          tags,
          summary: 'Delete several items of one kind: they wait in the bin',
          params: binParams.omit({ id: true }),
          body: idsSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await bin.moveToBin(deps, request.params.kind, request.body.ids);
        return reply.status(204).send(null);
      },
    );

    api.post(
      '/bin/:kind/restore',
      {
        config: { refuses: [notInBin, badRequest] },
        schema: {
          tags,
          summary: 'Put several items of one kind back on the site, under their old numbers',
          params: binParams.omit({ id: true }),
          body: idsSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await bin.restoreFromBin(deps, request.params.kind, request.body.ids);
        return reply.status(204).send(null);
      },
    );

    api.post(
      '/bin/:kind/:id/restore',
      {
        config: { refuses: [notInBin, badRequest] },
        schema: {
          tags,
          summary: 'Put it back on the site, under its old number',
          params: binParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await bin.restoreFromBin(deps, request.params.kind, [request.params.id]);
        return reply.status(204).send(null);
      },
    );

    api.delete(
      '/bin/:kind/:id',
      {
        config: { refuses: [notInBin, badRequest] },
        schema: {
          tags,
          summary: 'Delete it and its files for good',
          params: binParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await bin.deleteForGood(deps, request.params.kind, request.params.id);
        return reply.status(204).send(null);
      },
    );

    api.delete(
      '/bin',
      { schema: { tags, summary: 'Delete for good everything in the bin', response: { 204: z.null() } } },
      async (_request, reply) => {
        await bin.emptyBin(deps);
        return reply.status(204).send(null);
      },
    );

    api.get(
      '/disk-use',
      {
        schema: {
          tags,
          summary: 'How many bytes the uploaded files take, and how many are free',
          response: { 200: diskUseSchema },
        },
      },
      () => readDiskUse(deps),
    );
  };
}
