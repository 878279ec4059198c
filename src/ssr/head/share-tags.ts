import { isUnavailable, itemPath } from '#shared/primitives/addresses.ts';
import { shownDate } from '#shared/primitives/format.ts';
import { sharePictureSize } from '#shared/media/pictures.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { contentTypeOf } from '#server/storage/media-store/content-types.ts';
import { expectedAspectRatio, sourceOf } from '#shared/media/video-source.ts';
import { fullAddress } from '#ssr/head/site-address.ts';
import type { Subject } from '#ssr/head/subject.ts';

export type MetaTag = readonly [name: string, content: string | number];

type Facts = {
  subject: Subject;
  title: string;
  description: string;
  address: string;
  artistName: string;
  /** The address of the share picture. */
  picture: string;
  isSecure: boolean;
};

/** What chat apps and social networks read of a shared page: Open Graph and Twitter tags. */
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
    // Not the player card: for unknown sites Twitter then shows a small picture and no player.
    ['twitter:card', 'summary_large_image'],
    ['twitter:image:alt', title],
  ];
}

/** A long release would make a long head. */
const MAX_TRACKS = 50;

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
          .slice(0, MAX_TRACKS)
          .map((track) => ['music:song', fullAddress(itemPath('track', track))] as const),
      ];
    case 'video':
      return [
        ['og:type', 'video.other'],
        ['video:release_date', shownDate(subject.item)],
        ...videoTags(subject.item, isSecure),
      ];
    case 'post':
      return [
        ['og:type', 'article'],
        ['article:published_time', subject.item.publishedAt],
      ];
    case 'show':
    case 'shows':
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
        // The thumbnail usually is a frame of the video.
        ...sizeTags(video.thumbnailPicture ?? WIDE),
      ];
    }
    case 'frame':
    case 'social':
      return [
        ['og:video', source.embed.playerUrl],
        ['og:video:secure_url', source.embed.playerUrl],
        ['og:video:type', 'text/html'],
        ...sizeTags(expectedAspectRatio(video) < 1 ? UPRIGHT : WIDE),
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
