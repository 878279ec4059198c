import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { resumableUploadsSchema } from '#shared/media/resumable-uploads.schema.ts';
import { resumableKinds } from '#shared/media/resumable-uploads.ts';
import { listUploads, readUpload } from '#server/domain/files/resumable-uploads.ts';
import {
  bodyTooLarge,
  fileEmpty,
  fileTooLarge,
  noRoomForFile,
  tusVersionNotOffered,
  uploadExpired,
  uploadGone,
  uploadMoved,
  wrongContentType,
} from '#server/errors.ts';
import { ownerOf } from '#server/http/access/guards.ts';
import { PIECE_TYPE } from '#server/http/connections.ts';
import type { TusDeps } from '#server/http/routes/files/tus.ts';

const tags = ['Files'];

const TUS_VERSION = '1.0.0';

/** Described for people and programs; @tus/server checks them. */
const tusHeaders = { 'tus-resumable': z.string().optional().describe(TUS_VERSION) };
const metadata = `filename, kind (${resumableKinds.join(', ')}), fingerprint and field, each encoded as the tus protocol says`;
const creationHeaders = z.looseObject({
  ...tusHeaders,
  'upload-length': z.string().optional().describe('The size of the file in bytes'),
  'upload-metadata': z.string().optional().describe(metadata),
});
const pieceHeaders = z.looseObject({
  ...tusHeaders,
  'upload-offset': z.string().optional().describe('How much of the file has arrived before'),
});

const params = z.object({ upload: z.string() });

/** Files that are sent in pieces, and continued after a lost line: tus 1.0 (decision 65). */
export function filesRoutes(deps: TusDeps): FastifyPluginAsyncZod {
  const { database, config } = deps;
  let tus: Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<void>> | undefined;

  /** Loads what speaks tus with the first file: every start would take longer. */
  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    tus ??= import('#server/http/routes/files/tus.ts').then(({ createTus }) => createTus(deps));
    await (
      await tus
    )(request, reply);
  }

  async function refuseOtherVersions({ headers }: FastifyRequest): Promise<void> {
    if (headers['tus-resumable'] !== TUS_VERSION) throw tusVersionNotOffered();
  }

  /** Before anything else looks at the upload, so that nobody can disturb another user's. */
  async function refuseUnknown(request: FastifyRequest): Promise<void> {
    const { upload } = request.params as z.infer<typeof params>;
    await readUpload(database, { id: upload, userId: ownerOf(request).id });
  }

  const onOneUpload = { onRequest: [refuseOtherVersions, refuseUnknown] };
  const refusesOne = [tusVersionNotOffered, uploadGone];
  const tooLarge = resumableKinds.flatMap((kind) => [
    () => fileTooLarge(kind, config.uploadLimits),
    () => fileEmpty(kind),
  ]);

  return async (api) => {
    // Read piece by piece where it is stored.
    api.addContentTypeParser(PIECE_TYPE, (_request, payload, done) => done(null, payload));
    api.addHook('onSend', async (_request, reply) => {
      reply.header('tus-resumable', TUS_VERSION);
    });

    api.get(
      '/files',
      {
        schema: {
          tags,
          summary: 'Your uploads that are in no form yet: unfinished ones can be continued',
          response: { 200: resumableUploadsSchema },
        },
      },
      async (request) => ({ uploads: await listUploads(database, ownerOf(request).id) }),
    );

    api.options(
      '/files',
      { schema: { tags, summary: 'What of the tus protocol is offered', response: { 204: z.null() } } },
      respond,
    );

    api.post(
      '/files',
      {
        onRequest: refuseOtherVersions,
        config: { refuses: [tusVersionNotOffered, noRoomForFile, ...tooLarge] },
        schema: {
          tags,
          summary: 'Begin to send a file in pieces, by the tus protocol. It expires after 24 hours.',
          headers: creationHeaders,
          response: { 201: z.null() },
        },
      },
      respond,
    );

    api.head(
      '/files/:upload',
      {
        ...onOneUpload,
        config: { refuses: [...refusesOne, uploadExpired] },
        schema: {
          tags,
          summary: 'How much of a file has arrived',
          params,
          headers: z.looseObject(tusHeaders),
          response: { 200: z.null() },
        },
      },
      respond,
    );

    api.patch(
      '/files/:upload',
      {
        ...onOneUpload,
        config: {
          refuses: [...refusesOne, uploadExpired, uploadMoved, bodyTooLarge, wrongContentType, noRoomForFile],
        },
        schema: {
          tags,
          summary: 'Continue to send a file',
          params,
          headers: pieceHeaders,
          response: { 204: z.null() },
        },
      },
      respond,
    );

    api.delete(
      '/files/:upload',
      {
        ...onOneUpload,
        config: { refuses: refusesOne },
        schema: {
          tags,
          summary: 'Delete an upload that is in no form yet',
          params,
          headers: z.looseObject(tusHeaders),
          response: { 204: z.null() },
        },
      },
      respond,
    );
  };
}
