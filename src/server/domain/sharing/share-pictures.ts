import { createHash } from 'node:crypto';
import type { Cache } from '#server/cache/cache.ts';
import { createPicturesOnDemand, type PictureOnDemand } from '#server/domain/files/pictures-on-demand.ts';
import { sitePhoto } from '#server/domain/catalogue/photos.ts';
import { readArtist, type ArtistConfig } from '#server/domain/site/settings.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findPost } from '#server/storage/database/queries/catalogue/posts.queries.ts';
import { findRelease } from '#server/storage/database/queries/catalogue/releases.queries.ts';
import { withReleaseFacts } from '#server/storage/database/queries/catalogue/release-facts.ts';
import { findShow } from '#server/storage/database/queries/catalogue/shows.queries.ts';
import { findTrack } from '#server/storage/database/queries/catalogue/tracks.queries.ts';
import { findVideo } from '#server/storage/database/queries/catalogue/videos.queries.ts';
import type { Audience } from '#server/storage/database/queries/catalogue/visibility.ts';
import type { MediaStore, StoredFile } from '#server/storage/media-store/media-store.ts';
import type { PageKind } from '#shared/primitives/addresses.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { sharePicturePaths } from '#shared/media/share-picture-paths.ts';
import { textOf } from '#shared/language/text-of.ts';
import { text, withText } from '#shared/language/text.ts';
import { coverOf } from '#shared/catalogue/covers.ts';
import { trackLabel, trackOrigin } from '#shared/catalogue/tracks.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import type { Show } from '#shared/catalogue/shows.schema.ts';
import type { Post } from '#shared/catalogue/posts.schema.ts';
import type { Release } from '#shared/catalogue/releases.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import type { ShareContent } from '#server/media/worker/protocol.ts';

type Deps = {
  database: Database;
  media: MediaStore;
  fileJobs: FileJobs;
  cache: Cache;
  config: ArtistConfig;
};

/** Uploads wait for the same worker process, so only few drawings may be queued before one. */
const MAX_WAITING = 5;

/** The pictures for shared links: drawn after a change, or on request if one is missing. */
export function createSharePictures({ database, media, fileJobs, cache, config }: Deps) {
  const pictures = createPicturesOnDemand(media, cache, { urgency: 'urgent', maxWaiting: MAX_WAITING });

  async function find(item: SharedItem, audience: Audience): Promise<SharePicture | null> {
    const { name, tagline, look, language } = await readArtist(database, config);
    const pictureOf = <Kind extends SharedKind>(kind: Kind, row: Shared[Kind] | undefined) =>
      row ? withText(textOf(language), () => sharePictureOf(kind, row, name)) : null;
    switch (item.kind) {
      case 'track':
        return pictureOf('track', await findTrack(database, item.id, audience));
      case 'release': {
        const release = await findRelease(database, item.id, audience);
        const [described] = release ? await withReleaseFacts(database, [release], audience) : [];
        return pictureOf('release', described);
      }
      case 'video':
        return pictureOf('video', await findVideo(database, item.id, audience));
      case 'show':
        return pictureOf('show', await findShow(database, item.id, audience));
      case 'post':
        return pictureOf('post', await findPost(database, item.id, audience));
      case 'site': {
        return pictureOf('site', { tagline, photo: await sitePhoto(database, look, audience) });
      }
    }
  }

  const onDemand = (item: SharedItem, { content, cover, file }: SharePicture): PictureOnDemand => ({
    file,
    prefix: sharePicturePrefix(item),
    make: (urgency) => {
      const drawWith = (path: string | null) => fileJobs.drawSharePicture(content, path, urgency);
      return cover ? media.withLocalFile(cover, drawWith) : drawWith(null);
    },
  });

  return {
    /** Null for an item that visitors may not see. */
    find: (item: SharedItem): Promise<SharePicture | null> => find(item, 'everyone'),

    open: (item: SharedItem, picture: SharePicture): Promise<StoredFile> =>
      pictures.open(onDemand(item, picture)),

    /** Draws the picture in advance, or removes it if the item is gone. */
    async prepare(item: SharedItem, signal: AbortSignal): Promise<void> {
      const picture = await find(item, 'owner');
      if (!picture) return pictures.discard(sharePicturePrefix(item));
      await pictures.prepare(onDemand(item, picture), signal);
    },
  };
}

export type SharePictures = ReturnType<typeof createSharePictures>;

/** The fields of each kind that its share picture shows. */
type Shared = {
  track: Pick<Track, 'id' | 'title' | 'releaseType' | 'release' | 'coverArt' | 'coverPicture'>;
  release: Pick<Release, 'id' | 'title' | 'releaseType' | 'coverArt' | 'coverPicture' | 'songCover'>;
  video: Pick<Video, 'id' | 'title' | 'videoType' | 'thumbnail' | 'thumbnailPicture'>;
  show: Pick<Show, 'id' | 'title' | 'date'>;
  post: Pick<Post, 'id' | 'title' | 'imagePath' | 'picture'>;
  site: { tagline: string; photo: Pick<Photo, 'imagePath' | 'picture'> | null };
};
export type SharedKind = keyof Shared;

export type SharedItem = { kind: PageKind; id: number } | { kind: 'site' };

/** The file name is a hash of everything that is drawn. */
type SharePicture = { content: ShareContent; cover: string | null; path: string; file: string };

/** Increase with every change to the drawing, so that all pictures are drawn again. */
const DRAWING = 4;

type Drawn = Omit<ShareContent, 'focus'> & {
  /** Part of the path. */
  name: string | number;
  cover: string | null;
  picture: PictureFacts | null;
};

const drawnOf: { [Kind in SharedKind]: (item: Shared[Kind], artistName: string) => Drawn } = {
  track: (track, byline) => {
    const { title, coverArt, coverPicture } = coverOf(track);
    const label = [trackLabel(track), trackOrigin(track)].filter((part) => part !== null);
    return { name: track.id, title, label, byline, cover: coverArt, picture: coverPicture };
  },
  release: (release, byline) => {
    const { title, coverArt, coverPicture } = coverOf(release);
    const label = [text().catalogue.releaseTypes[release.releaseType]];
    return { name: release.id, title, label, byline, cover: coverArt, picture: coverPicture };
  },
  video: ({ id, title, videoType, thumbnail, thumbnailPicture }, byline) => {
    const label = [text().catalogue.videoTypes[videoType]];
    return { name: id, title, label, byline, cover: thumbnail, picture: thumbnailPicture };
  },
  show: ({ id, title, date }, byline) => ({
    name: id,
    title,
    label: [shortDate(date)],
    byline,
    cover: null,
    picture: null,
  }),
  post: ({ id, title, imagePath, picture }, byline) => {
    return { name: id, title, label: [text().sections.news], byline, cover: imagePath, picture };
  },
  site: ({ tagline, photo }, title) => {
    const { imagePath = null, picture = null } = photo ?? {};
    return { name: 'site', title, label: [], byline: tagline, cover: imagePath, picture };
  },
};

/** Known before the picture is drawn, and different after each change. */
export function sharePicturePath<Kind extends SharedKind>(
  kind: Kind,
  item: Shared[Kind],
  artistName: string,
): string {
  return sharePictureOf(kind, item, artistName).path;
}

function sharePictureOf<Kind extends SharedKind>(
  kind: Kind,
  item: Shared[Kind],
  artistName: string,
): SharePicture {
  const { name, title, label, byline, ...drawn } = drawnOf[kind](item, artistName);
  const content = { title, label, byline, focus: drawn.picture?.focus ?? null };
  const cover = fileAt(drawn.cover);
  const everything = JSON.stringify([DRAWING, content, cover]);
  const digest = createHash('sha256').update(everything).digest('hex').slice(0, 16);
  const path = sharePicturePaths[kind].replace(':file', `${name}-${digest}.jpg`);
  return { content, cover, path, file: fileOf(path) };
}

/** The prefix of all stored pictures of an item, including outdated ones. */
function sharePicturePrefix(item: SharedItem): string {
  const name = item.kind === 'site' ? item.kind : item.id;
  return fileOf(sharePicturePaths[item.kind].replace(':file', `${name}-`));
}

/** /share/music/12-ab.jpg is stored as share-music-12-ab.jpg. Site checks ignore it, as it is no name of an upload. */
function fileOf(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}
