import { isUnavailable, itemAt, type PageKind } from '#shared/primitives/addresses.ts';
import { coverOf } from '#shared/catalogue/covers.ts';
import { embedCode, embedSize, type Embeddable, type EmbedLimits } from '#shared/media/embed-code.ts';
import type { Oembed, OembedQuery } from '#shared/media/oembed.schema.ts';
import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import { pictureWidths, resizedPicture, sharePictureSize } from '#shared/media/pictures.ts';
import { expectedAspectRatio } from '#shared/media/video-source.ts';
import type { Config } from '#server/config.ts';
import { readRelease } from '#server/domain/catalogue/releases.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import { readTrack } from '#server/domain/catalogue/tracks.ts';
import { sharePicturePath } from '#server/domain/sharing/share-pictures.ts';
import { readVideo } from '#server/domain/catalogue/videos.ts';
import { notOurPage } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { database: Database; config: Config };
type OembedItem = {
  player: Embeddable;
  title: string;
  picture: string | null;
  facts: PictureFacts | null;
  sharePicture: string;
};

const CACHE_SECONDS = 3_600;

/** The embedded player for a page of this site, for programs that turn links into players. */
export async function readOembed(
  { database, config }: Deps,
  { url, ...limits }: OembedQuery,
  site: string,
): Promise<Oembed> {
  const found = isSameSite(url, site) ? itemAt(new URL(url).pathname) : null;
  const read = found && readers[found.kind];
  if (!read) throw notOurPage();
  const artist = await readArtist(database, config);
  const item = await read(database, found.id, artist.name);
  return {
    version: '1.0',
    ...playerOf(item.player, limits, site),
    title: item.title,
    author_name: artist.name,
    author_url: `${site}/`,
    provider_name: artist.name,
    provider_url: `${site}/`,
    cache_age: CACHE_SECONDS,
    ...thumbnailOf(item, limits, site),
  };
}

/** Links are shared with and without www, and with http from before the site had https. */
function isSameSite(url: string, site: string): boolean {
  const nameOf = (address: string) => new URL(address).host.replace(/^www\./, '');
  return nameOf(url) === nameOf(site);
}

type ReadItem = (db: Database, id: number, artistName: string) => Promise<OembedItem>;

/** Only for items with a player. */
const readers: { [Kind in PageKind]?: ReadItem } = {
  track: async (db, id, artistName) => {
    const item = await readTrack(db, id, 'everyone');
    const { title, coverArt: picture, coverPicture: facts } = coverOf(item);
    const sharePicture = sharePicturePath('track', item, artistName);
    return { player: { kind: 'track', item }, title, picture, facts, sharePicture };
  },
  release: async (db, id, artistName) => {
    const item = await readRelease(db, id, 'everyone');
    const { title, coverArt: picture, coverPicture: facts } = coverOf(item);
    const sharePicture = sharePicturePath('release', item, artistName);
    return { player: { kind: 'release', item }, title, picture, facts, sharePicture };
  },
  video: async (db, id, artistName) => {
    const item = await readVideo(db, id, 'everyone');
    const { title, thumbnail: picture, thumbnailPicture: facts } = item;
    const sharePicture = sharePicturePath('video', item, artistName);
    return { player: { kind: 'video', item }, title, picture, facts, sharePicture };
  },
};

/** Returns a link if the player does not fit the limits: it would be cut off. */
function playerOf(player: Embeddable, limits: EmbedLimits, site: string) {
  const { kind, item } = player;
  const size =
    kind === 'video' ? embedSize(kind, limits, expectedAspectRatio(item)) : embedSize(kind, limits);
  if (!size) return { type: 'link' } as const;
  return {
    type: kind === 'video' ? 'video' : 'rich',
    html: embedCode(player, site, size),
    ...size,
  } as const;
}

/** The largest size of its own picture within the limits, or else the share picture. */
function thumbnailOf(item: OembedItem, limits: EmbedLimits, site: string): Partial<Oembed> {
  const own = copyOf(item, limits);
  const { maxwidth = Infinity, maxheight = Infinity } = limits;
  const { width, height } = sharePictureSize;
  if (!own && (width > maxwidth || height > maxheight)) return {};
  const { path, ...size } = own ?? { path: item.sharePicture, width, height };
  return { thumbnail_url: site + path, thumbnail_width: size.width, thumbnail_height: size.height };
}

/** oEmbed requires the size, so a picture of unknown size is left out. */
function copyOf({ picture, facts }: OembedItem, { maxwidth = Infinity, maxheight = Infinity }: EmbedLimits) {
  if (!picture || !facts || isUnavailable(picture)) return null;
  const heightAt = (width: number) => Math.max(1, Math.round((width * facts.height) / facts.width));
  const width = pictureWidths(facts.width)
    .filter((each) => each <= maxwidth && heightAt(each) <= maxheight)
    .at(-1);
  return width === undefined
    ? null
    : { path: resizedPicture(picture, width, 'jpeg'), width, height: heightAt(width) };
}
