import { text } from '#shared/language/text.ts';
import { embedPagePaths, isUnavailable, itemPath, pagePaths } from '#shared/primitives/addresses.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { coverOf } from '#shared/catalogue/covers.ts';
import { type ReleaseType } from '#shared/catalogue/tracks.ts';
import { shownDate } from '#shared/primitives/format.ts';
import { plainLyrics } from '#shared/media/lyrics.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { PostDetails } from '#shared/catalogue/posts.schema.ts';
import type { ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import type { Track, TrackDetails } from '#shared/catalogue/tracks.schema.ts';
import type { VideoDetails } from '#shared/catalogue/videos.schema.ts';
import { contentTypeOf } from '#server/storage/media-store/content-types.ts';
import type {
  Article,
  BreadcrumbList,
  Graph,
  ImageObject,
  MusicAlbum,
  MusicGroup,
  MusicRecording,
  Thing,
  VideoObject,
} from 'schema-dts';
import { sourceOf } from '#shared/media/video-source.ts';
import { byArtist } from '#ssr/head/by-artist.ts';
import { musicEvent } from '#ssr/head/music-event.ts';
import { fullAddress } from '#ssr/head/site-address.ts';
import type { SharedSubject, Subject } from '#ssr/head/subject.ts';

/** A long tour would make a long head. */
const MAX_EVENTS = 20;

/** schema.org data of the page. `picture` is the address of its share picture, for items without one. */
export function structuredData(subject: Subject, artist: Artist, picture: string): Graph | null {
  const nodes = nodesOf(subject, artist, picture);
  return nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : null;
}

function nodesOf(subject: Subject, artist: Artist, picture: string): Thing[] {
  switch (subject.kind) {
    case 'artist':
      return [musicGroup(artist, subject.photos)];
    case 'track':
      return [detailedRecording(subject.item, artist), breadcrumbs('music', subject)];
    case 'release':
      return [album(subject.item, artist), breadcrumbs('music', subject)];
    case 'video':
      return [video(subject.item, artist, picture), breadcrumbs('videos', subject)];
    case 'show':
      return [musicEvent(subject.item, artist), breadcrumbs('shows', subject)];
    case 'shows':
      return [
        ...subject.upcoming.slice(0, MAX_EVENTS).map((show) => musicEvent(show, artist)),
        breadcrumbs('shows'),
      ];
    case 'post':
      return [article(subject.item, artist, picture), breadcrumbs('news', subject)];
    case 'other':
      return subject.list ? [breadcrumbs(subject.list)] : [];
  }
}

function musicGroup(artist: Artist, photos: Photo[]): MusicGroup {
  return {
    ...byArtist(artist),
    description: artist.about.join('\n\n') || artist.tagline,
    sameAs: artist.profiles,
    ...(photos.length > 0 && { image: photos.map(imageObject) }),
  };
}

function imageObject({ title, description, photographer, imagePath, picture }: Photo): ImageObject {
  return {
    '@type': 'ImageObject',
    name: title,
    ...(description && { caption: description }),
    contentUrl: fullAddress(imagePath),
    ...(picture && { width: pixels(picture.width), height: pixels(picture.height) }),
    ...(photographer && { creator: { '@type': 'Person', name: photographer }, creditText: photographer }),
  };
}

function recording(track: Track, artist: Artist) {
  return {
    '@type': 'MusicRecording' as const,
    '@id': fullAddress(itemPath('track', track)),
    name: track.title,
    url: fullAddress(itemPath('track', track)),
    byArtist: byArtist(artist),
    datePublished: shownDate(track).slice(0, 10),
    ...imageOf(coverOf(track).coverArt),
    ...(track.duration && { duration: isoDuration(track.duration) }),
    isFamilyFriendly: !track.explicit,
    ...(!isUnavailable(track.audioFile) && {
      audio: {
        '@type': 'AudioObject' as const,
        contentUrl: fullAddress(track.audioFile),
        encodingFormat: contentTypeOf(track.audioFile),
      },
    }),
  };
}

function detailedRecording(track: TrackDetails, artist: Artist): MusicRecording {
  const { description, isrc, lyrics, links, release } = track;
  return {
    ...recording(track, artist),
    ...(description && { description }),
    ...(isrc && { isrcCode: isrc }),
    ...(links.length > 0 && { sameAs: links }),
    ...(release && {
      inAlbum: {
        '@type': 'MusicAlbum',
        name: release.title,
        url: fullAddress(itemPath('release', release)),
      },
    }),
    ...(lyrics && {
      recordingOf: {
        '@type': 'MusicComposition',
        name: track.title,
        lyrics: { '@type': 'CreativeWork', text: plainLyrics(lyrics) },
      },
    }),
  };
}

const albumTypes = {
  single: 'https://schema.org/SingleRelease',
  ep: 'https://schema.org/EPRelease',
  album: 'https://schema.org/AlbumRelease',
} as const satisfies Record<ReleaseType, string>;

function album(release: ReleaseDetails, artist: Artist): MusicAlbum {
  const { title, description, links, tracks, releaseType, coverArt } = release;
  return {
    '@type': 'MusicAlbum',
    '@id': fullAddress(itemPath('release', release)),
    name: title,
    url: fullAddress(itemPath('release', release)),
    byArtist: byArtist(artist),
    albumReleaseType: albumTypes[releaseType],
    datePublished: shownDate(release).slice(0, 10),
    numTracks: tracks.length,
    ...(description && { description }),
    ...imageOf(coverArt ?? tracks.map((track) => track.coverArt).find(Boolean)),
    ...(links.length > 0 && { sameAs: links }),
    track: tracks.map((track) => recording(track, artist)),
  };
}

function video(item: VideoDetails, artist: Artist, picture: string): VideoObject {
  const source = sourceOf(item);
  return {
    '@type': 'VideoObject',
    '@id': fullAddress(itemPath('video', item)),
    name: item.title,
    description: item.description ?? text().byArtist.title({ title: item.title, artist: artist.name }),
    ...(item.duration && { duration: isoDuration(item.duration) }),
    url: fullAddress(itemPath('video', item)),
    creator: byArtist(artist),
    // Search engines require the time zone.
    uploadDate: new Date(shownDate(item)).toISOString(),
    thumbnailUrl: item.thumbnail ? fullAddress(item.thumbnail) : picture,
    ...(source.kind === 'file' && {
      contentUrl: fullAddress(source.path),
      encodingFormat: contentTypeOf(source.path),
      embedUrl: fullAddress(embedPagePaths.video.replace(':id', String(item.id))),
    }),
    ...((source.kind === 'frame' || source.kind === 'social') && { embedUrl: source.embed.playerUrl }),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'WatchAction' },
      userInteractionCount: item.views,
    },
  };
}

function article(post: PostDetails, artist: Artist, picture: string): Article {
  const address = fullAddress(itemPath('post', post));
  return {
    '@type': 'Article',
    '@id': address,
    headline: post.title,
    description: post.excerpt,
    url: address,
    mainEntityOfPage: address,
    datePublished: post.publishedAt,
    image: post.imagePath ? fullAddress(post.imagePath) : picture,
    author: byArtist(artist),
    publisher: byArtist(artist),
  };
}

/** Breadcrumbs from the home page to a list or an item. */
function breadcrumbs(list: 'music' | 'videos' | 'shows' | 'news', subject?: SharedSubject): BreadcrumbList {
  const steps: [name: string, path: string][] = [
    [text().sections.home, pagePaths.home],
    [list === 'news' ? text().sections.news : text().pages[list], pagePaths[list]],
  ];
  if (subject) steps.push([subject.item.title, itemPath(subject.kind, subject.item)]);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: fullAddress(path),
    })),
  };
}

const imageOf = (path: string | null | undefined) => path && { image: fullAddress(path) };

/** E37 is the UN/CEFACT code for pixels. */
function pixels(value: number) {
  return { '@type': 'QuantitativeValue' as const, value, unitCode: 'E37' };
}

/** 205 seconds: PT3M25S */
function isoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`;
}
