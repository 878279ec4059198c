import type { IncomingMessage } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { ERRORS, Server, type Upload } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { resumableKinds } from '#shared/media/resumable-uploads.ts';
import { readUploadLimits, type LimitsConfig } from '#server/domain/site/upload-limits.ts';
import type { DiskWatch } from '#server/domain/health/disk-watch.ts';
import {
  badRequest,
  bodyTooLarge,
  type Failure,
  fileEmpty,
  fileTooLarge,
  noRoomForFile,
  uploadExpired,
  uploadMoved,
  wrongContentType,
} from '#server/errors.ts';
import { ownerOf } from '#server/http/access/guards.ts';
import { PIECE_TYPE } from '#server/http/connections.ts';
import { kindOf, OwnUploads } from '#server/http/routes/files/own-uploads.ts';
import { createUploadLocks } from '#server/http/routes/files/upload-locks.ts';
import type { Database } from '#server/storage/database/database.ts';
import { hasRoomFor } from '#server/storage/disk-space.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

export type TusDeps = {
  database: Database;
  media: MediaStore;
  disk: Pick<DiskWatch, 'check'>;
  config: LimitsConfig;
};

/** Speaks tus with @tus/server, with our failures in place of its errors and without its headers for other sites. */
export function createTus(deps: TusDeps) {
  const locker = createUploadLocks();

  async function refuseUnwanted(upload: Upload): Promise<void> {
    const limits = await readUploadLimits(deps.database, deps.config);
    const kind = kindOf(upload);
    const { size = 0 } = upload;
    if (size === 0) throw fileEmpty(kind);
    if (size > limits[kind]) throw fileTooLarge(kind, limits);
    if (!hasRoomFor(await deps.disk.check(), size)) throw noRoomForFile();
  }

  async function largestLimit(): Promise<number> {
    const limits = await readUploadLimits(deps.database, deps.config);
    return Math.max(...resumableKinds.map((kind) => limits[kind]));
  }

  return async function respond(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const server = new Server({
      path: apiPaths.files,
      // Behind a proxy the server does not know its own address.
      relativeLocation: true,
      datastore: new OwnUploads(deps, ownerOf(request).id),
      locker,
      lockDrainTimeout: 1,
      // Only for OPTIONS, which has no upload. Else the kind decides.
      maxSize: async (_request, id) => (id === null ? largestLimit() : 0),
      onUploadCreate: async (_request, upload) => {
        await refuseUnwanted(upload);
        return {};
      },
      onResponseError: (_request, error) => {
        throw asFailure(error);
      },
    });
    const response = await server.handleWeb(webRequest(request));
    if (response.status >= 400) throw badRequest();
    for (const [name, value] of response.headers)
      if (/^(tus-|upload-|location$|connection$)/.test(name)) reply.header(name, value);
    await reply.status(response.status).send();
  };
}

/**
 * With the headers of tus only: the checks of the others are made by our own hooks. @tus/server takes the id from the
 * end of the address, so nothing is in it but the id that our hooks have checked.
 */
function webRequest({ raw, params, method, headers, mediaType }: FastifyRequest): Request {
  const { upload } = params as { upload?: string };
  const path = upload === undefined ? apiPaths.files : `${apiPaths.files}/${upload}`;
  const known = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    /^(tus-|upload-|content-(type|length)$)/.test(name) && typeof value === 'string' ? [[name, value]] : [],
  );
  const init: RequestInit & { duplex: 'half' } = { method, headers: known, duplex: 'half' };
  if (mediaType === PIECE_TYPE && ['POST', 'PATCH'].includes(method))
    init.body = ReadableStream.from(bytesOf(raw)) as unknown as NonNullable<RequestInit['body']>;
  return new Request(new URL(path, 'http://localhost'), init);
}

/** Leaves the connection open when it is not read to its end, so that the client gets to read the response. */
async function* bytesOf(raw: IncomingMessage): AsyncGenerator<Buffer> {
  yield* raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

const refusals = new Map<unknown, () => Failure>([
  [ERRORS.INVALID_OFFSET, uploadMoved],
  // A newer request for the same upload has ended this one.
  [ERRORS.ABORTED, uploadMoved],
  [ERRORS.FILE_NO_LONGER_EXISTS, uploadExpired],
  [ERRORS.ERR_SIZE_EXCEEDED, bodyTooLarge],
  [ERRORS.INVALID_CONTENT_TYPE, wrongContentType],
]);

/** Errors of @tus/server have a status; all others come from our own code. */
function asFailure(error: object): unknown {
  const refusal = refusals.get(error);
  if (refusal) return refusal();
  if (!('status_code' in error)) return error;
  return error.status_code === 413 ? bodyTooLarge() : badRequest(error);
}
