import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { visibilityBatchSchema } from '#shared/catalogue/batches.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { idParam, itemQuerySchema, listQuerySchema } from '#shared/primitives/requests.schema.ts';
import {
  featuredVideoSchema,
  newVideoSchema,
  videoChangesSchema,
  videoDetailsSchema,
  videoSchema,
  viewsSchema,
} from '#shared/catalogue/videos.schema.ts';
import { videoSorts } from '#shared/catalogue/videos.ts';
import type { Config } from '#server/config.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import * as videos from '#server/domain/catalogue/videos.ts';
import type { Statistics } from '#server/domain/statistics/statistics.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import { addNeighbours } from '#server/http/routes/catalogue/neighbours.ts';
import { changedMeanwhile, unknownCursor, videoNotFound } from '#server/errors.ts';
import { countedClient } from '#server/http/access/counted-client.ts';
import { createLimit } from '#server/http/access/limits.ts';
import { audienceOfItem, audienceOfVisitor } from '#server/http/access/audience.ts';
import { orJsonNull, publicList, type ListDeps } from '#server/http/responses/lists.ts';
import { uploadHeaders, uploadKeyOf } from '#server/http/parsing/upload-key.ts';
import { acceptForms, uploadForm, withForm, type FormDeps } from '#server/http/parsing/upload-form.ts';
import { countInMemory } from '#server/storage/database/opened-database.ts';

const tags = ['Videos'];

const VIEWS_PER_MINUTE = 120;

const newVideoForm = uploadForm({
  fields: newVideoSchema,
  files: { videoFile: 'video', thumbnail: 'picture' },
  required: {},
});

const videoChangesForm = uploadForm({
  fields: videoChangesSchema,
  files: { videoFile: 'video', thumbnail: 'picture' },
  required: {},
  orJson: true,
});

type Deps = ContentDeps & ListDeps & { config: Config; responses: ResponseCache; statistics: Statistics };

export function videosRoutes(deps: Deps & FormDeps): FastifyPluginAsyncZod {
  // In memory, each instance for itself: addresses of visitors are not stored.
  const views = createLimit(countInMemory, { name: 'views', times: VIEWS_PER_MINUTE, seconds: 60 });

  return async (api) => {
    await acceptForms(api);

    api.get(
      '/videos',
      {
        config: { public: true, cacheable: true, limit: deps.searchLimit, refuses: [unknownCursor] },
        schema: {
          tags,
          summary: 'Videos, newest first',
          querystring: listQuerySchema(videoSorts),
          response: { 200: z.array(videoSchema) },
        },
      },
      publicList(deps, apiPaths.videos, videos.listVideos),
    );

    api.get(
      '/videos/featured',
      {
        config: { public: true },
        schema: {
          tags,
          summary: 'The newest featured video, with its description, or null',
          response: { 200: featuredVideoSchema.nullable() },
        },
      },
      async (request, reply) =>
        orJsonNull(reply, await videos.featuredVideo(deps.database, audienceOfVisitor(request))),
    );

    api.get(
      '/videos/lead',
      {
        config: { public: true },
        schema: {
          tags,
          summary:
            'The video that leads the home page: the featured one, or else the newest; null without videos',
          response: { 200: featuredVideoSchema.nullable() },
        },
      },
      async (request, reply) =>
        orJsonNull(reply, await videos.leadVideo(deps.database, audienceOfVisitor(request))),
    );

    api.get(
      '/videos/:id',
      {
        config: { public: true },
        schema: {
          tags,
          summary: 'One video, with its description, credits and links',
          params: idParam,
          querystring: itemQuerySchema,
          response: { 200: videoDetailsSchema },
        },
      },
      (request) => videos.readVideo(deps.database, request.params.id, audienceOfItem(request)),
    );

    addNeighbours(api, deps.database, 'videos', tags);

    api.post(
      '/videos',
      {
        config: { form: newVideoForm },
        schema: {
          tags,
          summary: 'Add a video by address or file',
          headers: uploadHeaders,
          response: { 201: videoSchema },
        },
      },
      (request, reply) =>
        withForm(request, deps, newVideoForm, async ({ fields, files }) =>
          reply.status(201).send(await videos.createVideo(deps, fields, files, uploadKeyOf(request))),
        ),
    );

    api.put(
      '/videos',
      {
        config: { refuses: [videoNotFound, changedMeanwhile] },
        schema: {
          tags,
          summary: 'Change the visibility of several videos: all of them, or none',
          body: visibilityBatchSchema,
          response: { 200: z.array(videoSchema) },
        },
      },
      (request) => videos.changeVideos(deps, request.body),
    );

    api.put(
      '/videos/:id',
      {
        config: { form: videoChangesForm },
        schema: {
          tags,
          summary: 'Change any of the fields, its file or its thumbnail',
          params: idParam,
          response: { 200: videoSchema },
        },
      },
      (request) =>
        withForm(request, deps, videoChangesForm, ({ fields, files }) =>
          videos.changeVideo(deps, request.params.id, fields, files),
        ),
    );

    api.delete(
      '/videos/:id',
      {
        schema: {
          tags,
          summary: 'Delete a video: it waits in the bin',
          params: idParam,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await videos.deleteVideo(deps, request.params.id);
        return reply.status(204).send(null);
      },
    );

    api.post(
      '/videos/:id/view',
      {
        config: { public: true, limit: views },
        schema: { tags, summary: 'Count a view', params: idParam, response: { 200: viewsSchema } },
      },
      async (request) => {
        const counted = await videos.countView(deps.database, request.params.id);
        deps.statistics.countView(() => countedClient(request, deps), request.params.id);
        // Cached lists of videos show the older number.
        deps.responses.clear();
        return counted;
      },
    );
  };
}
