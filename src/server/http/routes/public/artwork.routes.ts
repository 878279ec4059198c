import type { FastifyPluginAsync } from 'fastify';
import { artworkPath } from '#shared/primitives/addresses.ts';
import { findArtwork } from '#server/domain/sharing/feed-artwork.ts';
import type { PicturesOnDemand } from '#server/domain/files/pictures-on-demand.ts';
import { pathNotFound } from '#server/errors.ts';
import { sendPicture, SHOWN_ELSEWHERE } from '#server/http/responses/files.ts';
import { CACHE_FOREVER } from '#server/storage/media-store/content-types.ts';

type Deps = Parameters<typeof findArtwork>[0] & { picturesOnDemand: PicturesOnDemand };
type Address = { Params: { file: string } };

/** Covers and photos as podcast apps want them. An older name redirects to the current picture. */
export function artworkRoutes(deps: Deps): FastifyPluginAsync {
  return async (app) => {
    app.route<Address>({
      method: ['GET', 'HEAD'],
      url: artworkPath,
      config: { public: true, securityHeaders: 'file' },
      schema: { hide: true },
      handler: async (request, reply) => {
        const { file } = request.params;
        const picture = await findArtwork(deps, file);
        if (!picture) throw pathNotFound();
        if (picture.file !== file)
          return reply
            .headers({ ...SHOWN_ELSEWHERE, 'cache-control': 'public, no-cache' })
            .redirect(artworkPath.replace(':file', picture.file));
        reply.header('cache-control', CACHE_FOREVER);
        return sendPicture(request, reply, picture.file, await deps.picturesOnDemand.open(picture));
      },
    });
  };
}
