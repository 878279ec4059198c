import { embedsPath, itemAt, itemPagePaths, pagePaths, type PageKind } from '#shared/primitives/addresses.ts';
import { isPageOn } from '#server/domain/site/optional-pages.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findTitle } from '#server/storage/database/queries/catalogue/items.queries.ts';

const { home, music, videos, shows, news, press, privacy, thanks } = pagePaths;
const countedPages: string[] = [home, music, videos, shows, news, press, privacy, thanks];

/** The path under which visits of a page are counted, that of an item without its title; null when there is no such page. */
export async function pageOf(db: Database, path: string): Promise<string | null> {
  const plain = withoutQuery(path);
  const page = plain.length > 1 ? plain.replace(/\/$/, '') : plain;
  if (countedPages.includes(page)) return (await isPageOn(db, page)) ? page : null;
  const item = page.startsWith(embedsPath) ? null : itemAt(page);
  if (!item || !(await findTitle(db, item.kind, item.id, 'everyone'))) return null;
  return plainPath(item);
}

/** The path under which a player on other sites is counted: /embed/music/12 */
export function playerOf(url: string): string | null {
  const item = itemAt(withoutQuery(url));
  return item && embedsPath + plainPath(item).slice(1);
}

const withoutQuery = (path: string) => path.split(/[?#]/)[0] ?? '';

const plainPath = ({ kind, id }: { kind: PageKind; id: number }) =>
  itemPagePaths[kind].replace(':item', String(id));
