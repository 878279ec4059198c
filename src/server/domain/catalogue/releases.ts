import { apiPaths } from '#shared/primitives/addresses.ts';
import type { ListPage, ListQuery } from '#shared/primitives/lists.ts';
import type {
  NewRelease,
  Release,
  ReleaseChanges,
  ReleaseDetails,
} from '#shared/catalogue/releases.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import type { Schedule } from '#shared/catalogue/visibility.ts';
import { moveToBin } from '#server/domain/catalogue/bin.ts';
import { changedCover, storePicture, withFocus } from '#server/domain/files/stored-pictures.ts';
import {
  enqueueForFile,
  enqueueForReplacement,
  enqueueSharePicture,
  enqueueStreamsOfRelease,
} from '#server/domain/jobs/enqueue.ts';
import { readList } from '#server/domain/catalogue/lists.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { enqueuePublishing, scheduleOf } from '#server/domain/catalogue/publishing.ts';
import type { UploadKey } from '#server/domain/catalogue/single-uploads.ts';
import { changeContent, createContent } from '#server/domain/catalogue/content.ts';
import { invalidFields, releaseNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as releases from '#server/storage/database/queries/catalogue/releases.queries.ts';
import { withReleaseFacts } from '#server/storage/database/queries/catalogue/release-facts.ts';
import {
  findTracks,
  setScheduleOfTracks,
  setTracks,
} from '#server/storage/database/queries/catalogue/tracks-on-releases.ts';
import { listTracksOfRelease } from '#server/storage/database/queries/catalogue/tracks.queries.ts';
import type { Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

/** Newest first by default. Visitors see a release once one of its tracks is published. */
export function listReleases(
  db: Database,
  query: ListQuery = {},
  audience: Audience = 'everyone',
): Promise<ListPage<Release>> {
  const releaseList = {
    path: apiPaths.releases,
    table: 'releases',
    sortColumns: releases.releaseSortColumns,
    defaultSort: '-date',
    read: (db, part) => releases.listReleases(db, part, audience),
  } satisfies Parameters<typeof readList<Release>>[1];
  return readList(db, releaseList, query, audience);
}

/** A release with the tracks that the audience may see. */
export async function readRelease(db: Database, id: number, audience: Audience): Promise<ReleaseDetails> {
  const release = await releases.findRelease(db, id, audience);
  if (!release) throw releaseNotFound();
  return withTracks(db, release, audience);
}

async function withTracks(
  db: Database,
  release: releases.StoredRelease,
  audience: Audience,
): Promise<ReleaseDetails> {
  const tracks = await listTracksOfRelease(db, release.id, audience);
  const [described] = await withReleaseFacts(db, [{ ...release, tracks }], audience);
  if (!described) throw new Error('A release became none');
  return described;
}

/** Stores a release, its cover, the order of its tracks and their visibility. */
export async function createRelease(
  deps: ContentDeps,
  { focus, trackIds, visibility, publishAt, ...fields }: NewRelease,
  files: { coverArt?: string },
  upload: UploadKey | null = null,
): Promise<ReleaseDetails> {
  const schedule = requestedSchedule({ visibility, publishAt });
  return createContent<ReleaseDetails>(deps, upload, async (keep) => {
    // Before the slow work on the picture, so that a wrong track is reported at once.
    await checkTracks(deps.database, trackIds, null);
    const cover = files.coverArt ? await storePicture(deps.fileJobs, keep, files.coverArt) : null;
    return async (db) => {
      await checkTracks(db, trackIds, null);
      const stored = await releases.insertRelease(db, {
        ...fields,
        coverArt: cover?.address ?? null,
        coverPicture: withFocus(cover?.facts ?? null, focus),
        uploadDate: new Date().toISOString(),
        version: 1,
      });
      await setTracks(db, stored.id, trackIds);
      await enqueueStreamsOfRelease(db, stored.id);
      if (schedule) await showTracks(db, stored.id, schedule);
      await enqueueForFile(db, 'sizes', stored.coverArt);
      await enqueueSharePicture(db, 'release', stored.id);
      return withTracks(db, stored, 'owner');
    };
  });
}

export async function changeRelease(
  deps: ContentDeps,
  id: number,
  { version, removeCover, focus, trackIds, visibility, publishAt, ...changes }: ReleaseChanges,
  files: { coverArt?: string } = {},
): Promise<ReleaseDetails> {
  const schedule = requestedSchedule({ visibility, publishAt });
  return changeContent(deps, {
    find: (db) => releases.findRelease(db, id),
    notFound: releaseNotFound,
    version,
    storeFiles: async (keep) => (files.coverArt ? storePicture(deps.fileJobs, keep, files.coverArt) : null),
    update: async (db, before, newCover) => {
      if (trackIds) await checkTracks(db, trackIds, id);
      const stored = await releases.updateRelease(db, before, {
        ...changes,
        ...changedCover(before, { newCover, removeCover, focus }),
      });
      if (trackIds) await setTracks(db, id, trackIds);
      if (trackIds) await enqueueStreamsOfRelease(db, id);
      if (schedule) await showTracks(db, id, schedule);
      await enqueueForReplacement(db, 'sizes', before.coverArt, stored.coverArt);
      await enqueueSharePicture(db, 'release', id);
      return withTracks(db, stored, 'owner');
    },
  });
}

/** The same for all tracks of the release; null leaves each track as it is. */
function requestedSchedule({
  visibility,
  publishAt = null,
}: Pick<ReleaseChanges, 'visibility' | 'publishAt'>): Schedule | null {
  if (!visibility && publishAt) throw invalidFields({ publishAt: ownerText().rules.timeWithoutSchedule });
  return visibility ? scheduleOf({ visibility, publishAt }) : null;
}

/** In the transaction of the release: publishes, schedules or hides all its tracks. */
async function showTracks(db: Database, id: number, schedule: Schedule): Promise<void> {
  for (const track of await setScheduleOfTracks(db, id, schedule))
    await enqueuePublishing(db, 'tracks', track);
}

/** Refuses tracks that are unknown, listed twice, or on another release. */
async function checkTracks(db: Database, trackIds: number[], releaseId: number | null): Promise<void> {
  const tracks = new Map((await findTracks(db, trackIds)).map((track) => [track.id, track]));
  trackIds.forEach((id, index) => {
    const track = tracks.get(id);
    if (!track) throw invalidFields({ trackIds: ownerText().rules.trackGone });
    if (trackIds.indexOf(id) < index)
      throw invalidFields({ trackIds: ownerText().rules.trackNamedTwice({ track: track.title }) });
    if (track.releaseId !== null && track.releaseId !== releaseId)
      throw invalidFields({
        trackIds: ownerText().rules.trackTaken({ track: track.title, release: track.releaseTitle ?? '' }),
      });
  });
}

/** Its tracks stay, without a release. */
export function deleteRelease(deps: ContentDeps, id: number): Promise<void> {
  return moveToBin(deps, 'releases', [id]);
}
