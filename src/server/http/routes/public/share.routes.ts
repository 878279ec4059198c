import type { FastifyPluginAsync } from 'fastify';
import { sharePicturePaths } from '#shared/media/share-picture-paths.ts';
import { itemIdIn } from '#shared/primitives/addresses.ts';
import type { SharedKind, SharedItem, SharePictures } from '#server/domain/sharing/share-pictures.ts';
import { pathNotFound } from '#server/errors.ts';
import { sendPicture, SHOWN_ELSEWHERE } from '#server/http/responses/files.ts';
import { CACHE_FOREVER } from '#server/storage/media-store/content-types.ts';

type Deps = { sharePictures: SharePictures };
type Address = { Params: { file: string } };

/** Pictures that are shown beside shared links. An older name redirects to the current picture. */
export function shareRoutes({ sharePictures }: Deps): FastifyPluginAsync {
  return async (app) => {
    for (const [kind, url] of Object.entries(sharePicturePaths) as [SharedKind, string][]) {
      app.route<Address>({
        method: ['GET', 'HEAD'],
        url,
        config: { public: true, securityHeaders: 'file' },
        schema: { hide: true },
        handler: async (request, reply) => {
          const item = itemIn(kind, request.params.file);
          const picture = item && (await sharePictures.find(item));
          if (!picture) throw pathNotFound();
          const { path, file } = picture;
          if (!path.endsWith(`/${request.params.file}`))
            return reply.headers({ ...SHOWN_ELSEWHERE, 'cache-control': 'public, no-cache' }).redirect(path);

          reply.header('cache-control', CACHE_FOREVER);
          return sendPicture(request, reply, file, await sharePictures.open(item, picture));
        },
      });
    }
  };
}

/** The item in a name such as 12-0123456789abcdef.jpg. */
function itemIn(kind: SharedKind, file: string): SharedItem | null {
  const [, name] = /^([a-z0-9]+)-[0-9a-f]+\.jpg$/.exec(file) ?? [];
  if (kind === 'site') return name === kind ? { kind } : null;
  const id = itemIdIn(`/${kind}/${name}`);
  return id === null ? null : { kind, id };
}
