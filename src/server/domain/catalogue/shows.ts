import { apiPaths } from '#shared/primitives/addresses.ts';
import { maximums } from '#shared/primitives/limits.ts';
import type { ListPage, ListQuery } from '#shared/primitives/lists.ts';
import type {
  AddedAfterShow,
  NewShow,
  Show,
  ShowChanges,
  ShowDetails,
} from '#shared/catalogue/shows.schema.ts';
import type { ShowTimes } from '#shared/catalogue/shows.ts';
import type { VisibilityBatch } from '#shared/catalogue/batches.schema.ts';
import { moveToBin } from '#server/domain/catalogue/bin.ts';
import { changeContent, changeTogether, createContent } from '#server/domain/catalogue/content.ts';
import { readList } from '#server/domain/catalogue/lists.ts';
import { changedSchedule, enqueuePublishing, scheduleOf } from '#server/domain/catalogue/publishing.ts';
import {
  refuseUnknownReferences,
  withPhotosInBin,
  withSongsInBin,
  type References,
} from '#server/domain/catalogue/references.ts';
import type { UploadKey } from '#server/domain/catalogue/single-uploads.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { enqueueSharePicture } from '#server/domain/jobs/enqueue.ts';
import { readTimeZone } from '#server/domain/site/settings.ts';
import { showNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findTitles } from '#server/storage/database/queries/catalogue/items.queries.ts';
import { findPhotos } from '#server/storage/database/queries/catalogue/photos.queries.ts';
import { countVisible } from '#server/storage/database/queries/lists/lists.ts';
import * as shows from '#server/storage/database/queries/catalogue/shows.queries.ts';
import { findTrack } from '#server/storage/database/queries/catalogue/tracks.queries.ts';
import { findVideo } from '#server/storage/database/queries/catalogue/videos.queries.ts';
import { momentOfAudience, type Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

/** The upcoming ones by default, the soonest first. */
export function listShows(
  db: Database,
  { when = 'upcoming', ...query }: ListQuery = {},
  audience: Audience = 'everyone',
): Promise<ListPage<Show>> {
  return readList(db, { ...showList, ...orderOf(when, audience) }, { ...query, when }, audience);
}

const showList = {
  path: apiPaths.shows,
  table: 'shows',
  sortColumns: shows.showSortColumns,
  read: shows.listShows,
} as const;

function orderOf(when: ShowTimes, audience: Audience) {
  if (when === 'all') return { defaultSort: '-date' };
  const moment = momentOfAudience(audience);
  const countUpcoming = (db: Database) => shows.countUpcoming(db, moment, audience);
  if (when === 'upcoming')
    return { defaultSort: 'date', part: { isListed: shows.isUpcoming(moment), count: countUpcoming } };
  // Most shows are past: the few others are counted.
  const count = async (db: Database) =>
    (await countVisible(db, 'shows', audience)) - (await countUpcoming(db));
  return { defaultSort: '-date', part: { isListed: shows.isPast(moment), count } };
}

/** With the songs, photos and recordings that the audience may see. */
export async function readShow(db: Database, id: number, audience: Audience): Promise<ShowDetails> {
  const row = await shows.findShow(db, id, audience);
  if (!row) throw showNotFound();
  const { setlist, imageIds, trackId, videoId, dateKey, ...show } = row;
  const trackIds = setlist.flatMap((entry) => entry.trackId ?? []);
  const tracks = await findTitles(db, 'track', trackIds, audience);
  const photos = await findPhotos(db, imageIds, audience);
  return {
    ...show,
    isPast: dateKey <= momentOfAudience(audience),
    setlist: setlist.map((entry) => ({
      text: entry.text,
      track: tracks.find((track) => track.id === entry.trackId) ?? null,
    })),
    images: imageIds.flatMap((imageId) => photos.find((photo) => photo.id === imageId) ?? []),
    track: (trackId && (await findTrack(db, trackId, audience))) || null,
    video: (videoId && (await findVideo(db, videoId, audience))) || null,
  };
}

const referencesOf = ({ setlist, imageIds, trackId, videoId }: AddedAfterShow): References => ({
  setlist: { kind: 'tracks', ids: setlist.map((entry) => entry.trackId) },
  imageIds: { kind: 'photos', ids: imageIds },
  trackId: { kind: 'tracks', ids: [trackId] },
  videoId: { kind: 'videos', ids: [videoId] },
});

export function createShow(
  deps: ContentDeps,
  fields: NewShow,
  upload: UploadKey | null = null,
): Promise<Show> {
  const schedule = scheduleOf(fields);
  return createContent<Show>(deps, upload, async () => async (db) => {
    await refuseUnknownReferences(db, referencesOf(fields));
    const now = new Date().toISOString();
    const stored = await shows.insertShow(db, {
      ...fields,
      ...schedule,
      timezone: fields.timezone ?? (await readTimeZone(db)),
      uploadDate: now,
      changedAt: now,
      version: 1,
    });
    await enqueueForShow(db, stored);
    return stored;
  });
}

export function changeShow(
  deps: ContentDeps,
  id: number,
  { version, ...changes }: ShowChanges,
): Promise<Show> {
  return changeContent(deps, {
    find: (db) => shows.findShow(db, id),
    notFound: showNotFound,
    version,
    storeFiles: async () => undefined,
    update: async (db, before) => {
      await refuseUnknownReferences(db, referencesOf({ ...before, ...changes }), referencesOf(before));
      const after = await shows.updateShow(db, before, {
        ...changes,
        ...changedSchedule(before, changes),
        ...(changes.setlist && { setlist: await withSongsInBin(db, changes.setlist, before.setlist) }),
        ...(changes.imageIds && {
          imageIds: await withPhotosInBin(db, changes.imageIds, before.imageIds, maximums.showPhotos),
        }),
      });
      await enqueueForShow(db, after);
      return after;
    },
  });
}

export function changeShows(deps: ContentDeps, { items, changes }: VisibilityBatch): Promise<Show[]> {
  return changeTogether(deps, items, {
    find: (db, id) => shows.findShow(db, id),
    notFound: showNotFound,
    update: async (db, before) => {
      const after = await shows.updateShow(db, before, changedSchedule(before, changes));
      await enqueueForShow(db, after);
      return after;
    },
  });
}

export function deleteShow(deps: ContentDeps, id: number): Promise<void> {
  return moveToBin(deps, 'shows', [id]);
}

async function enqueueForShow(db: Database, show: Show): Promise<void> {
  await enqueuePublishing(db, 'shows', show);
  await enqueueSharePicture(db, 'show', show.id);
}
