import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { directionOf } from '#shared/language/languages.ts';
import { textOf } from '#shared/language/text-of.ts';
import { iconPath, iconSides, manifestPath, maskableIcon, type IconSide } from '#shared/media/pictures.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { pageColoursOf } from '#shared/site/look/look-style.ts';
import type { Config } from '#server/config.ts';
import { findAppIcon } from '#server/domain/files/app-icons.ts';
import type { PicturesOnDemand } from '#server/domain/files/pictures-on-demand.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import { sendPicture } from '#server/http/responses/files.ts';

type Deps = Parameters<typeof findAppIcon>[0] & { config: Config; picturesOnDemand: PicturesOnDemand };

const open = { config: { public: true }, schema: { hide: true } } as const;
const picture = { ...open, config: { public: true, securityHeaders: 'file' } } as const;

/** The manifest and the icons that a phone needs to install the site as an app. */
export function manifestRoutes(deps: Deps): FastifyPluginAsync {
  const { config, database } = deps;
  return async (app) => {
    app.get(manifestPath, open, async (_request, reply) => {
      const { name, tagline, language, look } = await readArtist(database, config);
      const { light } = pageColoursOf(look);
      const manifest = {
        id: pagePaths.home,
        name,
        lang: language,
        dir: directionOf(language),
        description: tagline,
        start_url: pagePaths.home,
        scope: pagePaths.home,
        display: 'standalone',
        background_color: light,
        theme_color: light,
        shortcuts: [{ name: textOf(language).visitor.pages.offline, url: pagePaths.offline }],
        icons: [
          { src: iconPath(192), sizes: '192x192', type: 'image/webp' },
          { src: iconPath(512), sizes: '512x512', type: 'image/webp' },
          { src: maskableIcon.path, sizes: '512x512', type: 'image/webp', purpose: 'maskable' },
        ],
      };
      return reply
        .header('cache-control', 'public, no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(manifest));
    });

    for (const side of iconSides)
      app.get(iconPath(side), picture, (request, reply) => sendIcon(request, reply, side));
    app.get(maskableIcon.path, picture, (request, reply) => sendIcon(request, reply, 'maskable'));
  };

  async function sendIcon(request: FastifyRequest, reply: FastifyReply, icon: IconSide | 'maskable') {
    const found = await findAppIcon(deps, icon);
    reply.header('cache-control', 'public, no-cache');
    return sendPicture(request, reply, found.file, await deps.picturesOnDemand.open(found));
  }
}
