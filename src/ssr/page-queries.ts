import {
  apiPaths,
  itemApiPaths,
  itemIdIn,
  neighbourKinds,
  neighboursPath,
  pagePaths,
} from '#shared/primitives/addresses.ts';
import type { ListQuery } from '#shared/primitives/lists.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import type { ListSearch } from '#web/lib/api/list-search.ts';
import {
  allPostsQuery,
  allTracksQuery,
  allVideosQuery,
  discographyQuery,
  homePhotosQuery,
  homePostsQuery,
  homeShowsQuery,
  homeVideosQuery,
  pastShowsQuery,
  releasesQuery,
  showsReleases,
  upcomingShowsQuery,
} from '#web/lib/api/queries.ts';
import { routeFor } from '#web/pages/routes.ts';

/** A query key: an address, or the path of a list with its query. */
export type PageQuery = readonly [address: string, list?: ListQuery];

const queriesByPath: Record<string, (search: ListSearch, artist: Artist) => PageQuery[]> = {
  [pagePaths.home]: (_, { look }) => [
    [apiPaths.registration],
    discographyQuery.queryKey,
    [apiPaths.featuredTrack],
    homeVideosQuery.queryKey,
    [apiPaths.leadVideo],
    homePhotosQuery.queryKey,
    [apiPaths.featuredPhoto],
    ...(look.sections.includes('shows') ? [homeShowsQuery.queryKey] : []),
    ...(look.sections.includes('news') ? [homePostsQuery.queryKey] : []),
  ],
  [pagePaths.music]: (search) => [
    allTracksQuery(search).queryKey,
    ...(showsReleases(search) ? [releasesQuery(search).queryKey] : []),
  ],
  [pagePaths.videos]: (search) => [allVideosQuery(search).queryKey],
  [pagePaths.shows]: (search) => [
    ...(search.page === 1 ? [upcomingShowsQuery.queryKey] : []),
    pastShowsQuery({ ...search, q: '' }).queryKey,
  ],
  [pagePaths.news]: (search) => [allPostsQuery(search).queryKey],
  [pagePaths.auth]: () => [[apiPaths.registration]],
};

/** What a page reads while it is rendered. */
export function queriesOf(path: string, search: ListSearch, artist: Artist): PageQuery[] {
  const { kind, source, path: page } = routeFor(path);
  if (source) return [[source]];
  const id = itemIdIn(path);
  if (!kind || id === null) return queriesByPath[page]?.(search, artist) ?? [];
  const item: PageQuery = [`${itemApiPaths[kind]}/${id}`];
  const neighbourKind = neighbourKinds.find((each) => each === kind);
  return neighbourKind ? [item, [neighboursPath(neighbourKind, id)]] : [item];
}
