import { createHash } from 'node:crypto';
import { sharePicturePaths, type PageKind } from '#shared/addresses.ts';
import { coverOf } from '#shared/covers.ts';
import type { Photo } from '#shared/photos.schema.ts';
import type { PictureFacts } from '#shared/pictures.schema.ts';
import type { Release } from '#shared/releases.schema.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { trackLabel, trackOrigin } from '#shared/track-label.ts';
import { releaseTypeLabels } from '#shared/tracks.ts';
import type { Video } from '#shared/videos.schema.ts';
import { videoTypeLabels } from '#shared/videos.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import type { ShareContent } from '#server/media/worker/protocol.ts';

/** What can be shared, as much of it as its picture shows. */
export type Shared = {
  track: Pick<Track, 'id' | 'title' | 'releaseType' | 'release' | 'coverArt' | 'coverPicture'>;
  release: Pick<Release, 'id' | 'title' | 'releaseType' | 'coverArt' | 'coverPicture' | 'songCover'>;
  video: Pick<Video, 'id' | 'title' | 'videoType' | 'thumbnail' | 'thumbnailPicture'>;
  site: { tagline: string; photo: Pick<Photo, 'imagePath' | 'picture'> | null };
};
export type SharedKind = keyof Shared;

/** Which of it. */
export type SharedThing = { kind: PageKind; id: number } | { kind: 'site' };

/** A picture for sharing: everything that is drawn, and its name, which follows from that. */
export type SharePicture = { content: ShareContent; cover: string | null; path: string; file: string };

/** Counts up with every change to how pictures are drawn, so that all of them are drawn anew. */
const DRAWING = 3;

type Drawn = Omit<ShareContent, 'focus'> & {
  /** In its address. */
  name: string | number;
  cover: string | null;
  picture: PictureFacts | null;
};

const drawnOf: { [Kind in SharedKind]: (thing: Shared[Kind], artistName: string) => Drawn } = {
  track: (track, byline) => {
    const { title, coverArt, coverPicture } = coverOf(track);
    const label = [trackLabel(track), trackOrigin(track)].filter((part) => part !== null);
    return { name: track.id, title, label, byline, cover: coverArt, picture: coverPicture };
  },
  release: (release, byline) => {
    const { title, coverArt, coverPicture } = coverOf(release);
    const label = [releaseTypeLabels[release.releaseType]];
    return { name: release.id, title, label, byline, cover: coverArt, picture: coverPicture };
  },
  video: ({ id, title, videoType, thumbnail, thumbnailPicture }, byline) => {
    const label = [videoTypeLabels[videoType]];
    return { name: id, title, label, byline, cover: thumbnail, picture: thumbnailPicture };
  },
  site: ({ tagline, photo }, title) => {
    const { imagePath = null, picture = null } = photo ?? {};
    return { name: 'site', title, label: [], byline: tagline, cover: imagePath, picture };
  },
};

/** The address of the picture for sharing this. Known before it is drawn, and another one after each change. */
export function sharePicturePath<Kind extends SharedKind>(
  kind: Kind,
  thing: Shared[Kind],
  artistName: string,
): string {
  return sharePictureOf(kind, thing, artistName).path;
}

export function sharePictureOf<Kind extends SharedKind>(
  kind: Kind,
  thing: Shared[Kind],
  artistName: string,
): SharePicture {
  const { name, title, label, byline, ...drawn } = drawnOf[kind](thing, artistName);
  const content = { title, label, byline, focus: drawn.picture?.focus ?? null };
  const cover = fileAt(drawn.cover);
  const everything = JSON.stringify([DRAWING, content, cover]);
  const digest = createHash('sha256').update(everything).digest('hex').slice(0, 16);
  const path = sharePicturePaths[kind].replace(':file', `${name}-${digest}.jpg`);
  return { content, cover, path, file: fileOf(path) };
}

/** What the names of all stored pictures of a thing begin with, those from before a change included. */
export function sharePicturePrefix(thing: SharedThing): string {
  const name = thing.kind === 'site' ? thing.kind : thing.id;
  return fileOf(sharePicturePaths[thing.kind].replace(':file', `${name}-`));
}

/** /share/music/12-ab.jpg is stored as share-music-12-ab.jpg: no name of an upload, so that no check asks whose it is. */
function fileOf(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}
