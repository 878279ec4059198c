import { nextAddress } from '#shared/lists.ts';
import { messageSorts, type Message } from '#shared/messages.ts';
import { photoSorts, type Photo } from '#shared/photos.ts';
import { releaseTypeLabels, releaseTypes, trackSorts, type Track } from '#shared/tracks.ts';
import { thumbnailStatus, videoSorts, videoTypeLabels, videoTypes, type Video } from '#shared/videos.ts';
import { insertMessage, insertPhoto, insertTrack, insertVideo } from '#tests/support/factories.ts';
import type { Site, Visitor } from '#tests/support/site.ts';

type Item = { id: number };

export async function readList<T extends Item = Item>(visitor: Visitor, address: string) {
  const response = await visitor.get(address);
  if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode} ${response.body}`);
  return {
    items: response.json<T[]>(),
    total: Number(response.headers['x-total-count']),
    next: nextAddress(String(response.headers['link'] ?? '')),
  };
}

/** Follows a list to its end. */
export async function readToEnd<T extends Item = Item>(
  visitor: Visitor,
  address: string | null,
): Promise<T[]> {
  const items: T[] = [];
  for (let page = 0; address !== null; page += 1) {
    if (page > 100) throw new Error('The list has no end');
    const part = await readList<T>(visitor, address);
    items.push(...part.items);
    address = part.next;
  }
  return items;
}

/** One of the lists, with rows whose values repeat and the value that each of its sorts goes by. */
type ListKind = {
  path: string;
  name: 'Track' | 'Video' | 'Image' | 'Message';
  sorts: readonly string[];
  value: (item: never, sort: string) => string | number;
  /** The nth row; what is given stands instead of its own title, name or subject. */
  insert: (site: Site, number: number, title?: string) => Promise<Item>;
};

const titles = ['Track 10', 'track 2', 'Über', 'alpha', 'Alpha', 'Zebra', 'ärger', 'Track 2'];
const names = ['Ada', 'élan', null, 'Zoë'];

function pick<T>(choices: readonly T[], number: number): T {
  return choices[number % choices.length] as T;
}

/** Every third row shares its moment with the one before. */
function dateOf(number: number): string {
  return new Date(Date.UTC(2025, 0, number - (number % 3 === 0 ? 1 : 0))).toISOString();
}

export const listKinds: Record<string, ListKind> = {
  tracks: {
    path: '/api/tracks',
    name: 'Track',
    sorts: trackSorts,
    value: (track: Track, sort) => {
      if (sort === 'releaseType') return releaseTypeLabels[track.releaseType];
      return sort === 'featured' ? Number(track.featured) : String(track[sort as keyof Track]);
    },
    insert: (site, number, title = pick(titles, number)) =>
      insertTrack(site, {
        title,
        releaseType: pick(releaseTypes, number),
        featured: number % 5 === 0,
        uploadDate: dateOf(number),
      }),
  },
  videos: {
    path: '/api/videos',
    name: 'Video',
    sorts: videoSorts,
    value: (video: Video, sort) => {
      if (sort === 'videoType') return videoTypeLabels[video.videoType];
      if (sort === 'thumbnail') return thumbnailStatus(video);
      if (sort === 'views') return video.views;
      return sort === 'featured' ? Number(video.featured) : String(video[sort as keyof Video]);
    },
    insert: (site, number, title = pick(titles, number)) =>
      insertVideo(site, {
        title,
        videoType: pick(videoTypes, number),
        videoFile: pick([null, '/uploads/a.mp4', '/uploads/b.mp4'], number),
        thumbnail: pick([null, null, '/uploads/b.jpg'], number),
        views: pick([0, 9, 10, 1_000, 99], number),
        featured: number % 5 === 0,
        uploadDate: dateOf(number),
      }),
  },
  photos: {
    path: '/api/about/images',
    name: 'Image',
    sorts: photoSorts,
    value: (photo: Photo, sort) =>
      sort === 'featured' ? Number(photo.featured) : String(photo[sort as keyof Photo] ?? ''),
    insert: (site, number, title = pick(titles, number)) =>
      insertPhoto(site, {
        title,
        photographer: pick(names, number),
        location: pick([null, 'Tallahassee', 'berlin', 'Berlin'], number),
        featured: number % 5 === 0,
        uploadDate: dateOf(number),
      }),
  },
  messages: {
    path: '/api/messages',
    name: 'Message',
    sorts: messageSorts,
    value: (message: Message, sort) =>
      sort === 'read' ? Number(message.read) : String(message[sort as keyof Message]),
    insert: (site, number, title) =>
      insertMessage(site, {
        name: title ?? pick(names, number) ?? 'Nobody',
        subject: title ?? pick(titles, number),
        read: number % 3 === 0,
        createdAt: dateOf(number),
      }),
  },
};
