import type { FastifyPluginAsync } from 'fastify';
import { uploadsPath } from '#shared/addresses.ts';
import type { Config } from '#server/config.ts';
import type { Derivatives } from '#server/domain/files/derivatives.ts';
import { titleForDownload } from '#server/domain/files/downloads.ts';
import type { PublicFiles } from '#server/domain/files/public-files.ts';
import { diskFull, Failure, fileNotFound, rangeNotSatisfiable } from '#server/errors.ts';
import { isOwner } from '#server/http/access/preview.ts';
import type { FinishedFiles } from '#server/http/finished/finished-files.ts';
import { downloadHeader } from '#server/http/responses/download-name.ts';
import { lengthOf, partOfFile } from '#server/http/responses/file-parts.ts';
import type { Database } from '#server/storage/database/database.ts';
import { contentTypeOf, KEEP_FOR_GOOD } from '#server/storage/media-store/content-types.ts';
import {
  SMALL_PART_BYTES,
  type ByteRange,
  type MediaStore,
  type StoredFile,
} from '#server/storage/media-store/media-store.ts';
import { extensionOf } from '#server/storage/media-store/names.ts';

type Needs = {
  config: Config;
  database: Database;
  media: MediaStore;
  derivatives: Derivatives;
  publicFiles: PublicFiles;
  files: FinishedFiles;
};

/**
 * Whatever a file turns out to hold, it runs nothing. Opened in a tab of its own, a song still plays:
 * for that the browser asks for the file once more, and as a stranger it would be turned away.
 */
const POLICY =
  "sandbox allow-same-origin; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'";

type Address = { Params: { '*': string }; Querystring: Record<string, unknown> };

/** The title that a download is saved under may change, so that is asked for again. */
const ASK_EACH_TIME = 'no-cache';
/** The file stays what it is, but the owner may let another address serve it. */
const KEEP_FOR_AN_HOUR = 'public, max-age=3600';
/** What is not published is the owner's alone, on whichever machine they look at it. */
const NEVER_KEEP = 'private, no-store';

/** Serves stored files, for looking at and for saving. */
export function uploadsRoutes(needs: Needs): FastifyPluginAsync {
  const { database, media, derivatives, publicFiles, files } = needs;
  /** Where no size can be made for want of space, the picture itself is shown. */
  const sizeOrNoSpace = (name: string) =>
    derivatives.makeMissing(name).catch((error: unknown) => {
      if (error instanceof Failure && error.status === diskFull(error).status) return 'no space' as const;
      throw error;
    });

  return async (app) => {
    app.route<Address>({
      method: ['GET', 'HEAD'],
      url: `${uploadsPath}*`,
      config: { public: true },
      schema: { hide: true },
      handler: async (request, reply) => {
        const name = request.params['*'];
        const type = contentTypeOf(name);
        if (!type) throw fileNotFound();
        const foundAt = files.revision();
        const isPublic = await publicFiles.has(name);
        if (!isPublic && !(await isOwner(request, needs))) throw fileNotFound();
        const file = (await media.open(name)) ?? (await sizeOrNoSpace(name));
        if (file === 'no space') {
          const original = await derivatives.originalOf(name);
          if (!original) throw fileNotFound();
          return reply.header('cache-control', 'no-store').redirect(uploadsPath + original);
        }
        if (!file) throw fileNotFound();

        const isDownload = 'download' in request.query;
        // A download carries the title, which only we know.
        const elsewhere = isPublic && !isDownload ? media.publicAddress(name) : null;
        if (elsewhere) return reply.header('cache-control', KEEP_FOR_AN_HOUR).redirect(elsewhere);
        const title = isDownload ? await titleForDownload(database, name) : null;
        const etag = `"${name}-${file.size}"`;
        const facts = {
          etag,
          'last-modified': file.modifiedAt.toUTCString(),
          'accept-ranges': 'bytes',
          'cache-control': cacheControl(isPublic, isDownload),
          'content-security-policy': POLICY,
          // Feed readers and other sites show what everybody may see.
          ...(isPublic && { 'cross-origin-resource-policy': 'cross-origin' }),
          ...(isDownload && { 'content-disposition': downloadHeader(title ?? '', extensionOf(name)) }),
        };
        reply.headers(facts);
        const part = partOfFile(request, { ...file, etag });
        if (part.status === 304) return reply.status(304).send();
        if (part.status === 416) {
          reply.header('content-range', `bytes */${file.size}`);
          throw rangeNotSatisfiable();
        }
        reply.type(type);
        if (isPublic && !isDownload)
          files.keep(uploadsPath + name, { file, etag }, reply.getHeaders(), foundAt);
        const { status, range } = part;
        const length = lengthOf(range);
        // Opened before anything is promised: it may have been deleted since.
        const content = request.method === 'HEAD' ? undefined : await readPart(file, range);
        if (status === 206) reply.header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
        return reply.status(status).header('content-length', length).send(content);
      },
    });
  };
}

function cacheControl(isPublic: boolean, isDownload: boolean): string {
  if (!isPublic) return NEVER_KEEP;
  return isDownload ? ASK_EACH_TIME : KEEP_FOR_GOOD;
}

function readPart(file: StoredFile, range: ByteRange) {
  return lengthOf(range) <= SMALL_PART_BYTES ? file.readPart(range) : file.read(range);
}
