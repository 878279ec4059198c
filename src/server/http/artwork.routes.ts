import type { FastifyPluginAsync } from 'fastify';
import { artworkPath } from '#shared/addresses.ts';
import { findArtwork } from '#server/domain/feed-artwork.ts';
import type { PicturesOnDemand } from '#server/domain/files/pictures-on-demand.ts';
import { pathNotFound } from '#server/errors.ts';
import { sendPicture, SHOWN_ELSEWHERE } from '#server/http/responses/send-picture.ts';
import { KEEP_FOR_GOOD } from '#server/storage/media-store/content-types.ts';

type Needs = Parameters<typeof findArtwork>[0] & { picturesOnDemand: PicturesOnDemand };
type Address = { Params: { file: string } };

/** Serves covers and photos as podcast apps want them. An older name leads to the picture as it is now. */
export function artworkRoutes(needs: Needs): FastifyPluginAsync {
  return async (app) => {
    app.route<Address>({
      method: ['GET', 'HEAD'],
      url: artworkPath,
      config: { public: true },
      schema: { hide: true },
      handler: async (request, reply) => {
        const { file } = request.params;
        const picture = await findArtwork(needs, file);
        if (!picture) throw pathNotFound();
        if (picture.file !== file)
          return reply
            .headers({ ...SHOWN_ELSEWHERE, 'cache-control': 'public, no-cache' })
            .redirect(artworkPath.replace(':file', picture.file));
        reply.header('cache-control', KEEP_FOR_GOOD);
        return sendPicture(request, reply, picture.file, await needs.picturesOnDemand.open(picture));
      },
    });
  };
}
