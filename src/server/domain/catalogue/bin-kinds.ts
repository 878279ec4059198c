import type { Selectable } from 'kysely';
import type { PageKind } from '#shared/primitives/addresses.ts';
import type { BinKind } from '#shared/catalogue/bin.ts';
import type { Visibility } from '#shared/catalogue/visibility.ts';
import { enqueueForFile, enqueueSharePicture, enqueueStreamsOfRelease } from '#server/domain/jobs/enqueue.ts';
import { enqueuePublishing } from '#server/domain/catalogue/publishing.ts';
import {
  photoNotFound,
  postNotFound,
  releaseNotFound,
  showNotFound,
  trackNotFound,
  videoNotFound,
  type Failure,
} from '#server/errors.ts';
import type { BinRow } from '#server/storage/database/queries/catalogue/bin.queries.ts';
import type { Database } from '#server/storage/database/database.ts';
import { isAnyShownAsFeatured } from '#server/storage/database/queries/catalogue/publishing.queries.ts';
import { deletePhoto, insertPhoto } from '#server/storage/database/queries/catalogue/photos.queries.ts';
import { deletePost, insertPost } from '#server/storage/database/queries/catalogue/posts.queries.ts';
import { deleteRelease, insertRelease } from '#server/storage/database/queries/catalogue/releases.queries.ts';
import {
  findReleasesOfTracks,
  findTracks,
  setTracks,
} from '#server/storage/database/queries/catalogue/tracks-on-releases.ts';
import { deleteShow, insertShow } from '#server/storage/database/queries/catalogue/shows.queries.ts';
import type {
  FeaturedTable,
  PhotosTable,
  PostsTable,
  ReleasesTable,
  ShowsTable,
  TracksTable,
  VideosTable,
} from '#server/storage/database/tables.ts';
import {
  deleteTrack,
  insertTrack,
  listTracksOfRelease,
} from '#server/storage/database/queries/catalogue/tracks.queries.ts';
import { deleteVideo, insertVideo } from '#server/storage/database/queries/catalogue/videos.queries.ts';

type Deleted = Pick<BinRow, 'title' | 'recording' | 'pictureFile' | 'content'>;

/** How items of one kind move to the bin and back; both functions run in a transaction. */
type Kind = {
  /** Null for photos, which have no page to share. */
  sharedAs: PageKind | null;
  notFound: () => Failure;
  remove: (db: Database, id: number) => Promise<Deleted | undefined>;
  /** Inserts the row with its old id and enqueues unfinished work on its files. */
  restore: (db: Database, content: object) => Promise<void>;
};

const tracks: Kind = {
  sharedAs: 'track',
  notFound: trackNotFound,
  async remove(db, id) {
    const row = await deleteTrack(db, id);
    return row && { title: row.title, recording: row.audioFile, pictureFile: row.coverArt, content: row };
  },
  async restore(db, content) {
    const row = content as Selectable<TracksTable>;
    const hasRelease = (await findReleasesOfTracks(db, [row])).has(row.releaseId);
    const restored = await rowToRestore(db, 'tracks', row);
    await insertTrack(db, hasRelease ? restored : { ...restored, releaseId: null, releasePosition: null });
    await enqueueForFile(db, 'sizes', row.coverArt);
    if (!row.peaks) await enqueueForFile(db, 'waveform', row.audioFile);
    if (!row.loudness) await enqueueForFile(db, 'trackStreams', row.audioFile);
    if (hasRelease && row.releaseId) await enqueueStreamsOfRelease(db, row.releaseId);
    await enqueuePublishing(db, 'tracks', restored);
    await enqueueSharePicture(db, 'track', row.id);
  },
};

/** What was deleted in an earlier version has no streams. */
type BinnedVideo = Omit<Selectable<VideosTable>, 'streams'> &
  Partial<Pick<Selectable<VideosTable>, 'streams'>>;

const videos: Kind = {
  sharedAs: 'video',
  notFound: videoNotFound,
  async remove(db, id) {
    const row = await deleteVideo(db, id);
    return row && { title: row.title, recording: row.videoFile, pictureFile: row.thumbnail, content: row };
  },
  async restore(db, content) {
    const row = await rowToRestore(db, 'videos', content as BinnedVideo);
    await insertVideo(db, row);
    await enqueueForFile(db, 'sizes', row.thumbnail);
    if (!row.thumbnail) await enqueueForFile(db, 'thumbnail', row.videoFile);
    if (!row.duration) await enqueueForFile(db, 'duration', row.videoFile);
    if (!row.streams?.length) await enqueueForFile(db, 'videoStreams', row.videoFile);
    await enqueuePublishing(db, 'videos', row);
    await enqueueSharePicture(db, 'video', row.id);
  },
};

const photos: Kind = {
  sharedAs: null,
  notFound: photoNotFound,
  async remove(db, id) {
    const row = await deletePhoto(db, id);
    return row && { title: row.title, recording: null, pictureFile: row.imagePath, content: row };
  },
  async restore(db, content) {
    const row = await rowToRestore(db, 'aboutImages', content as Selectable<PhotosTable>);
    await insertPhoto(db, row);
    await enqueueForFile(db, 'sizes', row.imagePath);
    await enqueuePublishing(db, 'aboutImages', row);
  },
};

const posts: Kind = {
  sharedAs: 'post',
  notFound: postNotFound,
  async remove(db, id) {
    const row = await deletePost(db, id);
    return row && { title: row.title, recording: null, pictureFile: row.imagePath, content: row };
  },
  async restore(db, content) {
    const row = dueByNow(content as Selectable<PostsTable>);
    await insertPost(db, row);
    await enqueueForFile(db, 'sizes', row.imagePath);
    await enqueuePublishing(db, 'posts', row);
    await enqueueSharePicture(db, 'post', row.id);
  },
};

type BinnedRelease = Selectable<ReleasesTable> & { trackIds: number[] };

/** The tracks of a deleted release stay on the site; restoring takes back those that are on no other release. */
const releases: Kind = {
  sharedAs: 'release',
  notFound: releaseNotFound,
  async remove(db, id) {
    const trackIds = (await listTracksOfRelease(db, id, 'owner')).map((track) => track.id);
    await setTracks(db, id, []);
    const row = await deleteRelease(db, id);
    return (
      row && { title: row.title, recording: null, pictureFile: row.coverArt, content: { ...row, trackIds } }
    );
  },
  async restore(db, content) {
    const { trackIds, ...row } = content as BinnedRelease;
    await insertRelease(db, { ...row, version: row.version + 1 });
    const tracks = await findTracks(db, trackIds);
    const isFree = (id: number) => tracks.some((track) => track.id === id && track.releaseId === null);
    await setTracks(db, row.id, trackIds.filter(isFree));
    await enqueueStreamsOfRelease(db, row.id);
    await enqueueForFile(db, 'sizes', row.coverArt);
    await enqueueSharePicture(db, 'release', row.id);
  },
};

const shows: Kind = {
  sharedAs: 'show',
  notFound: showNotFound,
  async remove(db, id) {
    const row = await deleteShow(db, id);
    return row && { title: row.title, recording: null, pictureFile: null, content: row };
  },
  async restore(db, content) {
    const row = dueByNow(content as Selectable<ShowsTable>);
    await insertShow(db, { ...row, changedAt: new Date().toISOString() });
    await enqueuePublishing(db, 'shows', row);
    await enqueueSharePicture(db, 'show', row.id);
  },
};

export const kinds: Record<BinKind, Kind> = { tracks, videos, photos, releases, shows, posts };

type Restorable = { visibility: Visibility; publishAt: string | null; version: number };

/** A publishing time that has passed counts as published. */
function dueByNow<Row extends Restorable>(row: Row): Row {
  const isDue = row.visibility === 'scheduled' && (row.publishAt ?? '') <= new Date().toISOString();
  const published = isDue && { visibility: 'published' as const, publishAt: null };
  return { ...row, ...published, version: row.version + 1 };
}

/** The same; an item that has been featured since stays featured. */
async function rowToRestore<Row extends Restorable & { featured: boolean }>(
  db: Database,
  table: FeaturedTable,
  row: Row,
): Promise<Row> {
  const now = dueByNow(row);
  const isReplaced = now.visibility === 'published' && (await isAnyShownAsFeatured(db, table));
  return { ...now, featured: now.featured && !isReplaced };
}
