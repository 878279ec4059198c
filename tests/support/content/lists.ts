import { nextAddress } from '#shared/primitives/lists.ts';
import { english } from '#shared/language/english/english.ts';
import type { Message } from '#shared/site/messages.schema.ts';
import type { messageSorts } from '#shared/site/messages.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { photoSorts } from '#shared/catalogue/photos.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { releaseTypes, type trackSorts } from '#shared/catalogue/tracks.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { videoTypes, type videoSorts } from '#shared/catalogue/videos.ts';
import { thumbnailStatus } from '#shared/catalogue/thumbnails.ts';
import { insertMessage, insertPhoto, insertTrack, insertVideo } from '#tests/support/factories.ts';
import type { Site, Visitor } from '#tests/support/site.ts';

type Item = { id: number };

type Part<T> = { items: T[]; total: number; next: string | null };

export async function readList<T extends Item = Item>(visitor: Visitor, address: string): Promise<Part<T>> {
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

type Sorts<Sort extends string, Item> = Record<Sort, (item: Item) => string | number>;

/** One of the lists, with rows whose values repeat. */
export type ListKind = {
  path: string;
  name: 'Track' | 'Video' | 'Image' | 'Message';
  /** What each order goes by; the first is the order of time. */
  sorts: Record<string, (item: never) => string | number>;
  /** The nth row; the given text replaces its title, name or subject. */
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

export const listKinds = {
  tracks: {
    path: '/api/tracks',
    name: 'Track',
    sorts: {
      date: (track) => track.releaseDate ?? track.uploadDate,
      uploadDate: (track) => track.uploadDate,
      title: (track) => track.title,
      releaseType: (track) => english.visitor.catalogue.releaseTypes[track.releaseType],
      featured: (track) => Number(track.featured),
    } satisfies Sorts<(typeof trackSorts)[number], Track>,
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
    sorts: {
      date: (video) => video.releaseDate ?? video.uploadDate,
      uploadDate: (video) => video.uploadDate,
      title: (video) => video.title,
      videoType: (video) => english.visitor.catalogue.videoTypes[video.videoType],
      views: (video) => video.views,
      featured: (video) => Number(video.featured),
      thumbnail: (video) => english.owner.videos.thumbnailStatus[thumbnailStatus(video)],
    } satisfies Sorts<(typeof videoSorts)[number], Video>,
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
    sorts: {
      // Nothing was moved: the newest is first.
      position: (photo) => String(photo.id).padStart(9, '0'),
      uploadDate: (photo) => photo.uploadDate,
      title: (photo) => photo.title,
      photographer: (photo) => photo.photographer ?? '',
      location: (photo) => photo.location ?? '',
      featured: (photo) => Number(photo.featured),
    } satisfies Sorts<(typeof photoSorts)[number], Photo>,
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
    sorts: {
      createdAt: (message) => message.createdAt,
      name: (message) => message.name,
      subject: (message) => message.subject,
      read: (message) => Number(message.read),
    } satisfies Sorts<(typeof messageSorts)[number], Message>,
    insert: (site, number, title) =>
      insertMessage(site, {
        name: title ?? pick(names, number) ?? 'Nobody',
        subject: title ?? pick(titles, number),
        read: number % 3 === 0,
        createdAt: dateOf(number),
      }),
  },
} satisfies Record<string, ListKind>;
