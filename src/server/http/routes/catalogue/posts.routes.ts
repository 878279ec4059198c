import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { visibilityBatchSchema } from '#shared/catalogue/batches.schema.ts';
import {
  newPostSchema,
  postChangesSchema,
  postDetailsSchema,
  postSchema,
} from '#shared/catalogue/posts.schema.ts';
import { postSorts } from '#shared/catalogue/posts.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { requestLimits } from '#shared/primitives/limits.ts';
import { idParam, itemQuerySchema, listQuerySchema } from '#shared/primitives/requests.schema.ts';
import * as posts from '#server/domain/catalogue/posts.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { changedMeanwhile, postNotFound, unknownCursor } from '#server/errors.ts';
import { audienceOfItem } from '#server/http/access/audience.ts';
import { acceptForms, uploadForm, withForm, type FormDeps } from '#server/http/parsing/upload-form.ts';
import { uploadHeaders, uploadKeyOf } from '#server/http/parsing/upload-key.ts';
import { publicList, type ListDeps } from '#server/http/responses/lists.ts';
import { addNeighbours } from '#server/http/routes/catalogue/neighbours.ts';

const tags = ['News'];

const newPostForm = uploadForm({ fields: newPostSchema, files: { picture: 'picture' }, required: {} });

const postChangesForm = uploadForm({
  fields: postChangesSchema,
  files: { picture: 'picture' },
  required: {},
  orJson: true,
});

export function postsRoutes(deps: ContentDeps & ListDeps & FormDeps): FastifyPluginAsyncZod {
  return async (api) => {
    await acceptForms(api, requestLimits.postBytes);

    api.get(
      '/posts',
      {
        config: { public: true, cacheable: true, limit: deps.searchLimit, refuses: [unknownCursor] },
        schema: {
          tags,
          summary: 'News, newest first, each with its beginning',
          querystring: listQuerySchema(postSorts),
          response: { 200: z.array(postSchema) },
        },
      },
      publicList(deps, apiPaths.posts, posts.listPosts),
    );

    api.get(
      '/posts/:id',
      {
        config: { public: true },
        schema: {
          tags,
          summary: 'One post, with its text and what it shows',
          params: idParam,
          querystring: itemQuerySchema,
          response: { 200: postDetailsSchema },
        },
      },
      (request) => posts.readPost(deps.database, request.params.id, audienceOfItem(request)),
    );

    addNeighbours(api, deps.database, 'posts', tags);

    api.post(
      '/posts',
      {
        config: { form: newPostForm },
        schema: { tags, summary: 'Write a post', headers: uploadHeaders, response: { 201: postSchema } },
      },
      (request, reply) =>
        withForm(request, deps, newPostForm, async ({ fields, files }) =>
          reply.status(201).send(await posts.createPost(deps, fields, files, uploadKeyOf(request))),
        ),
    );

    api.put(
      '/posts',
      {
        config: { refuses: [postNotFound, changedMeanwhile] },
        schema: {
          tags,
          summary: 'Change the visibility of several posts: all of them, or none',
          body: visibilityBatchSchema,
          response: { 200: z.array(postSchema) },
        },
      },
      (request) => posts.changePosts(deps, request.body),
    );

    api.put(
      '/posts/:id',
      {
        bodyLimit: requestLimits.postBytes,
        config: { form: postChangesForm },
        schema: {
          tags,
          summary: 'Change any of the fields, or its picture',
          params: idParam,
          response: { 200: postSchema },
        },
      },
      (request) =>
        withForm(request, deps, postChangesForm, ({ fields, files }) =>
          posts.changePost(deps, request.params.id, fields, files),
        ),
    );

    api.delete(
      '/posts/:id',
      {
        schema: {
          tags,
          summary: 'Delete a post: it waits in the bin',
          params: idParam,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await posts.deletePost(deps, request.params.id);
        return reply.status(204).send(null);
      },
    );
  };
}
