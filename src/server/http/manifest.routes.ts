import type { FastifyPluginAsync } from 'fastify';
import { iconPath, manifestPath } from '#shared/app-icons.ts';
import { pagePaths } from '#shared/addresses.ts';
import type { Config } from '#server/config.ts';
import { isIconSide, openAppIcon } from '#server/domain/files/app-icons.ts';
import { readArtist } from '#server/domain/settings.ts';
import { pathNotFound } from '#server/errors.ts';
import { matchesEtag } from '#server/http/responses/etag.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

type Needs = { config: Config; database: Database; media: MediaStore; fileJobs: FileJobs };

const open = { config: { public: true }, schema: { hide: true } } as const;
/** The page's own colour, as tokens.css has it, in the form that every phone reads. */
const PAGE_COLOUR = '#faf5ed';
/** As much of a name as fits below an icon. */
const SHORT_NAME = 12;

/** What a phone needs to know to put the site among its apps. */
export function manifestRoutes(needs: Needs): FastifyPluginAsync {
  const { config, database } = needs;
  return async (app) => {
    app.get(manifestPath, open, async (_request, reply) => {
      const { name, tagline } = await readArtist(database, config.artistName);
      const manifest = {
        id: pagePaths.home,
        name,
        short_name: name.length <= SHORT_NAME ? name : (name.split(' ')[0] ?? name),
        description: tagline,
        start_url: pagePaths.home,
        scope: pagePaths.home,
        display: 'standalone',
        background_color: PAGE_COLOUR,
        theme_color: PAGE_COLOUR,
        icons: [
          { src: iconPath(192), sizes: '192x192', type: 'image/png' },
          { src: iconPath(512), sizes: '512x512', type: 'image/png' },
          { src: iconPath(512), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      };
      return reply
        .header('cache-control', 'public, no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(manifest));
    });

    app.get<{ Params: { side: string } }>(
      '/icons/:side(^[1-9][0-9]{1,2}$).png',
      open,
      async (request, reply) => {
        const side = Number(request.params.side);
        if (!isIconSide(side)) throw pathNotFound();
        const icon = await openAppIcon(needs, side);
        reply.header('cache-control', 'public, no-cache');
        if (!icon) return reply.redirect('/favicon.svg');
        const etag = `"${icon.name}"`;
        reply.header('etag', etag);
        if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
        return reply
          .header('content-length', icon.file.size)
          .type('image/png')
          .send(await icon.file.read());
      },
    );
  };
}
