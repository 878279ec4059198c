import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/addresses.ts';
import { idParam } from '#shared/fields.schema.ts';
import { itemQuerySchema, listQuerySchema } from '#shared/lists.schema.ts';
import {
  newReleaseSchema,
  releaseChangesSchema,
  releaseDetailsSchema,
  releaseSchema,
} from '#shared/releases.schema.ts';
import { releaseSorts } from '#shared/releases.ts';
import * as releases from '#server/domain/releases.ts';
import { unknownCursor } from '#server/errors.ts';
import { audienceOf } from '#server/http/access/audience.ts';
import { publicList, type ListNeeds } from '#server/http/lists.ts';
import { uploadHeaders, uploadKeyOf } from '#server/http/parsers/upload-key.ts';
import { acceptForms, uploadForm, withForm, type FormNeeds } from '#server/http/parsers/upload-form.ts';

const tags = ['Releases'];

const newReleaseForm = uploadForm({
  fields: newReleaseSchema,
  files: { coverArt: 'picture' },
  required: {},
  orJson: true,
});

const releaseChangesForm = uploadForm({
  fields: releaseChangesSchema,
  files: { coverArt: 'picture' },
  required: {},
  orJson: true,
});

export function releasesRoutes(needs: releases.Needs & ListNeeds & FormNeeds): FastifyPluginAsyncZod {
  return async (api) => {
    await acceptForms(api);

    api.get(
      '/releases',
      {
        config: { public: true, keepsAnswer: true, limit: needs.searchLimit, refuses: [unknownCursor] },
        schema: {
          tags,
          summary: 'Albums, EPs and singles, newest first',
          querystring: listQuerySchema(releaseSorts),
          response: { 200: z.array(releaseSchema) },
        },
      },
      publicList(needs, apiPaths.releases, releases.listReleases),
    );

    api.get(
      '/releases/:id',
      {
        config: { public: true },
        schema: {
          tags,
          summary: 'One release, with its songs in order',
          params: idParam,
          querystring: itemQuerySchema,
          response: { 200: releaseDetailsSchema },
        },
      },
      (request) => releases.readRelease(needs.database, request.params.id, audienceOf(request)),
    );

    api.post(
      '/releases',
      {
        config: { form: newReleaseForm },
        schema: {
          tags,
          summary: 'Make a release of songs that are there',
          headers: uploadHeaders,
          response: { 201: releaseDetailsSchema },
        },
      },
      (request, reply) =>
        withForm(request, needs, newReleaseForm, async ({ fields, files }) =>
          reply.status(201).send(await releases.createRelease(needs, fields, files, uploadKeyOf(request))),
        ),
    );

    api.put(
      '/releases/:id',
      {
        config: { form: releaseChangesForm },
        schema: {
          tags,
          summary: 'Change any of the fields, the cover or the songs',
          params: idParam,
          response: { 200: releaseDetailsSchema },
        },
      },
      (request) =>
        withForm(request, needs, releaseChangesForm, ({ fields, files }) =>
          releases.changeRelease(needs, request.params.id, fields, files),
        ),
    );

    api.delete(
      '/releases/:id',
      {
        schema: {
          tags,
          summary: 'Delete a release; its songs stay',
          params: idParam,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await releases.deleteRelease(needs, request.params.id);
        return reply.status(204).send(null);
      },
    );
  };
}
