import { apiPaths } from '#shared/primitives/addresses.ts';
import type { ListPage, ListQuery } from '#shared/primitives/lists.ts';
import type {
  NewTrack,
  Track,
  TrackChanges,
  TrackDetails,
  TrackWithPeaks,
} from '#shared/catalogue/tracks.schema.ts';
import type { VisibilityBatch } from '#shared/catalogue/batches.schema.ts';
import { moveToBin } from '#server/domain/catalogue/bin.ts';
import {
  changedCover,
  storePicture,
  storePictureBytes,
  withFocus,
  type StoredPicture,
} from '#server/domain/files/stored-pictures.ts';
import { readTrackFile } from '#server/domain/files/recordings.ts';
import type { Keep } from '#server/domain/files/stored-files.ts';
import { enqueueForFile, enqueueForReplacement, enqueueSharePicture } from '#server/domain/jobs/enqueue.ts';
import { readList, writeCursor } from '#server/domain/catalogue/lists.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { changedSchedule, enqueuePublishing, scheduleOf } from '#server/domain/catalogue/publishing.ts';
import type { UploadKey } from '#server/domain/catalogue/single-uploads.ts';
import { changeContent, changeTogether, createContent } from '#server/domain/catalogue/content.ts';
import { Failure, trackNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findPosition } from '#server/storage/database/queries/catalogue/neighbours.queries.ts';
import * as tracks from '#server/storage/database/queries/catalogue/tracks.queries.ts';
import type { Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

/** By default the newest release first, in its order; a track without one is sorted by its own date. */
export async function listTracks(
  db: Database,
  { from, ...query }: ListQuery = {},
  audience: Audience = 'everyone',
): Promise<ListPage<Track>> {
  const after = from === undefined ? query.after : await cursorBefore(db, from, audience);
  return readList(db, trackList, { ...query, after }, audience);
}

async function cursorBefore(db: Database, id: number, audience: Audience): Promise<string> {
  const position = await findPosition(db, 'tracks', id, audience);
  if (!position) throw trackNotFound();
  return writeCursor({ ...position, id: id + 1 }, trackList.path, trackList.defaultSort);
}

const trackList = {
  path: apiPaths.tracks,
  table: 'tracks',
  sortColumns: tracks.trackSortColumns,
  defaultSort: '-date',
  read: tracks.listTracks,
} as const;

export async function featuredTrack(
  db: Database,
  audience: Audience = 'everyone',
): Promise<TrackWithPeaks | null> {
  return (await tracks.newestFeaturedTrack(db, audience)) ?? null;
}

export async function readTrack(db: Database, id: number, audience: Audience): Promise<TrackDetails> {
  const track = await tracks.findTrack(db, id, audience);
  if (!track) throw trackNotFound();
  return track;
}

/** Without an uploaded cover, the one inside the audio file is used. */
export async function createTrack(
  deps: ContentDeps,
  { focus, ...fields }: NewTrack,
  files: { audioFile: string; coverArt?: string },
  upload: UploadKey | null = null,
): Promise<Track> {
  const schedule = scheduleOf(fields);
  return createContent<Track>(deps, upload, async (keep) => {
    const audio = await readTrackFile(deps, files.audioFile);
    const cover = files.coverArt
      ? await storePicture(deps.fileJobs, keep, files.coverArt)
      : await storeEmbeddedCover(deps, keep, audio.cover);
    const audioFile = await keep(files.audioFile, audio.extension);
    return async (db) => {
      const stored = await tracks.insertTrack(db, {
        ...fields,
        ...schedule,
        audioFile,
        duration: audio.duration,
        coverArt: cover?.address ?? null,
        coverPicture: withFocus(cover?.facts ?? null, focus),
        peaks: null,
        uploadDate: new Date().toISOString(),
        version: 1,
      });
      await enqueueForFile(db, 'sizes', stored.coverArt);
      await enqueueForFile(db, 'waveform', stored.audioFile);
      await enqueueForFile(db, 'trackStreams', stored.audioFile);
      await enqueuePublishing(db, 'tracks', stored);
      await enqueueSharePicture(db, 'track', stored.id);
      return stored;
    };
  });
}

/** An embedded cover that cannot be read is skipped: it must not stop the upload of the track. */
async function storeEmbeddedCover(
  deps: ContentDeps,
  keep: Keep,
  bytes: Uint8Array | null,
): Promise<StoredPicture | null> {
  if (!bytes) return null;
  try {
    return await storePictureBytes(deps, keep, bytes);
  } catch (error) {
    if (error instanceof Failure && error.status < 500) return null;
    throw error;
  }
}

export function changeTrack(
  deps: ContentDeps,
  id: number,
  { version, removeCover, focus, ...changes }: TrackChanges,
  files: { audioFile?: string; coverArt?: string } = {},
): Promise<Track> {
  return changeContent(deps, {
    find: (db) => tracks.findTrack(db, id),
    notFound: trackNotFound,
    version,
    storeFiles: async (keep) => ({
      audio: files.audioFile ? await storeAudio(deps, keep, files.audioFile) : null,
      newCover: files.coverArt ? await storePicture(deps.fileJobs, keep, files.coverArt) : null,
    }),
    update: async (db, before, { audio, newCover }) => {
      const after = await tracks.updateTrack(db, before, {
        ...changes,
        ...changedSchedule(before, changes),
        ...audio,
        ...changedCover(before, { newCover, removeCover, focus }),
      });
      await enqueueForReplacement(db, 'sizes', before.coverArt, after.coverArt);
      await enqueueForReplacement(db, 'waveform', before.audioFile, after.audioFile);
      if (audio) await enqueueForFile(db, 'trackStreams', after.audioFile);
      await enqueuePublishing(db, 'tracks', after);
      await enqueueSharePicture(db, 'track', id);
      return after;
    },
  });
}

async function storeAudio(deps: ContentDeps, keep: Keep, path: string) {
  const { extension, duration } = await readTrackFile(deps, path);
  return { audioFile: await keep(path, extension), duration, peaks: null, streams: [], loudness: null };
}

export function changeTracks(deps: ContentDeps, { items, changes }: VisibilityBatch): Promise<Track[]> {
  return changeTogether(deps, items, {
    find: (db, id) => tracks.findTrack(db, id),
    notFound: trackNotFound,
    update: async (db, before) => {
      const after = await tracks.updateTrack(db, before, changedSchedule(before, changes));
      await enqueuePublishing(db, 'tracks', after);
      return after;
    },
  });
}

export function deleteTrack(deps: ContentDeps, id: number): Promise<void> {
  return moveToBin(deps, 'tracks', [id]);
}
