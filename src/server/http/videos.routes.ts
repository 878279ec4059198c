import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/addresses.ts';
import { idParam } from '#shared/fields.schema.ts';
import { itemQuerySchema, listQuerySchema } from '#shared/lists.schema.ts';
import {
  newVideoSchema,
  thumbnailProgressSchema,
  thumbnailResultsSchema,
  videoChangesSchema,
  videoDetailsSchema,
  videoSchema,
  viewsSchema,
} from '#shared/videos.schema.ts';
import { videoSorts } from '#shared/videos.ts';
import { createMissingThumbnails } from '#server/domain/files/missing-thumbnails.ts';
import { makeThumbnail } from '#server/domain/files/thumbnails.ts';
import * as videos from '#server/domain/videos.ts';
import type { FinishedAnswers } from '#server/http/finished/finished-answers.ts';
import { addNeighbours } from '#server/http/neighbours.ts';
import { noThumbnailsMade, noVideoFile, thumbnailFailed, unknownCursor } from '#server/errors.ts';
import { createLimit } from '#server/http/access/limits.ts';
import { disableSocketTimeout } from '#server/http/parsers/socket-timeout.ts';
import { audienceOf, visitorsAt } from '#server/http/access/audience.ts';
import { publicList, type ListNeeds } from '#server/http/lists.ts';
import { orJsonNull } from '#server/http/responses/json-null.ts';
import { uploadHeaders, uploadKeyOf } from '#server/http/parsers/upload-key.ts';
import { acceptForms, uploadForm, withForm, type FormNeeds } from '#server/http/parsers/upload-form.ts';
import type { Counters } from '#server/storage/database/counters.ts';

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

type Needs = videos.Needs & ListNeeds & { counters: Counters; answers: FinishedAnswers };

export function videosRoutes(needs: Needs & FormNeeds): FastifyPluginAsyncZod {
  const missingThumbnails = createMissingThumbnails(needs);
  const views = createLimit(needs.counters, { name: 'views', times: VIEWS_PER_MINUTE, seconds: 60 });

  return async (api) => {
    await acceptForms(api);

    api.get(
      '/videos',
      {
        config: { public: true, keepsAnswer: true, limit: needs.searchLimit, refuses: [unknownCursor] },
        schema: {
          tags,
          summary: 'Videos, newest first',
          querystring: listQuerySchema(videoSorts),
          response: { 200: z.array(videoSchema) },
        },
      },
      publicList(needs, apiPaths.videos, videos.listVideos),
    );

    api.get(
      '/videos/featured',
      {
        config: { public: true },
        schema: {
          tags,
          summary: 'The newest featured video, or null',
          response: { 200: videoSchema.nullable() },
        },
      },
      async (request, reply) =>
        orJsonNull(reply, await videos.featuredVideo(needs.database, visitorsAt(request))),
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
      (request) => videos.readVideo(needs.database, request.params.id, audienceOf(request)),
    );

    addNeighbours(api, needs.database, 'videos', tags);

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
        withForm(request, needs, newVideoForm, async ({ fields, files }) =>
          reply.status(201).send(await videos.createVideo(needs, fields, files, uploadKeyOf(request))),
        ),
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
        withForm(request, needs, videoChangesForm, ({ fields, files }) =>
          videos.changeVideo(needs, request.params.id, fields, files),
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
        await videos.deleteVideo(needs, request.params.id);
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
        const counted = await videos.countView(needs.database, request.params.id);
        // The list of videos says how often each was seen.
        needs.answers.forget();
        return counted;
      },
    );

    api.post(
      '/videos/:id/thumbnail',
      {
        config: { refuses: [noVideoFile, noThumbnailsMade, thumbnailFailed] },
        schema: {
          tags,
          summary: "Make a thumbnail from the video's file",
          params: idParam,
          response: { 200: videoSchema },
        },
      },
      (request) => {
        disableSocketTimeout(request);
        return makeThumbnail(needs, request.params.id);
      },
    );

    api.post(
      '/videos/generate-all-thumbnails',
      {
        config: { refuses: [noThumbnailsMade] },
        schema: { tags, summary: 'Make every missing thumbnail', response: { 200: thumbnailResultsSchema } },
      },
      (request) => {
        disableSocketTimeout(request);
        return missingThumbnails.makeAll();
      },
    );

    api.get(
      '/videos/generate-all-thumbnails',
      {
        schema: {
          tags,
          summary: 'How far the making of missing thumbnails is',
          response: { 200: thumbnailProgressSchema },
        },
      },
      () => missingThumbnails.progress(),
    );
  };
}
