import { setImmediate as nextTurn } from 'node:timers/promises';
import { embedPagePaths, isUnavailable, itemPath, pagePaths, type PageKind } from '#shared/addresses.ts';
import { shownDate } from '#shared/format.ts';
import { videoTypeLabels } from '#shared/videos.ts';
import { listPhotos } from '#server/domain/photos.ts';
import { sharePicturePath } from '#server/domain/share-pictures/share-picture.ts';
import { xmlText } from '#server/http/feeds/xml-text.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  highestIds,
  listPublicReleases,
  listPublicTracks,
  listPublicVideos,
  type IdRange,
} from '#server/storage/database/sitemap.queries.ts';

/** Search engines take up to 50,000 addresses in a file; with pictures and films in it, fewer are wiser. */
const MOST_IN_A_FILE = 10_000;
/** Read and written in one go, so that nobody else waits for long. */
const ROWS_AT_A_TIME = 500;
const MOST_PHOTOS = 100;

/** A part of the site map: the pages about things of a kind, by their numbers. */
export type SitemapPart = { kind: PageKind; number: number };

/** Whose site it is, and where. */
export type Source = { db: Database; site: string; artistName: string };

const partPath = ({ kind, number }: SitemapPart) => `/sitemap-${kind}-${number}.xml`;

/** The whole site map, or where its parts are, once one file could become too large. */
export async function* sitemap(source: Source): AsyncGenerator<string> {
  const { db, site } = source;
  const highest = await highestIds(db);
  const kinds = ['track', 'release', 'video'] as const;
  if (highest.track + highest.release + highest.video <= MOST_IN_A_FILE) {
    yield OPENING;
    yield* listPages(source);
    for (const kind of kinds) yield* thingPages(source, kind, { from: 1, to: highest[kind] });
    yield CLOSING;
    return;
  }
  const parts = kinds.flatMap((kind) =>
    Array.from({ length: Math.ceil(highest[kind] / MOST_IN_A_FILE) }, (_, index) =>
      partPath({ kind, number: index + 1 }),
    ),
  );
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  for (const path of ['/sitemap-pages.xml', ...parts])
    yield `<sitemap><loc>${xmlText(site + path)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}

/** The pages that are about no single thing. */
export async function* sitemapOfLists(source: Source): AsyncGenerator<string> {
  yield OPENING;
  yield* listPages(source);
  yield CLOSING;
}

/** Whether there is such a part: none begins behind the last thing of its kind. */
export async function hasPart(db: Database, { kind, number }: SitemapPart): Promise<boolean> {
  return number >= 1 && (number - 1) * MOST_IN_A_FILE < (await highestIds(db))[kind];
}

export async function* sitemapPart(source: Source, { kind, number }: SitemapPart): AsyncGenerator<string> {
  yield OPENING;
  yield* thingPages(source, kind, {
    from: (number - 1) * MOST_IN_A_FILE + 1,
    to: number * MOST_IN_A_FILE,
  });
  yield CLOSING;
}

const OPENING = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
`;
const CLOSING = '</urlset>\n';

async function* listPages({ db, site }: Source): AsyncGenerator<string> {
  const { items: photos } = await listPhotos(db, { limit: MOST_PHOTOS });
  yield page(site + pagePaths.home, photos.map(({ imagePath }) => image(site + imagePath)).join(''));
  yield page(site + pagePaths.music);
  yield page(site + pagePaths.videos);
}

async function* thingPages(source: Source, kind: PageKind, { from, to }: IdRange): AsyncGenerator<string> {
  for (let first = from; first <= to; first += ROWS_AT_A_TIME) {
    const range = { from: first, to: Math.min(first + ROWS_AT_A_TIME - 1, to) };
    yield await pagesOf[kind](source, range);
    await nextTurn();
  }
}

type Write = (source: Source, range: IdRange) => Promise<string>;

const pagesOf: Record<PageKind, Write> = {
  track: async ({ db, site }, range) => withCovers('track', await listPublicTracks(db, range), site),
  release: async ({ db, site }, range) => withCovers('release', await listPublicReleases(db, range), site),
  video: async ({ db, site, artistName }, range) =>
    (await listPublicVideos(db, range))
      .map((video) =>
        page(
          site + itemPath('video', video),
          lastChange(video) + (isShown(video) ? film(video, site, artistName) : ''),
        ),
      )
      .join(''),
};

type Changed = { uploadDate: string; laterDate: string | null; version: number };
type Covered = Changed & { id: number; title: string; coverArt: string | null };

/** Of what was never edited it is known since when its page has been as it is; of the rest nothing is said. */
function lastChange({ uploadDate, laterDate, version }: Changed): string {
  if (version > 1) return '';
  const since = laterDate && laterDate > uploadDate ? laterDate : uploadDate;
  return `<lastmod>${xmlText(since)}</lastmod>`;
}

function withCovers(kind: 'track' | 'release', rows: Covered[], site: string): string {
  return rows
    .map((row) =>
      page(site + itemPath(kind, row), lastChange(row) + (row.coverArt ? image(site + row.coverArt) : '')),
    )
    .join('');
}

type Film = Awaited<ReturnType<typeof listPublicVideos>>[number];

/** Of films from an older site there may be no more than their names. */
const isShown = ({ videoFile }: Film) => !isUnavailable(videoFile ?? '');

/** As much of a description as search engines take. */
const MOST_LETTERS = 2_048;

/** Search engines show a film only with its picture; where it has none of its own, that is the one drawn for sharing it. */
function film(video: Film, site: string, artistName: string): string {
  const picture =
    video.thumbnail ?? sharePicturePath('video', { ...video, thumbnailPicture: null }, artistName);
  const description = video.description ?? `${video.title} – ${videoTypeLabels[video.videoType]}`;
  const seconds = video.duration === null ? 0 : Math.round(video.duration);
  const length = seconds > 0 ? `<video:duration>${seconds}</video:duration>` : '';
  const where = video.videoFile
    ? `<video:content_loc>${xmlText(site + video.videoFile)}</video:content_loc>`
    : `<video:player_loc>${xmlText(site + embedPagePaths.video.replace(':id', String(video.id)))}</video:player_loc>`;
  return `<video:video><video:thumbnail_loc>${xmlText(site + picture)}</video:thumbnail_loc><video:title>${xmlText(video.title)}</video:title><video:description>${xmlText(description.slice(0, MOST_LETTERS))}</video:description>${where}${length}<video:publication_date>${xmlText(shownDate(video))}</video:publication_date></video:video>`;
}

const image = (address: string) => `<image:image><image:loc>${xmlText(address)}</image:loc></image:image>`;

function page(address: string, facts = ''): string {
  return `<url><loc>${xmlText(address)}</loc>${facts}</url>\n`;
}
