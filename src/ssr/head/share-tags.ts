import { itemPath } from '#shared/addresses.ts';
import { shownDate } from '#shared/format.ts';
import { sharePictureSize } from '#shared/pictures.ts';
import { contentTypeOf } from '#server/storage/media-store/content-types.ts';
import { sourceOf } from '#web/features/videos/video-source.ts';
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
};

/** What chat apps and social networks read when the page is shared: Open Graph, and Twitter's few words beside it. */
export function shareTags({ subject, title, description, address, artistName, picture }: Facts): MetaTag[] {
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
    ...tagsOf(subject),
    ['twitter:card', 'summary_large_image'],
  ];
}

/** As many songs of a release as are named one by one. */
const MOST_SONGS = 50;

function tagsOf(subject: Subject): MetaTag[] {
  switch (subject.kind) {
    case 'track': {
      const { item } = subject;
      return [
        ['og:type', 'music.song'],
        ['og:audio', fullAddress(item.audioFile)],
        ...typeTag('og:audio:type', item.audioFile),
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
        ...videoTags(subject.item),
      ];
    case 'artist':
    case 'other':
      return [['og:type', 'website']];
  }
}

function videoTags(video: Parameters<typeof sourceOf>[0]): MetaTag[] {
  const source = sourceOf(video);
  if (source.kind === 'file')
    return [['og:video', fullAddress(source.path)], ...typeTag('og:video:type', source.path)];
  if (source.kind === 'frame' || source.kind === 'social')
    return [
      ['og:video', source.embed.playerUrl],
      ['og:video:type', 'text/html'],
    ];
  return [];
}

function typeTag(name: string, path: string): MetaTag[] {
  const type = contentTypeOf(path);
  return type ? [[name, type]] : [];
}
