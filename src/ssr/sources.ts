import type { QueryClient } from '@tanstack/react-query';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { ListPage, ListQuery } from '#shared/primitives/lists.ts';
import type { Config } from '#server/config.ts';
import { isRegistrationOpen } from '#server/domain/accounts/accounts.ts';
import type { Audience } from '#server/domain/catalogue/audience.ts';
import { listDiscography } from '#server/domain/catalogue/discography.ts';
import { readNeighbours } from '#server/domain/catalogue/neighbours.ts';
import { featuredPhoto, listPhotos } from '#server/domain/catalogue/photos.ts';
import { listPosts, readPost } from '#server/domain/catalogue/posts.ts';
import { listReleases, readRelease } from '#server/domain/catalogue/releases.ts';
import { readPress } from '#server/domain/site/press.ts';
import { readPrivacy } from '#server/domain/site/privacy.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import { listShows, readShow } from '#server/domain/catalogue/shows.ts';
import { featuredTrack, listTracks, readTrack } from '#server/domain/catalogue/tracks.ts';
import { leadVideo, listVideos, readVideo } from '#server/domain/catalogue/videos.ts';
import type { Database } from '#server/storage/database/database.ts';
import { listQuery } from '#web/lib/api/lists.ts';
import type { PageQuery } from '#ssr/page-queries.ts';

export type SourceDeps = { database: Database; config: Config };

type Sources = {
  values: Record<string, () => Promise<unknown>>;
  /** An item of a list, by the list's address. */
  items: Record<string, (id: number) => Promise<unknown>>;
  /** The previous and the next item of a list. */
  neighbours: Record<string, (id: number) => Promise<unknown>>;
  lists: Record<string, (query: ListQuery) => Promise<ListPage<unknown>>>;
};

/** Everything a page may read while it is rendered, by the API addresses that it uses in the browser. */
function sources({ database, config }: SourceDeps, audience: Audience): Sources {
  return {
    values: {
      [apiPaths.artist]: () => readArtist(database, config, audience),
      [apiPaths.registration]: async () => ({ open: await isRegistrationOpen(database) }),
      [apiPaths.featuredTrack]: () => featuredTrack(database, audience),
      [apiPaths.leadVideo]: () => leadVideo(database, audience),
      [apiPaths.press]: () => readPress(database, audience),
      [apiPaths.privacy]: () => readPrivacy(database, config),
      [apiPaths.featuredPhoto]: () => featuredPhoto(database, audience),
    },
    items: {
      [apiPaths.tracks]: (id) => readTrack(database, id, audience),
      [apiPaths.releases]: (id) => readRelease(database, id, audience),
      [apiPaths.videos]: (id) => readVideo(database, id, audience),
      [apiPaths.shows]: (id) => readShow(database, id, audience),
      [apiPaths.posts]: (id) => readPost(database, id, audience),
    },
    neighbours: {
      [apiPaths.tracks]: (id) => readNeighbours(database, 'tracks', id, audience),
      [apiPaths.videos]: (id) => readNeighbours(database, 'videos', id, audience),
      [apiPaths.posts]: (id) => readNeighbours(database, 'posts', id, audience),
    },
    lists: {
      [apiPaths.releases]: (query) => listReleases(database, query, audience),
      [apiPaths.discography]: (query) => listDiscography(database, query, audience),
      [apiPaths.tracks]: (query) => listTracks(database, query, audience),
      [apiPaths.videos]: (query) => listVideos(database, query, audience),
      [apiPaths.posts]: (query) => listPosts(database, query, audience),
      [apiPaths.photos]: (query) => listPhotos(database, query, audience),
      [apiPaths.shows]: (query) => listShows(database, query, audience),
    },
  };
}

/** Reads what a page is about to query. A failure fails the page, which would otherwise look empty. */
export async function prefetch(
  queryClient: QueryClient,
  queries: PageQuery[],
  deps: SourceDeps,
  audience: Audience,
): Promise<void> {
  const { values, items, neighbours, lists } = sources(deps, audience);
  const readOne = (address: string) => {
    const [, list = '', id, beside] = /^(.*)\/(\d+)(\/neighbours)?$/.exec(address) ?? [];
    const readItem = (beside ? neighbours : items)[list];
    return readItem ? () => readItem(Number(id)) : found(values[address], address);
  };
  await Promise.all(
    queries.map(async ([address, query]) => {
      if (query) {
        const read = found(lists[address], address);
        await queryClient.fetchInfiniteQuery({ ...listQuery(address, query), queryFn: () => read(query) });
      } else {
        await queryClient.fetchQuery({ queryKey: [address], queryFn: readOne(address) });
      }
    }),
  );
}

function found<Source>(source: Source | undefined, address: string): Source {
  if (!source) throw new Error(`No source for ${address}: add it to ssr/sources.ts`);
  return source;
}
