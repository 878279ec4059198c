import type { Selectable } from 'kysely';
import type { PageKind } from '#shared/addresses.ts';
import type { BinKind } from '#shared/bin.ts';
import type { Visibility } from '#shared/visibility.ts';
import { enqueueForFile, enqueueSharePicture } from '#server/domain/jobs/enqueue.ts';
import { enqueuePublishing } from '#server/domain/publishing.ts';
import {
  photoNotFound,
  releaseNotFound,
  trackNotFound,
  videoNotFound,
  type Failure,
} from '#server/errors.ts';
import type { BinRow } from '#server/storage/database/bin.queries.ts';
import type { Database } from '#server/storage/database/database.ts';
import { isAnyShownAsFeatured } from '#server/storage/database/featured.ts';
import { deletePhoto, insertPhoto } from '#server/storage/database/photos.queries.ts';
import { deleteRelease, insertRelease } from '#server/storage/database/releases.queries.ts';
import { findReleasesOfTracks, findSongs, setSongs } from '#server/storage/database/songs-on-releases.ts';
import type {
  PhotosTable,
  ReleasesTable,
  TracksTable,
  VideosTable,
  VisibleTable,
} from '#server/storage/database/tables.ts';
import { deleteTrack, insertTrack, listTracksOfRelease } from '#server/storage/database/tracks.queries.ts';
import { deleteVideo, insertVideo } from '#server/storage/database/videos.queries.ts';

type Deleted = Pick<BinRow, 'title' | 'recording' | 'pictureFile' | 'content'>;

/** How things of one kind go into the bin and come back, both in a transaction. */
type Kind = {
  /** What it is shared as; photos have no page of their own. */
  sharedAs: PageKind | null;
  notFound: () => Failure;
  /** Takes the row away; nothing when there is none. */
  takeAway: (db: Database, id: number) => Promise<Deleted | undefined>;
  /** Stores the row again under its number, with the work on its files that was not finished. */
  putBack: (db: Database, content: object) => Promise<void>;
};

const tracks: Kind = {
  sharedAs: 'track',
  notFound: trackNotFound,
  async takeAway(db, id) {
    const row = await deleteTrack(db, id);
    return row && { title: row.title, recording: row.audioFile, pictureFile: row.coverArt, content: row };
  },
  async putBack(db, content) {
    const row = content as Selectable<TracksTable>;
    const hasRelease = (await findReleasesOfTracks(db, [row])).has(row.releaseId);
    const restored = await asItIsNow(db, 'tracks', row);
    await insertTrack(db, hasRelease ? restored : { ...restored, releaseId: null, releasePosition: null });
    await enqueueForFile(db, 'sizes', row.coverArt);
    if (!row.peaks) await enqueueForFile(db, 'waveform', row.audioFile);
    await enqueuePublishing(db, 'tracks', restored);
    await enqueueSharePicture(db, 'track', row.id);
  },
};

const videos: Kind = {
  sharedAs: 'video',
  notFound: videoNotFound,
  async takeAway(db, id) {
    const row = await deleteVideo(db, id);
    return row && { title: row.title, recording: row.videoFile, pictureFile: row.thumbnail, content: row };
  },
  async putBack(db, content) {
    const row = await asItIsNow(db, 'videos', content as Selectable<VideosTable>);
    await insertVideo(db, row);
    await enqueueForFile(db, 'sizes', row.thumbnail);
    if (!row.thumbnail) await enqueueForFile(db, 'thumbnail', row.videoFile);
    if (!row.duration) await enqueueForFile(db, 'duration', row.videoFile);
    await enqueuePublishing(db, 'videos', row);
    await enqueueSharePicture(db, 'video', row.id);
  },
};

const photos: Kind = {
  sharedAs: null,
  notFound: photoNotFound,
  async takeAway(db, id) {
    const row = await deletePhoto(db, id);
    return row && { title: row.title, recording: null, pictureFile: row.imagePath, content: row };
  },
  async putBack(db, content) {
    const row = await asItIsNow(db, 'aboutImages', content as Selectable<PhotosTable>);
    await insertPhoto(db, row);
    await enqueueForFile(db, 'sizes', row.imagePath);
    await enqueuePublishing(db, 'aboutImages', row);
  },
};

type BinnedRelease = Selectable<ReleasesTable> & { trackIds: number[] };

/** Its songs stay where they are. They are on no release meanwhile, and come back to it unless another one took them. */
const releases: Kind = {
  sharedAs: 'release',
  notFound: releaseNotFound,
  async takeAway(db, id) {
    const trackIds = (await listTracksOfRelease(db, id, 'owner')).map((track) => track.id);
    await setSongs(db, id, []);
    const row = await deleteRelease(db, id);
    return (
      row && { title: row.title, recording: null, pictureFile: row.coverArt, content: { ...row, trackIds } }
    );
  },
  async putBack(db, content) {
    const { trackIds, ...row } = content as BinnedRelease;
    await insertRelease(db, { ...row, version: row.version + 1 });
    const songs = await findSongs(db, trackIds);
    const isFree = (id: number) => songs.some((song) => song.id === id && song.releaseId === null);
    await setSongs(db, row.id, trackIds.filter(isFree));
    await enqueueForFile(db, 'sizes', row.coverArt);
    await enqueueSharePicture(db, 'release', row.id);
  },
};

export const kinds: Record<BinKind, Kind> = { tracks, videos, photos, releases };

type Restorable = {
  featured: boolean;
  visibility: Visibility;
  publishAt: string | null;
  version: number;
};

/** A row as it comes back: whatever was featured meanwhile stays so, and a time of publishing that has passed has passed. */
async function asItIsNow<Row extends Restorable>(db: Database, table: VisibleTable, row: Row): Promise<Row> {
  const isDue = row.visibility === 'scheduled' && (row.publishAt ?? '') <= new Date().toISOString();
  const now = isDue ? { ...row, visibility: 'published' as const, publishAt: null } : row;
  const isTooLate = now.visibility === 'published' && (await isAnyShownAsFeatured(db, table));
  return { ...now, featured: now.featured && !isTooLate, version: row.version + 1 };
}
