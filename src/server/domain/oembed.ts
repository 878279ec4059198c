import { isUnavailable, itemAt, type PageKind } from '#shared/addresses.ts';
import { coverOf } from '#shared/covers.ts';
import { embedCode, embedHeights, type EmbedSize } from '#shared/embed-code.ts';
import type { Oembed, OembedQuery } from '#shared/oembed.schema.ts';
import type { PictureFacts } from '#shared/pictures.schema.ts';
import { pictureWidths, resizedPicture } from '#shared/pictures.ts';
import type { Config } from '#server/config.ts';
import { readRelease } from '#server/domain/releases.ts';
import { readArtist } from '#server/domain/settings.ts';
import { readTrack } from '#server/domain/tracks.ts';
import { readVideo } from '#server/domain/videos.ts';
import { notOurPage } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';

type Needs = { database: Database; config: Config };
type Limits = Pick<OembedQuery, 'maxwidth' | 'maxheight'>;
type Shown = { id: number; title: string; picture: string | null; facts: PictureFacts | null };

/** As wide as the column of an ordinary page. */
const USUAL_WIDTH = 600;
const WIDE = 16 / 9;
/** For how many seconds whoever asks may keep the answer. */
const CACHE_AGE = 3_600;

/** The player that stands for a page of this site, for programs that turn a link into one. */
export async function readOembed(
  { database, config }: Needs,
  { url, ...limits }: OembedQuery,
  site: string,
): Promise<Oembed> {
  const found = isSameSite(url, site) ? itemAt(new URL(url).pathname) : null;
  if (!found) throw notOurPage();
  const { kind } = found;
  const [item, artist] = await Promise.all([
    readers[kind](database, found.id),
    readArtist(database, config.artistName),
  ]);
  const size = sizeOf(kind, limits);
  return {
    version: '1.0',
    type: kind === 'video' ? 'video' : 'rich',
    title: item.title,
    author_name: artist.name,
    author_url: `${site}/`,
    provider_name: artist.name,
    provider_url: `${site}/`,
    cache_age: CACHE_AGE,
    html: embedCode(kind, item, site, size),
    ...size,
    ...thumbnailOf(item, limits, site),
  };
}

/** Links are shared with and without www, and from before the site had https. */
function isSameSite(url: string, site: string): boolean {
  const nameOf = (address: string) => new URL(address).host.replace(/^www\./, '');
  return nameOf(url) === nameOf(site);
}

const readers: Record<PageKind, (db: Database, id: number) => Promise<Shown>> = {
  track: async (db, id) => withCover(id, coverOf(await readTrack(db, id, 'everyone'))),
  release: async (db, id) => withCover(id, coverOf(await readRelease(db, id, 'everyone'))),
  video: async (db, id) => {
    const { title, thumbnail, thumbnailPicture } = await readVideo(db, id, 'everyone');
    return { id, title, picture: thumbnail, facts: thumbnailPicture };
  },
};

function withCover(id: number, { title, coverArt, coverPicture }: ReturnType<typeof coverOf>): Shown {
  return { id, title, picture: coverArt, facts: coverPicture };
}

function sizeOf(kind: PageKind, { maxwidth = USUAL_WIDTH, maxheight = Infinity }: Limits): EmbedSize {
  const width = Math.min(USUAL_WIDTH, maxwidth);
  if (kind !== 'video') return { width, height: Math.min(embedHeights[kind], maxheight) };
  const videoWidth = Math.max(1, Math.min(width, Math.floor(maxheight * WIDE)));
  return { width: videoWidth, height: Math.max(1, Math.floor(videoWidth / WIDE)) };
}

/** The largest copy within the limits. Its size must be told, so a picture that was never measured is left out. */
function thumbnailOf({ picture, facts }: Shown, limits: Limits, site: string): Partial<Oembed> {
  if (!picture || !facts || isUnavailable(picture)) return {};
  const heightAt = (width: number) => Math.max(1, Math.round((width * facts.height) / facts.width));
  const { maxwidth = Infinity, maxheight = Infinity } = limits;
  const width = pictureWidths(facts.width)
    .filter((each) => each <= maxwidth && heightAt(each) <= maxheight)
    .at(-1);
  if (width === undefined) return {};
  return {
    thumbnail_url: site + resizedPicture(picture, width, 'jpeg'),
    thumbnail_width: width,
    thumbnail_height: heightAt(width),
  };
}
