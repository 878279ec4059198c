import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { visibilityBatchSchema } from '#shared/catalogue/batches.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { idParam, itemQuerySchema, listQuerySchema } from '#shared/primitives/requests.schema.ts';
import { requestLimits } from '#shared/primitives/limits.ts';
import {
  newTrackSchema,
  trackChangesSchema,
  trackDetailsSchema,
  trackSchema,
  trackWithPeaksSchema,
} from '#shared/catalogue/tracks.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { trackSorts } from '#shared/catalogue/tracks.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import * as tracks from '#server/domain/catalogue/tracks.ts';
import { addNeighbours } from '#server/http/routes/catalogue/neighbours.ts';
import { changedMeanwhile, trackNotFound, unknownCursor } from '#server/errors.ts';
import { audienceOfItem, audienceOfVisitor } from '#server/http/access/audience.ts';
import { orJsonNull, publicList, type ListDeps } from '#server/http/responses/lists.ts';
import { uploadHeaders, uploadKeyOf } from '#server/http/parsing/upload-key.ts';
import { acceptForms, uploadForm, withForm, type FormDeps } from '#server/http/parsing/upload-form.ts';

const tags = ['Tracks'];

const newTrackForm = uploadForm({
  fields: newTrackSchema,
  files: { audioFile: 'audio', coverArt: 'picture' },
  required: { audioFile: () => ownerText().rules.audioFileRequired },
});

const trackChangesForm = uploadForm({
  fields: trackChangesSchema,
  files: { audioFile: 'audio', coverArt: 'picture' },
  required: {},
  orJson: true,
});

export function tracksRoutes(deps: ContentDeps & ListDeps & FormDeps): FastifyPluginAsyncZod {
  return async (api) => {
    await acceptForms(api);

    api.get(
      '/tracks',
      {
        config: {
          public: true,
          cacheable: true,
          limit: deps.searchLimit,
          refuses: [unknownCursor, trackNotFound],
        },
        schema: {
          tags,
          summary: 'Tracks: the newest release first, in its order; others at their own date',
          querystring: listQuerySchema(trackSorts).safeExtend({
            from: idParam.shape.id.optional().describe('Starts at this track'),
          }),
          response: { 200: z.array(trackSchema) },
        },
      },
      publicList(deps, apiPaths.tracks, tracks.listTracks),
    );

    api.get(
      '/tracks/featured',
      {
        config: { public: true },
        schema: {
          tags,
          summary: 'The newest featured track, or null',
          response: { 200: trackWithPeaksSchema.nullable() },
        },
      },
      async (request, reply) =>
        orJsonNull(reply, await tracks.featuredTrack(deps.database, audienceOfVisitor(request))),
    );

    api.get(
      '/tracks/:id',
      {
        config: { public: true },
        schema: {
          tags,
          summary: 'One track, with its waveform, lyrics, credits and links',
          params: idParam,
          querystring: itemQuerySchema,
          response: { 200: trackDetailsSchema },
        },
      },
      (request) => tracks.readTrack(deps.database, request.params.id, audienceOfItem(request)),
    );

    addNeighbours(api, deps.database, 'tracks', tags);

    api.post(
      '/tracks',
      {
        config: { form: newTrackForm },
        schema: { tags, summary: 'Upload a track', headers: uploadHeaders, response: { 201: trackSchema } },
      },
      (request, reply) =>
        withForm(request, deps, newTrackForm, async ({ fields, files }) =>
          reply.status(201).send(await tracks.createTrack(deps, fields, files, uploadKeyOf(request))),
        ),
    );

    api.put(
      '/tracks',
      {
        config: { refuses: [trackNotFound, changedMeanwhile] },
        schema: {
          tags,
          summary: 'Change the visibility of several tracks: all of them, or none',
          body: visibilityBatchSchema,
          response: { 200: z.array(trackSchema) },
        },
      },
      (request) => tracks.changeTracks(deps, request.body),
    );

    api.put(
      '/tracks/:id',
      {
        bodyLimit: requestLimits.longTextBytes,
        config: { form: trackChangesForm },
        schema: {
          tags,
          summary: 'Change any of the fields, the audio file or the cover',
          params: idParam,
          response: { 200: trackSchema },
        },
      },
      (request) =>
        withForm(request, deps, trackChangesForm, ({ fields, files }) =>
          tracks.changeTrack(deps, request.params.id, fields, files),
        ),
    );

    api.delete(
      '/tracks/:id',
      {
        schema: {
          tags,
          summary: 'Delete a track: it waits in the bin',
          params: idParam,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await tracks.deleteTrack(deps, request.params.id);
        return reply.status(204).send(null);
      },
    );
  };
}
