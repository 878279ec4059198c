import { isUnavailable, itemPath } from '#shared/addresses.ts';
import { shownDate } from '#shared/format.ts';
import { sharePictureSize } from '#shared/pictures.ts';
import type { Video } from '#shared/videos.schema.ts';
import { contentTypeOf } from '#server/storage/media-store/content-types.ts';
import { expectedShape } from '#shared/video-shape.ts';
import { sourceOf } from '#shared/video-source.ts';
import { fullAddress } from '#ssr/head/site-address.ts';
import type { Subject } from '#ssr/head/subject.ts';

/** A meta element: its name and what it says. */
export type MetaTag = readonly [name: string, content: string | number];

type Facts = {
  subject: Subject;
  title: string;
  description: string;
  address: string;
  artistName: string;
  /** The address of the picture that is drawn for sharing the page. */
  picture: string;
  isSecure: boolean;
};

/** What chat apps and social networks read when the page is shared: Open Graph, and Twitter's few words beside it. */
export function shareTags(facts: Facts): MetaTag[] {
  const { subject, title, description, address, artistName, picture, isSecure } = facts;
  return [
    ['og:site_name', artistName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', picture],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', sharePictureSize.width],
    ['og:image:height', sharePictureSize.height],
    ['og:image:alt', title],
    ...tagsOf(subject, isSecure),
    // Not its player card: for a site it does not know, Twitter then shows a small picture and no player.
    ['twitter:card', 'summary_large_image'],
    ['twitter:image:alt', title],
  ];
}

/** As many songs of a release as are named one by one. */
const MOST_SONGS = 50;

function tagsOf(subject: Subject, isSecure: boolean): MetaTag[] {
  switch (subject.kind) {
    case 'track': {
      const { item } = subject;
      return [
        ['og:type', 'music.song'],
        ...(isUnavailable(item.audioFile) ? [] : audioTags(item.audioFile)),
        ...(item.duration ? [['music:duration', Math.round(item.duration)] as const] : []),
        ['music:release_date', shownDate(item).slice(0, 10)],
        ['music:musician', fullAddress('/')],
        ...(item.release ? [['music:album', fullAddress(itemPath('release', item.release))] as const] : []),
      ];
    }
    case 'release':
      return [
        ['og:type', 'music.album'],
        ['music:release_date', shownDate(subject.item).slice(0, 10)],
        ['music:musician', fullAddress('/')],
        ...subject.item.tracks
          .slice(0, MOST_SONGS)
          .map((track) => ['music:song', fullAddress(itemPath('track', track))] as const),
      ];
    case 'video':
      return [
        ['og:type', 'video.other'],
        ['video:release_date', shownDate(subject.item)],
        ...videoTags(subject.item, isSecure),
      ];
    case 'artist':
    case 'other':
      return [['og:type', 'website']];
  }
}

function audioTags(file: string): MetaTag[] {
  return [['og:audio', fullAddress(file)], ...typeTag('og:audio:type', file)];
}

const WIDE = { width: 1280, height: 720 };
const UPRIGHT = { width: 720, height: 1280 };

function videoTags(video: Video, isSecure: boolean): MetaTag[] {
  const source = sourceOf(video);
  switch (source.kind) {
    case 'file': {
      const address = fullAddress(source.path);
      return [
        ['og:video', address],
        ...(isSecure ? [['og:video:secure_url', address] as const] : []),
        ...typeTag('og:video:type', source.path),
        // As a rule its picture was taken from the film.
        ...sizeTags(video.thumbnailPicture ?? WIDE),
      ];
    }
    case 'frame':
    case 'social':
      return [
        ['og:video', source.embed.playerUrl],
        ['og:video:secure_url', source.embed.playerUrl],
        ['og:video:type', 'text/html'],
        ...sizeTags(expectedShape(video) < 1 ? UPRIGHT : WIDE),
      ];
    case 'page':
    case 'unavailable':
    case 'none':
      return [];
  }
}

function sizeTags({ width, height }: { width: number; height: number }): MetaTag[] {
  return [
    ['og:video:width', width],
    ['og:video:height', height],
  ];
}

function typeTag(name: string, path: string): MetaTag[] {
  const type = contentTypeOf(path);
  return type ? [[name, type]] : [];
}
