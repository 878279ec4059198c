import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  newPhotoSchema,
  photoBatchSchema,
  photoChangesSchema,
  photoMoveSchema,
  photoSchema,
} from '#shared/catalogue/photos.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { photoSorts } from '#shared/catalogue/photos.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { idParam, itemQuerySchema, listQuerySchema } from '#shared/primitives/requests.schema.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { movePhoto } from '#server/domain/catalogue/photo-order.ts';
import * as photos from '#server/domain/catalogue/photos.ts';
import { changedMeanwhile, photoNotFound, unknownCursor } from '#server/errors.ts';
import { audienceOfItem, audienceOfVisitor } from '#server/http/access/audience.ts';
import { orJsonNull, publicList, type ListDeps } from '#server/http/responses/lists.ts';
import { uploadHeaders, uploadKeyOf } from '#server/http/parsing/upload-key.ts';
import { acceptForms, uploadForm, withForm, type FormDeps } from '#server/http/parsing/upload-form.ts';

const tags = ['Photos'];

const newPhotoForm = uploadForm({
  fields: newPhotoSchema,
  files: { aboutImage: 'picture' },
  required: { aboutImage: () => ownerText().rules.photoRequired },
});

const photoChangesForm = uploadForm({
  fields: photoChangesSchema,
  files: { aboutImage: 'picture' },
  required: {},
  orJson: true,
});

export function photosRoutes(deps: ContentDeps & ListDeps & FormDeps): FastifyPluginAsyncZod {
  return async (api) => {
    await acceptForms(api);

    api.get(
      '/about/images',
      {
        config: { public: true, cacheable: true, limit: deps.searchLimit, refuses: [unknownCursor] },
        schema: {
          tags,
          summary: 'Photos, as the owner arranged them, or else newest first',
          querystring: listQuerySchema(photoSorts),
          response: { 200: z.array(photoSchema) },
        },
      },
      publicList(deps, apiPaths.photos, photos.listPhotos),
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
        orJsonNull(reply, await photos.featuredPhoto(deps.database, audienceOfVisitor(request))),
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
      (request) => photos.readPhoto(deps.database, request.params.id, audienceOfItem(request)),
    );

    api.post(
      '/about/images',
      {
        config: { form: newPhotoForm },
        schema: { tags, summary: 'Upload a photo', headers: uploadHeaders, response: { 201: photoSchema } },
      },
      (request, reply) =>
        withForm(request, deps, newPhotoForm, async ({ fields, files }) =>
          reply
            .status(201)
            .send(await photos.createPhoto(deps, fields, files.aboutImage, uploadKeyOf(request))),
        ),
    );

    api.put(
      '/about/images',
      {
        config: { refuses: [photoNotFound, changedMeanwhile] },
        schema: {
          tags,
          summary: 'Change the visibility or the photographer of several photos: all of them, or none',
          body: photoBatchSchema,
          response: { 200: z.array(photoSchema) },
        },
      },
      (request) => photos.changePhotos(deps, request.body),
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
        withForm(request, deps, photoChangesForm, ({ fields, files }) =>
          photos.changePhoto(deps, request.params.id, fields, files),
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
      (request) => movePhoto(deps, request.params.id, request.body),
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
        await photos.deletePhoto(deps, request.params.id);
        return reply.status(204).send(null);
      },
    );
  };
}
