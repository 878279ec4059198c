import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/addresses.ts';
import { idParam } from '#shared/fields.schema.ts';
import { requestLimits } from '#shared/limits.ts';
import { itemQuerySchema, listQuerySchema } from '#shared/lists.schema.ts';
import {
  newTrackSchema,
  trackChangesSchema,
  trackDetailsSchema,
  trackSchema,
  trackWithPeaksSchema,
} from '#shared/tracks.schema.ts';
import { audioFileRequired, trackSorts } from '#shared/tracks.ts';
import * as tracks from '#server/domain/tracks.ts';
import { addNeighbours } from '#server/http/neighbours.ts';
import { unknownCursor } from '#server/errors.ts';
import { audienceOf, visitorsAt } from '#server/http/access/audience.ts';
import { publicList, type ListNeeds } from '#server/http/lists.ts';
import { orJsonNull } from '#server/http/responses/json-null.ts';
import { uploadHeaders, uploadKeyOf } from '#server/http/parsers/upload-key.ts';
import { acceptForms, uploadForm, withForm, type FormNeeds } from '#server/http/parsers/upload-form.ts';

const tags = ['Tracks'];

const newTrackForm = uploadForm({
  fields: newTrackSchema,
  files: { audioFile: 'audio', coverArt: 'picture' },
  required: { audioFile: audioFileRequired },
});

const trackChangesForm = uploadForm({
  fields: trackChangesSchema,
  files: { audioFile: 'audio', coverArt: 'picture' },
  required: {},
  orJson: true,
});

export function tracksRoutes(needs: tracks.Needs & ListNeeds & FormNeeds): FastifyPluginAsyncZod {
  return async (api) => {
    await acceptForms(api);

    api.get(
      '/tracks',
      {
        config: { public: true, keepsAnswer: true, limit: needs.searchLimit, refuses: [unknownCursor] },
        schema: {
          tags,
          summary: 'Tracks, newest first',
          querystring: listQuerySchema(trackSorts),
          response: { 200: z.array(trackSchema) },
        },
      },
      publicList(needs, apiPaths.tracks, tracks.listTracks),
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
        orJsonNull(reply, await tracks.featuredTrack(needs.database, visitorsAt(request))),
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
      (request) => tracks.readTrack(needs.database, request.params.id, audienceOf(request)),
    );

    addNeighbours(api, needs.database, 'tracks', tags);

    api.post(
      '/tracks',
      {
        config: { form: newTrackForm },
        schema: { tags, summary: 'Upload a track', headers: uploadHeaders, response: { 201: trackSchema } },
      },
      (request, reply) =>
        withForm(request, needs, newTrackForm, async ({ fields, files }) =>
          reply.status(201).send(await tracks.createTrack(needs, fields, files, uploadKeyOf(request))),
        ),
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
        withForm(request, needs, trackChangesForm, ({ fields, files }) =>
          tracks.changeTrack(needs, request.params.id, fields, files),
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
        await tracks.deleteTrack(needs, request.params.id);
        return reply.status(204).send(null);
      },
    );
  };
}
