import type { FastifyPluginAsync } from 'fastify';
import { itemIdIn, sharePicturePaths } from '#shared/addresses.ts';
import type { SharedKind, SharedThing } from '#server/domain/share-pictures/share-picture.ts';
import type { SharePictures } from '#server/domain/share-pictures/share-pictures.ts';
import { pathNotFound } from '#server/errors.ts';
import { sendPicture, SHOWN_ELSEWHERE } from '#server/http/responses/send-picture.ts';
import { KEEP_FOR_GOOD } from '#server/storage/media-store/content-types.ts';

type Needs = { sharePictures: SharePictures };
type Address = { Params: { file: string } };

/** Serves the pictures that are shown beside shared links. An older name leads to the picture as it is now. */
export function shareRoutes({ sharePictures }: Needs): FastifyPluginAsync {
  return async (app) => {
    for (const [kind, url] of Object.entries(sharePicturePaths) as [SharedKind, string][]) {
      app.route<Address>({
        method: ['GET', 'HEAD'],
        url,
        config: { public: true },
        schema: { hide: true },
        handler: async (request, reply) => {
          const thing = thingIn(kind, request.params.file);
          const picture = thing && (await sharePictures.find(thing));
          if (!picture) throw pathNotFound();
          const { path, file } = picture;
          if (!path.endsWith(`/${request.params.file}`))
            return reply.headers({ ...SHOWN_ELSEWHERE, 'cache-control': 'public, no-cache' }).redirect(path);

          reply.header('cache-control', KEEP_FOR_GOOD);
          return sendPicture(request, reply, file, await sharePictures.open(thing, picture));
        },
      });
    }
  };
}

/** What a name such as 12-0123456789abcdef.jpg is about. */
function thingIn(kind: SharedKind, file: string): SharedThing | null {
  const [, name] = /^([a-z0-9]+)-[0-9a-f]+\.jpg$/.exec(file) ?? [];
  if (kind === 'site') return name === kind ? { kind } : null;
  const id = itemIdIn(`/${kind}/${name}`);
  return id === null ? null : { kind, id };
}
