import { apiPaths } from '#shared/addresses.ts';
import type { ListPage, ListQuery } from '#shared/lists.ts';
import type { NewTrack, Track, TrackChanges, TrackDetails, TrackWithPeaks } from '#shared/tracks.schema.ts';
import { moveToBin } from '#server/domain/bin.ts';
import { contentChanged } from '#server/domain/changes.ts';
import {
  changedCover,
  keepPicture,
  keepPictureBytes,
  withFocus,
  type KeptPicture,
} from '#server/domain/files/kept-pictures.ts';
import { readSong } from '#server/domain/files/recordings.ts';
import { keepingFiles, type Keep } from '#server/domain/files/stored-files.ts';
import { enqueueForFile, enqueueForReplacement, enqueueSharePicture } from '#server/domain/jobs/enqueue.ts';
import { readList } from '#server/domain/lists.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import { changedSchedule, enqueuePublishing, scheduleOf } from '#server/domain/publishing.ts';
import type { UploadKey } from '#server/domain/uploads.ts';
import { changeVersioned, findUnchanged } from '#server/domain/versioned-change.ts';
import { Failure, trackNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as tracks from '#server/storage/database/tracks.queries.ts';
import type { Audience } from '#server/storage/database/visibility.ts';

export type Needs = ContentNeeds;

/** Newest first, unless another order is asked for. */
export function listTracks(
  db: Database,
  query: ListQuery = {},
  audience: Audience = 'everyone',
): Promise<ListPage<Track>> {
  return readList(db, trackList, query, audience);
}

const trackList = {
  path: apiPaths.tracks,
  table: 'tracks',
  sortColumns: tracks.trackSortColumns,
  newestFirst: '-date',
  read: tracks.listTracks,
} as const;

/** The newest track the owner flagged, or none when no track is. */
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

/** Keeps a track and its cover, or nothing at all. Without a cover, the one inside its audio file is used. */
export function createTrack(
  needs: Needs,
  { focus, ...fields }: NewTrack,
  files: { audioFile: string; coverArt?: string },
  upload: UploadKey | null = null,
): Promise<Track> {
  const schedule = scheduleOf(fields);
  return needs.uploads.once<Track>(upload, async (store) => {
    const track = await keepingFiles(needs, async (keep) => {
      const audio = await readSong(needs, files.audioFile);
      const cover = files.coverArt
        ? await keepPicture(needs.fileJobs, keep, files.coverArt)
        : await coverInside(needs, keep, audio.cover);
      const audioFile = await keep(files.audioFile, audio.extension);
      return store(async (db) => {
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
        await enqueuePublishing(db, 'tracks', stored);
        await enqueueSharePicture(db, 'track', stored.id);
        return stored;
      });
    });
    contentChanged(needs);
    return track;
  });
}

/** Nobody asked for the cover inside an audio file to be used: one that cannot be read is left out, and the track is kept. */
async function coverInside(needs: Needs, keep: Keep, bytes: Uint8Array | null): Promise<KeptPicture | null> {
  if (!bytes) return null;
  try {
    return await keepPictureBytes(needs, keep, bytes);
  } catch (error) {
    if (error instanceof Failure && error.status < 500) return null;
    throw error;
  }
}

/** Changes what is given and leaves the rest, unless somebody else changed the track in the meantime. */
export async function changeTrack(
  needs: Needs,
  id: number,
  { version, removeCover, focus, ...changes }: TrackChanges,
  files: { audioFile?: string; coverArt?: string } = {},
): Promise<Track> {
  const { database } = needs;
  const parts = {
    find: (db: Database) => tracks.findTrack(db, id),
    notFound: trackNotFound,
    version,
  };
  const { after } = await keepingFiles(needs, async (keep) => {
    await findUnchanged(database, parts);
    const audio = files.audioFile ? await keepAudio(needs, keep, files.audioFile) : {};
    const kept = files.coverArt ? await keepPicture(needs.fileJobs, keep, files.coverArt) : null;
    return changeVersioned(database, {
      ...parts,
      update: async (db, before) => {
        const after = await tracks.updateTrack(db, before, {
          ...changes,
          ...changedSchedule(before, changes),
          ...audio,
          ...changedCover(before, { kept, removeCover, focus }),
        });
        await enqueueForReplacement(db, 'sizes', before.coverArt, after.coverArt);
        await enqueueForReplacement(db, 'waveform', before.audioFile, after.audioFile);
        await enqueuePublishing(db, 'tracks', after);
        await enqueueSharePicture(db, 'track', id);
        return after;
      },
    });
  });
  contentChanged(needs);
  return after;
}

/** Another recording in place of the one before: its waveform is still to be drawn. */
async function keepAudio(needs: Needs, keep: Keep, path: string) {
  const { extension, duration } = await readSong(needs, path);
  return { audioFile: await keep(path, extension), duration, peaks: null };
}

/** Gone for everybody at once, files included; the owner can take it back from the bin. */
export function deleteTrack(needs: Needs, id: number): Promise<void> {
  return moveToBin(needs, 'tracks', id);
}
