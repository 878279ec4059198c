import type { FastifyPluginAsync } from 'fastify';
import { uploadsPath } from '#shared/primitives/addresses.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import { fileResponse, sendFile } from '#server/cache/send-file.ts';
import type { Config } from '#server/config.ts';
import type { Derivatives } from '#server/domain/files/derivatives.ts';
import { prepareDownload, type PublicFiles } from '#server/domain/files/public-files.ts';
import type { Statistics } from '#server/domain/statistics/statistics.ts';
import { diskFull, Failure, fileNotFound } from '#server/errors.ts';
import { countedClient } from '#server/http/access/counted-client.ts';
import { isOwner } from '#server/http/access/preview.ts';
import { downloadHeader } from '#server/http/responses/download-name.ts';
import { SHOWN_ELSEWHERE } from '#server/http/responses/files.ts';
import type { Database } from '#server/storage/database/database.ts';
import { contentTypeOf, contentTypes, CACHE_FOREVER } from '#server/storage/media-store/content-types.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { extensionOf } from '#server/storage/media-store/names.ts';

type Deps = {
  config: Config;
  database: Database;
  media: MediaStore;
  derivatives: Derivatives;
  publicFiles: PublicFiles;
  responses: ResponseCache;
  statistics: Statistics;
};

/**
 * Nothing in a file may run. A track that is opened in its own tab still plays: the browser's player loads the file
 * once more, from the same origin.
 */
const POLICY =
  "sandbox allow-same-origin; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'";

type Address = { Params: { '*': string }; Querystring: Record<string, unknown> };

/** The file never changes, but the owner may let another address serve it. */
const ELSEWHERE_FOR_AN_HOUR = 'public, max-age=3600';

/** Serves stored files, for showing and for downloading: `?download` saves the file, `?open` shows it in its own tab. */
export function uploadsRoutes(deps: Deps): FastifyPluginAsync {
  const { database, media, derivatives, publicFiles, responses, statistics } = deps;
  /** Without space for a size of a picture, the original is shown. */
  const sizeOrNoSpace = (name: string) =>
    derivatives.makeMissing(name).catch((error: unknown) => {
      if (error instanceof Failure && error.status === diskFull(error).status) return 'no space' as const;
      throw error;
    });

  return async (app) => {
    app.route<Address>({
      method: ['GET', 'HEAD'],
      url: `${uploadsPath}*`,
      config: { public: true, securityHeaders: 'file' },
      schema: { hide: true },
      handler: async (request, reply) => {
        const name = request.params['*'];
        const type = contentTypeOf(name);
        if (!type) throw fileNotFound();
        const generation = responses.generation();
        const isPublic = await publicFiles.has(name);
        if (!isPublic && !(await isOwner(request, deps))) throw fileNotFound();
        const file = (await media.open(name)) ?? (await sizeOrNoSpace(name));
        if (file === 'no space') {
          const original = await derivatives.originalOf(name);
          if (!original) throw fileNotFound();
          return reply.header('cache-control', 'no-store').redirect(uploadsPath + original);
        }
        if (!file) throw fileNotFound();

        // A browser would open a PDF as a page of this site.
        const isSaved = 'download' in request.query || type === contentTypes['pdf'];
        const isOpened = 'open' in request.query;
        const download = isSaved || isOpened ? await prepareDownload(database, name) : null;
        // A tab asks for the whole file first; the parts are for the player in it.
        const isPartOfOpened = isOpened && request.headers.range !== undefined;
        const count = () => {
          if (download?.trackId && !isPartOfOpened)
            statistics.countDownload(() => countedClient(request, deps), 'track', download.trackId);
        };
        // A saved file carries the title, which another server does not know.
        const elsewhere = isPublic && !isSaved ? media.publicAddress(name) : null;
        if (elsewhere) {
          if (request.method === 'GET') count();
          return reply
            .header('cache-control', download ? 'no-cache' : ELSEWHERE_FOR_AN_HOUR)
            .redirect(elsewhere);
        }
        reply.headers({
          etag: `"${name}-${file.size}"`,
          'last-modified': file.modifiedAt.toUTCString(),
          'accept-ranges': 'bytes',
          'cache-control': cacheControl(isPublic, download !== null),
          'content-security-policy': POLICY,
          ...(isPublic && SHOWN_ELSEWHERE),
          ...(isSaved && { 'content-disposition': downloadHeader(download?.title ?? '', extensionOf(name)) }),
        });
        const response = fileResponse(file, { ...reply.getHeaders(), 'content-type': type });
        if (isPublic && !download) responses.saveFile(uploadsPath + name, response, generation);
        const start = await sendFile(request.raw, reply.raw, response, request.log);
        // Later parts belong to a download that has been counted.
        if (start === 0) count();
        return reply.hijack();
      },
    });
  };
}

function cacheControl(isPublic: boolean, isDownload: boolean): string {
  // What is not published is for the owner alone, whichever machine they use.
  if (!isPublic) return 'private, no-store';
  // A download is saved under the title, which may change, and counted.
  return isDownload ? 'no-cache' : CACHE_FOREVER;
}
