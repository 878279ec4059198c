import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/primitives/addresses.ts';
import {
  idParam,
  itemQuerySchema,
  listPartFields,
  listQuerySchema,
} from '#shared/primitives/requests.schema.ts';
import {
  newReleaseSchema,
  releaseChangesSchema,
  releaseDetailsSchema,
  releaseSchema,
} from '#shared/catalogue/releases.schema.ts';
import { discographyItemSchema } from '#shared/catalogue/discography.schema.ts';
import { releaseSorts } from '#shared/catalogue/releases.ts';
import type { Config } from '#server/config.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { listDiscography } from '#server/domain/catalogue/discography.ts';
import { downloadRelease, type DownloadDeps } from '#server/domain/catalogue/release-download.ts';
import * as releases from '#server/domain/catalogue/releases.ts';
import type { Statistics } from '#server/domain/statistics/statistics.ts';
import { fileNotFound, releaseNotForDownload, unknownCursor } from '#server/errors.ts';
import { audienceOfItem, audienceOfVisitor } from '#server/http/access/audience.ts';
import { countedClient } from '#server/http/access/counted-client.ts';
import { createLimit } from '#server/http/access/limits.ts';
import { downloadHeader } from '#server/http/responses/download-name.ts';
import { publicList, sendList, type ListDeps } from '#server/http/responses/lists.ts';
import { uploadHeaders, uploadKeyOf } from '#server/http/parsing/upload-key.ts';
import { acceptForms, uploadForm, withForm, type FormDeps } from '#server/http/parsing/upload-form.ts';
import { countInMemory } from '#server/storage/database/opened-database.ts';

const tags = ['Releases'];

const downloadsOf = { name: 'release downloads', times: 30, seconds: 60 };

const zipArchive = { description: 'OK', content: { 'application/zip': { schema: z.any() } } };

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

type Deps = ContentDeps & ListDeps & FormDeps & DownloadDeps & { config: Config; statistics: Statistics };

export function releasesRoutes(deps: Deps): FastifyPluginAsyncZod {
  // In memory: addresses of visitors are not stored.
  const downloads = createLimit(countInMemory, downloadsOf);
  return async (api) => {
    await acceptForms(api);

    api.get(
      '/releases',
      {
        config: { public: true, cacheable: true, limit: deps.searchLimit, refuses: [unknownCursor] },
        schema: {
          tags,
          summary: 'Albums, EPs and singles, newest first',
          querystring: listQuerySchema(releaseSorts),
          response: { 200: z.array(releaseSchema) },
        },
      },
      publicList(deps, apiPaths.releases, releases.listReleases),
    );

    api.get(
      '/discography',
      {
        config: { public: true, cacheable: true, refuses: [unknownCursor] },
        schema: {
          tags,
          summary:
            'Releases with their first song, and songs without a release, newest first. X-Total-Count counts songs.',
          querystring: z.object(listPartFields),
          response: { 200: z.array(discographyItemSchema) },
        },
      },
      async (request, reply) =>
        sendList(reply, await listDiscography(deps.database, request.query, audienceOfVisitor(request))),
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
      (request) => releases.readRelease(deps.database, request.params.id, audienceOfItem(request)),
    );

    api.get(
      '/releases/:id/zip',
      {
        // HEAD would read all files and send none.
        exposeHeadRoute: false,
        config: { public: true, limit: downloads, refuses: [releaseNotForDownload, fileNotFound] },
        schema: {
          tags,
          summary: 'The songs of a release that may be downloaded, in order, and its cover',
          params: idParam,
          querystring: itemQuerySchema,
          response: { 200: zipArchive },
        },
      },
      async (request, reply) => {
        const { name, size, content } = await downloadRelease(
          deps,
          request.params.id,
          audienceOfItem(request),
        );
        deps.statistics.countDownload(() => countedClient(request, deps), 'release', request.params.id);
        return reply
          .type('application/zip')
          .headers({ 'content-disposition': downloadHeader(name, 'zip'), 'content-length': size })
          .send(content);
      },
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
        withForm(request, deps, newReleaseForm, async ({ fields, files }) =>
          reply.status(201).send(await releases.createRelease(deps, fields, files, uploadKeyOf(request))),
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
        withForm(request, deps, releaseChangesForm, ({ fields, files }) =>
          releases.changeRelease(deps, request.params.id, fields, files),
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
        await releases.deleteRelease(deps, request.params.id);
        return reply.status(204).send(null);
      },
    );
  };
}
