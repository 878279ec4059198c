import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParam } from '#shared/primitives/requests.schema.ts';
import {
  thumbnailProgressSchema,
  thumbnailResultsSchema,
  videoSchema,
} from '#shared/catalogue/videos.schema.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { createMissingThumbnails, makeThumbnail } from '#server/domain/files/thumbnails.ts';
import { noThumbnailsMade, noVideoFile, thumbnailFailed } from '#server/errors.ts';
import { disableSocketTimeout } from '#server/http/connections.ts';

const tags = ['Videos'];

/** Thumbnails made from the files of videos. */
export function thumbnailsRoutes(deps: ContentDeps): FastifyPluginAsyncZod {
  const missingThumbnails = createMissingThumbnails(deps);

  return async (api) => {
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
        return makeThumbnail(deps, request.params.id);
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
