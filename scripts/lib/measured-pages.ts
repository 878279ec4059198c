import {
  apiPaths,
  itemPath,
  newsletterPaths,
  pagePaths,
  type PageKind,
} from '#shared/primitives/addresses.ts';

export const dashboardTabs = [pagePaths.admin, `${pagePaths.admin}?tab=statistics`];

/** One address of every kind of page that visitors see; of items the newest. */
export async function publicPages(site: string): Promise<string[]> {
  const newest = async (kind: PageKind, list: string) => {
    const [item] = (await (await fetch(`${site}${list}?limit=1`)).json()) as { id: number; title: string }[];
    if (!item) throw new Error(`The demo has no ${kind}`);
    return itemPath(kind, item);
  };
  // Owners switch it on; the demo's has not.
  const hasPrivacy = (await fetch(site + pagePaths.privacy)).ok;
  return [
    pagePaths.home,
    pagePaths.music,
    await newest('track', apiPaths.tracks),
    await newest('release', apiPaths.releases),
    pagePaths.videos,
    await newest('video', apiPaths.videos),
    pagePaths.shows,
    await newest('show', apiPaths.shows),
    pagePaths.news,
    await newest('post', apiPaths.posts),
    pagePaths.press,
    ...(hasPrivacy ? [pagePaths.privacy] : []),
    newsletterPaths.thanks,
  ];
}
