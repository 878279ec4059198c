import { itemAt, itemPagePaths, pagePaths } from '#shared/primitives/addresses.ts';
import { isPageOn } from '#server/domain/site/optional-pages.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findTitle } from '#server/storage/database/queries/catalogue/items.queries.ts';

const { home, music, videos, shows, news, press, privacy, thanks } = pagePaths;
const countedPages: string[] = [home, music, videos, shows, news, press, privacy, thanks];

/** The path under which visits of a page are counted, that of an item without its title; null when there is no such page. */
export async function pageOf(db: Database, path: string): Promise<string | null> {
  const [plain = ''] = path.split(/[?#]/);
  const page = plain.length > 1 ? plain.replace(/\/$/, '') : plain;
  if (countedPages.includes(page)) return (await isPageOn(db, page)) ? page : null;
  const item = page.startsWith('/embed/') ? null : itemAt(page);
  if (!item || !(await findTitle(db, item.kind, item.id, 'everyone'))) return null;
  return itemPagePaths[item.kind].replace(':item', String(item.id));
}
