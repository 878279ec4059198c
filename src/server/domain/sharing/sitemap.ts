import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  embedPagePaths,
  isUnavailable,
  itemPath,
  pageKinds,
  pagePaths,
  type PageKind,
} from '#shared/primitives/addresses.ts';
import { shownDate } from '#shared/primitives/format.ts';
import { textOf } from '#shared/language/text-of.ts';
import { text, withText } from '#shared/language/text.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { hasPrivacyPage } from '#server/domain/site/privacy.ts';
import { sharePicturePath } from '#server/domain/sharing/share-pictures.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findUsedParts } from '#server/storage/database/queries/catalogue/items.queries.ts';
import {
  highestIds,
  listPublicPosts,
  listPublicReleases,
  listPublicShows,
  listPublicTracks,
  listPublicVideos,
  type IdRange,
} from '#server/storage/database/queries/site/sitemap.queries.ts';

/** Search engines take up to 50,000 addresses in a file; entries with pictures and videos are larger. */
const MAX_ITEMS_PER_FILE = 10_000;
/** Few enough that other requests do not wait long for their turn. */
const ROWS_AT_A_TIME = 500;
/** As much of a description as search engines take. */
const MAX_DESCRIPTION_LENGTH = 2_048;

/** One file of a large sitemap: the items of a kind whose ids fall into its range. */
export type SitemapPart = { kind: PageKind; number: number };

export type SitemapItem = {
  path: string;
  lastChange: string | null;
  cover: string | null;
  video: SitemapVideo | null;
};

type SitemapVideo = {
  title: string;
  description: string;
  thumbnail: string;
  file: string | null;
  player: string;
  seconds: number;
  publishedAt: string;
};

/** The files of a sitemap that is too large for one; null while one file holds everything. */
export async function listSitemapParts(db: Database): Promise<SitemapPart[] | null> {
  const highest = await highestIds(db);
  if (pageKinds.reduce((sum, kind) => sum + highest[kind], 0) <= MAX_ITEMS_PER_FILE) return null;
  return pageKinds.flatMap((kind) =>
    Array.from({ length: Math.ceil(highest[kind] / MAX_ITEMS_PER_FILE) }, (_, index) => ({
      kind,
      number: index + 1,
    })),
  );
}

export async function hasSitemapPart(db: Database, { kind, number }: SitemapPart): Promise<boolean> {
  return number >= 1 && (number - 1) * MAX_ITEMS_PER_FILE < (await highestIds(db))[kind];
}

/** The paths of the newer pages that have something to show, whether or not the home page does. */
export async function listUsedPages(db: Database): Promise<string[]> {
  const isUsed = await findUsedParts(db, 'everyone');
  const isShown = { ...isUsed, privacy: await hasPrivacyPage(db) };
  const parts = ['shows', 'news', 'press', 'privacy'] as const;
  return parts.filter((part) => isShown[part]).map((part) => pagePaths[part]);
}

/** Its language was read with the name, and stays the same for the whole file. */
export type SitemapArtist = Pick<Artist, 'name' | 'language'>;

/** The items of one part, in batches. */
export function readSitemapPart(db: Database, { kind, number }: SitemapPart, artist: SitemapArtist) {
  const from = (number - 1) * MAX_ITEMS_PER_FILE + 1;
  return readItems(db, kind, { from, to: from + MAX_ITEMS_PER_FILE - 1 }, artist);
}

/** All items of a site that fits into one file, in batches. */
export async function* readSitemapItems(db: Database, artist: SitemapArtist): AsyncGenerator<SitemapItem[]> {
  const highest = await highestIds(db);
  for (const kind of pageKinds) yield* readItems(db, kind, { from: 1, to: highest[kind] }, artist);
}

async function* readItems(
  db: Database,
  kind: PageKind,
  { from, to }: IdRange,
  artist: SitemapArtist,
): AsyncGenerator<SitemapItem[]> {
  for (let first = from; first <= to; first += ROWS_AT_A_TIME) {
    const range = { from: first, to: Math.min(first + ROWS_AT_A_TIME - 1, to) };
    yield await readers[kind](db, range, artist);
    await nextTurn();
  }
}

const readers: Record<
  PageKind,
  (db: Database, range: IdRange, artist: SitemapArtist) => Promise<SitemapItem[]>
> = {
  track: async (db, range) => (await listPublicTracks(db, range)).map((row) => withCover('track', row)),
  release: async (db, range) => (await listPublicReleases(db, range)).map((row) => withCover('release', row)),
  video: async (db, range, artist) =>
    (await listPublicVideos(db, range)).map((row) => ({
      path: itemPath('video', row),
      lastChange: lastChangeOf(row),
      cover: null,
      video: withText(textOf(artist.language), () => videoOf(row, artist.name)),
    })),
  show: async (db, range) =>
    (await listPublicShows(db, range)).map((row) => ({
      path: itemPath('show', row),
      lastChange: row.changedAt,
      cover: null,
      video: null,
    })),
  post: async (db, range) => (await listPublicPosts(db, range)).map((row) => withCover('post', row)),
};

type Dated = { uploadDate: string; laterDate: string | null; version: number };

function withCover(
  kind: 'track' | 'release' | 'post',
  row: Dated & { id: number; title: string; coverArt: string | null },
): SitemapItem {
  return { path: itemPath(kind, row), lastChange: lastChangeOf(row), cover: row.coverArt, video: null };
}

/** Only known for an item that was never edited: rows carry no date of their last edit. */
function lastChangeOf({ uploadDate, laterDate, version }: Dated): string | null {
  if (version > 1) return null;
  return laterDate && laterDate > uploadDate ? laterDate : uploadDate;
}

type VideoRow = Awaited<ReturnType<typeof listPublicVideos>>[number];

/** Null for a video of an older site whose file is missing. */
function videoOf(row: VideoRow, artistName: string): SitemapVideo | null {
  if (isUnavailable(row.videoFile ?? '')) return null;
  return {
    title: row.title,
    description: (row.description ?? `${row.title} – ${text().catalogue.videoTypes[row.videoType]}`).slice(
      0,
      MAX_DESCRIPTION_LENGTH,
    ),
    // Search engines show a video only with a picture.
    thumbnail: row.thumbnail ?? sharePicturePath('video', { ...row, thumbnailPicture: null }, artistName),
    file: row.videoFile,
    player: embedPagePaths.video.replace(':id', String(row.id)),
    seconds: row.duration === null ? 0 : Math.round(row.duration),
    publishedAt: shownDate(row),
  };
}
