import type { insertMessage } from '#server/storage/database/queries/site/messages.queries.ts';
import type { insertPhoto } from '#server/storage/database/queries/catalogue/photos.queries.ts';
import type { insertShow } from '#server/storage/database/queries/catalogue/shows.queries.ts';
import type { insertPost } from '#server/storage/database/queries/catalogue/posts.queries.ts';
import type { insertTrack } from '#server/storage/database/queries/catalogue/tracks.queries.ts';
import type { insertVideo } from '#server/storage/database/queries/catalogue/videos.queries.ts';
import { releaseTypes } from '#shared/catalogue/tracks.ts';
import { videoTypes } from '#shared/catalogue/videos.ts';
import type { StoredPicture } from '#tests/support/content/sample-files.ts';

/** Rows that look like an artist's: some with a cover, some without, no two alike. */

export type TrackRow = Parameters<typeof insertTrack>[1];
export type VideoRow = Parameters<typeof insertVideo>[1];
export type PhotoRow = Parameters<typeof insertPhoto>[1];
export type ShowRow = Parameters<typeof insertShow>[1];
export type PostRow = Parameters<typeof insertPost>[1];
export type MessageRow = Parameters<typeof insertMessage>[1];

export function trackRow(number: number, cover: StoredPicture): TrackRow {
  const hasCover = number % 3 === 0;
  return {
    title: `Song ${number}`,
    releaseType: pick(releaseTypes, number),
    description: number % 4 === 0 ? null : `Written on night ${number} of the run, in an empty theatre.`,
    coverArt: hasCover ? cover.address : null,
    coverPicture: hasCover ? cover.facts : null,
    audioFile: `/uploads/song${number}.mp3`,
    duration: 90,
    peaks: wave(number),
    uploadDate: '',
    featured: false,
    version: 1,
  };
}

const embeds = ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.tiktok.com/@billy/video/7291'];

export function videoRow(number: number, thumbnail: StoredPicture): VideoRow {
  const isFile = number % 3 !== 0;
  return {
    title: `Video ${number}`,
    videoType: pick(videoTypes, number),
    embedUrl: isFile ? null : pick(embeds, number / 3),
    videoFile: isFile ? `/uploads/clip${number}.mp4` : null,
    thumbnail: isFile ? thumbnail.address : null,
    thumbnailPicture: isFile ? thumbnail.facts : null,
    uploadDate: '',
    featured: false,
    views: (number * 977) % 150_000,
    version: 1,
  };
}

export function photoRow(number: number, pictures: StoredPicture[]): PhotoRow {
  const { address, facts } = pick(pictures, number);
  return {
    title: `Photo ${number}`,
    description: `Taken after show ${number}.`,
    photographer: 'Ada Reyes',
    location: 'Tallahassee',
    year: '2025',
    imagePath: address,
    picture: facts,
    uploadDate: '',
    featured: false,
    version: 1,
  };
}

const DAY_MS = 24 * 60 * 60_000;

/** A show a day, from tomorrow on. */
export function showRow(number: number): ShowRow {
  const now = new Date().toISOString();
  return {
    date: new Date(Date.now() + (number + 1) * DAY_MS).toISOString().slice(0, 10),
    time: '20:30',
    timezone: 'Europe/Oslo',
    venue: `Hall ${number}`,
    city: 'Bergen',
    country: 'NO',
    ticketUrl: null,
    note: null,
    status: 'confirmed',
    setlist: [],
    imageIds: [],
    trackId: null,
    videoId: null,
    visibility: 'published',
    publishAt: null,
    uploadDate: now,
    changedAt: now,
    version: 1,
  };
}

const senders = ['Ada Fan', 'Ben Okafor', 'Chloé Martin', 'Dmitri Ivanov', 'Elena Rossi'];

/** Two of three have been read. */
export function messageRow(number: number): MessageRow {
  return {
    name: pick(senders, number),
    email: `fan${number}@example.com`,
    subject: `Message ${number}`,
    message: `I was at show ${number}, and it was wonderful. Thank you.`,
    read: number % 3 !== 0,
    createdAt: '',
  };
}

function pick<T>(choices: readonly T[], number: number): T {
  return choices[number % choices.length] as T;
}

/** Loudness from 0 to 100, different for each song. */
function wave(seed: number): number[] {
  return Array.from({ length: 120 }, (_, at) =>
    Math.round(50 + 28 * Math.sin(at / (5 + (seed % 7))) + 20 * Math.sin(at * (1.1 + seed))),
  );
}
