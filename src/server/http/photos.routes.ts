import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { newPhotoSchema, photoChangesSchema, photoMoveSchema, photoSchema } from '#shared/photos.schema.ts';
import { fileRequired, photoSorts } from '#shared/photos.ts';
import { apiPaths } from '#shared/addresses.ts';
import { idParam } from '#shared/fields.schema.ts';
import { itemQuerySchema, listQuerySchema } from '#shared/lists.schema.ts';
import { movePhoto } from '#server/domain/photo-order.ts';
import * as photos from '#server/domain/photos.ts';
import { unknownCursor } from '#server/errors.ts';
import { audienceOf, visitorsAt } from '#server/http/access/audience.ts';
import { publicList, type ListNeeds } from '#server/http/lists.ts';
import { orJsonNull } from '#server/http/responses/json-null.ts';
import { uploadHeaders, uploadKeyOf } from '#server/http/parsers/upload-key.ts';
import { acceptForms, uploadForm, withForm, type FormNeeds } from '#server/http/parsers/upload-form.ts';

const tags = ['Photos'];

const newPhotoForm = uploadForm({
  fields: newPhotoSchema,
  files: { aboutImage: 'picture' },
  required: { aboutImage: fileRequired },
});

const photoChangesForm = uploadForm({
  fields: photoChangesSchema,
  files: { aboutImage: 'picture' },
  required: {},
  orJson: true,
});

export function photosRoutes(needs: photos.Needs & ListNeeds & FormNeeds): FastifyPluginAsyncZod {
  return async (api) => {
    await acceptForms(api);

    api.get(
      '/about/images',
      {
        config: { public: true, keepsAnswer: true, limit: needs.searchLimit, refuses: [unknownCursor] },
        schema: {
          tags,
          summary: 'Photos, as the owner arranged them, or else newest first',
          querystring: listQuerySchema(photoSorts),
          response: { 200: z.array(photoSchema) },
        },
      },
      publicList(needs, apiPaths.photos, photos.listPhotos),
    );

    api.get(
      '/about/images/featured',
      {
        config: { public: true },
        schema: {
          tags,
          summary: 'The newest featured photo, or null',
          response: { 200: photoSchema.nullable() },
        },
      },
      async (request, reply) =>
        orJsonNull(reply, await photos.featuredPhoto(needs.database, visitorsAt(request))),
    );

    api.get(
      '/about/images/:id',
      {
        config: { public: true },
        schema: {
          tags,
          summary: 'One photo',
          params: idParam,
          querystring: itemQuerySchema,
          response: { 200: photoSchema },
        },
      },
      (request) => photos.readPhoto(needs.database, request.params.id, audienceOf(request)),
    );

    api.post(
      '/about/images',
      {
        config: { form: newPhotoForm },
        schema: { tags, summary: 'Upload a photo', headers: uploadHeaders, response: { 201: photoSchema } },
      },
      (request, reply) =>
        withForm(request, needs, newPhotoForm, async ({ fields, files }) =>
          reply
            .status(201)
            .send(await photos.createPhoto(needs, fields, files.aboutImage, uploadKeyOf(request))),
        ),
    );

    api.put(
      '/about/images/:id',
      {
        config: { form: photoChangesForm },
        schema: {
          tags,
          summary: 'Change any of the fields, its picture',
          params: idParam,
          response: { 200: photoSchema },
        },
      },
      (request) =>
        withForm(request, needs, photoChangesForm, ({ fields, files }) =>
          photos.changePhoto(needs, request.params.id, fields, files),
        ),
    );

    api.put(
      '/about/images/:id/position',
      {
        schema: {
          tags,
          summary: 'Let it stand in front of another photo in the gallery, or at the end',
          params: idParam,
          body: photoMoveSchema,
          response: { 200: photoSchema },
        },
      },
      (request) => movePhoto(needs, request.params.id, request.body),
    );

    api.delete(
      '/about/images/:id',
      {
        schema: {
          tags,
          summary: 'Delete a photo: it waits in the bin',
          params: idParam,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await photos.deletePhoto(needs, request.params.id);
        return reply.status(204).send(null);
      },
    );
  };
}
