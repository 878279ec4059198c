import { isUnavailable, itemAt, type PageKind } from '#shared/addresses.ts';
import { coverOf } from '#shared/covers.ts';
import { embedCode, type Embeddable } from '#shared/embed-code.ts';
import { embedSize, type EmbedLimits } from '#shared/embed-size.ts';
import type { Oembed, OembedQuery } from '#shared/oembed.schema.ts';
import type { PictureFacts } from '#shared/pictures.schema.ts';
import { pictureWidths, resizedPicture, sharePictureSize } from '#shared/pictures.ts';
import { expectedShape } from '#shared/video-shape.ts';
import type { Config } from '#server/config.ts';
import { readRelease } from '#server/domain/releases.ts';
import { readArtist } from '#server/domain/settings.ts';
import { readTrack } from '#server/domain/tracks.ts';
import { sharePicturePath } from '#server/domain/share-pictures/share-picture.ts';
import { readVideo } from '#server/domain/videos.ts';
import { notOurPage } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';

type Needs = { database: Database; config: Config };
type Shown = {
  player: Embeddable;
  title: string;
  picture: string | null;
  facts: PictureFacts | null;
  /** The address of the picture that is drawn for sharing it. */
  drawn: string;
};

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
  const artist = await readArtist(database, config.artistName);
  const item = await readers[found.kind](database, found.id, artist.name);
  return {
    version: '1.0',
    ...playerOf(item.player, limits, site),
    title: item.title,
    author_name: artist.name,
    author_url: `${site}/`,
    provider_name: artist.name,
    provider_url: `${site}/`,
    cache_age: CACHE_AGE,
    ...thumbnailOf(item, limits, site),
  };
}

/** Links are shared with and without www, and from before the site had https. */
function isSameSite(url: string, site: string): boolean {
  const nameOf = (address: string) => new URL(address).host.replace(/^www\./, '');
  return nameOf(url) === nameOf(site);
}

const readers: Record<PageKind, (db: Database, id: number, artistName: string) => Promise<Shown>> = {
  track: async (db, id, artistName) => {
    const track = await readTrack(db, id, 'everyone');
    const { title, coverArt, coverPicture } = coverOf(track);
    const drawn = sharePicturePath('track', track, artistName);
    return { player: { kind: 'track', item: track }, title, picture: coverArt, facts: coverPicture, drawn };
  },
  release: async (db, id, artistName) => {
    const release = await readRelease(db, id, 'everyone');
    const { title, coverArt, coverPicture } = coverOf(release);
    const drawn = sharePicturePath('release', release, artistName);
    return {
      player: { kind: 'release', item: release },
      title,
      picture: coverArt,
      facts: coverPicture,
      drawn,
    };
  },
  video: async (db, id, artistName) => {
    const video = await readVideo(db, id, 'everyone');
    const { title, thumbnail, thumbnailPicture } = video;
    const drawn = sharePicturePath('video', video, artistName);
    return {
      player: { kind: 'video', item: video },
      title,
      picture: thumbnail,
      facts: thumbnailPicture,
      drawn,
    };
  },
};

/** A player that is whole, or else a link: whoever asks for a smaller one would get it cut, and may get none larger. */
function playerOf(player: Embeddable, limits: EmbedLimits, site: string) {
  const { kind, item } = player;
  const size = kind === 'video' ? embedSize(kind, limits, expectedShape(item)) : embedSize(kind, limits);
  if (!size) return { type: 'link' } as const;
  return {
    type: kind === 'video' ? 'video' : 'rich',
    html: embedCode(player, site, size),
    ...size,
  } as const;
}

/** The largest copy of its own picture within the limits, or else the one that is drawn for sharing it. */
function thumbnailOf(item: Shown, limits: EmbedLimits, site: string): Partial<Oembed> {
  const own = copyOf(item, limits);
  const { maxwidth = Infinity, maxheight = Infinity } = limits;
  const { width, height } = sharePictureSize;
  if (!own && (width > maxwidth || height > maxheight)) return {};
  const { path, ...size } = own ?? { path: item.drawn, width, height };
  return { thumbnail_url: site + path, thumbnail_width: size.width, thumbnail_height: size.height };
}

/** Its size must be told, so a picture that was never measured is left out. */
function copyOf({ picture, facts }: Shown, { maxwidth = Infinity, maxheight = Infinity }: EmbedLimits) {
  if (!picture || !facts || isUnavailable(picture)) return null;
  const heightAt = (width: number) => Math.max(1, Math.round((width * facts.height) / facts.width));
  const width = pictureWidths(facts.width)
    .filter((each) => each <= maxwidth && heightAt(each) <= maxheight)
    .at(-1);
  return width === undefined
    ? null
    : { path: resizedPicture(picture, width, 'jpeg'), width, height: heightAt(width) };
}
