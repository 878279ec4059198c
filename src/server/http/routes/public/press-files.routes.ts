import type { FastifyPluginAsync } from 'fastify';
import { pressLogoPath, pressZipPath } from '#shared/primitives/addresses.ts';
import { downloadPress, findPressLogo, type PressDownloadDeps } from '#server/domain/site/press-download.ts';
import { createLimit } from '#server/http/access/limits.ts';
import { downloadHeader } from '#server/http/responses/download-name.ts';
import { sendPicture } from '#server/http/responses/files.ts';
import { countInMemory } from '#server/storage/database/opened-database.ts';

const downloadsOf = { name: 'press downloads', times: 30, seconds: 60 };

const open = { config: { public: true }, schema: { hide: true } } as const;

/** The press kit as one file, and its logo. */
export function pressFilesRoutes(deps: PressDownloadDeps): FastifyPluginAsync {
  // In memory: addresses of visitors are not stored.
  const downloads = createLimit(countInMemory, downloadsOf);
  return async (app) => {
    // HEAD would read all files and send none.
    app.get(pressZipPath, { ...open, exposeHeadRoute: false }, async (request, reply) => {
      await downloads.take(request);
      const { name, size, content } = await downloadPress(deps);
      return reply
        .type('application/zip')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': downloadHeader(name, 'zip'),
          'content-length': size,
        })
        .send(content);
    });

    app.get(pressLogoPath, open, async (request, reply) => {
      const logo = await findPressLogo(deps);
      reply.header('cache-control', 'public, no-cache');
      return sendPicture(request, reply, logo.file, await deps.picturesOnDemand.open(logo));
    });
  };
}
