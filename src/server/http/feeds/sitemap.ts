import { pagePaths } from '#shared/primitives/addresses.ts';
import { listPhotos } from '#server/domain/catalogue/photos.ts';
import {
  listSitemapParts,
  listUsedPages,
  readSitemapItems,
  readSitemapPart,
  type SitemapArtist,
  type SitemapItem,
  type SitemapPart,
} from '#server/domain/sharing/sitemap.ts';
import { xmlText } from '#server/http/feeds/xml-text.ts';
import type { Database } from '#server/storage/database/database.ts';

const MAX_PHOTOS = 100;

export type SitemapSource = { database: Database; site: string; artist: SitemapArtist };

/** The whole sitemap, or the index of its parts once one file would become too large. */
export async function* sitemap(source: SitemapSource): AsyncGenerator<string> {
  const { database, site, artist } = source;
  const parts = await listSitemapParts(database);
  if (!parts) {
    yield OPENING;
    yield* listPages(source);
    yield* writeItems(readSitemapItems(database, artist), site);
    yield CLOSING;
    return;
  }
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  const partPaths = parts.map(({ kind, number }) => `/sitemap-${kind}-${number}.xml`);
  for (const path of ['/sitemap-pages.xml', ...partPaths])
    yield `<sitemap><loc>${xmlText(site + path)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}

/** The pages that are not about a single item. */
export async function* sitemapOfLists(source: SitemapSource): AsyncGenerator<string> {
  yield OPENING;
  yield* listPages(source);
  yield CLOSING;
}

export async function* sitemapPart(source: SitemapSource, part: SitemapPart): AsyncGenerator<string> {
  yield OPENING;
  yield* writeItems(readSitemapPart(source.database, part, source.artist), source.site);
  yield CLOSING;
}

const OPENING = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
`;
const CLOSING = '</urlset>\n';

async function* listPages({ database, site }: SitemapSource): AsyncGenerator<string> {
  const { items: photos } = await listPhotos(database, { limit: MAX_PHOTOS });
  yield page(site + pagePaths.home, photos.map(({ imagePath }) => image(site + imagePath)).join(''));
  for (const path of [pagePaths.music, pagePaths.videos, ...(await listUsedPages(database))])
    yield page(site + path);
}

async function* writeItems(batches: AsyncIterable<SitemapItem[]>, site: string): AsyncGenerator<string> {
  for await (const items of batches) yield items.map((item) => itemPage(item, site)).join('');
}

function itemPage({ path, lastChange, cover, video }: SitemapItem, site: string): string {
  const facts = [
    lastChange ? `<lastmod>${xmlText(lastChange)}</lastmod>` : '',
    cover ? image(site + cover) : '',
    video ? videoElement(video, site) : '',
  ];
  return page(site + path, facts.join(''));
}

function videoElement(video: NonNullable<SitemapItem['video']>, site: string): string {
  const { title, description, thumbnail, file, player, seconds, publishedAt } = video;
  const location = file
    ? `<video:content_loc>${xmlText(site + file)}</video:content_loc>`
    : `<video:player_loc>${xmlText(site + player)}</video:player_loc>`;
  const duration = seconds > 0 ? `<video:duration>${seconds}</video:duration>` : '';
  return `<video:video><video:thumbnail_loc>${xmlText(site + thumbnail)}</video:thumbnail_loc><video:title>${xmlText(title)}</video:title><video:description>${xmlText(description)}</video:description>${location}${duration}<video:publication_date>${xmlText(publishedAt)}</video:publication_date></video:video>`;
}

const image = (address: string) => `<image:image><image:loc>${xmlText(address)}</image:loc></image:image>`;

function page(address: string, facts = ''): string {
  return `<url><loc>${xmlText(address)}</loc>${facts}</url>\n`;
}
