import { apiPaths } from '#shared/addresses.ts';
import type { ListPage, ListQuery } from '#shared/lists.ts';
import type { NewRelease, Release, ReleaseChanges, ReleaseDetails } from '#shared/releases.schema.ts';
import { songGone, songNamedTwice, songTaken } from '#shared/releases.ts';
import { timeWithoutSchedule, type Schedule } from '#shared/visibility.ts';
import { moveToBin } from '#server/domain/bin.ts';
import { contentChanged } from '#server/domain/changes.ts';
import { changedCover, keepPicture, withFocus } from '#server/domain/files/kept-pictures.ts';
import { keepingFiles } from '#server/domain/files/stored-files.ts';
import { enqueueForFile, enqueueForReplacement, enqueueSharePicture } from '#server/domain/jobs/enqueue.ts';
import { readList } from '#server/domain/lists.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import { enqueuePublishing, scheduleOf } from '#server/domain/publishing.ts';
import type { UploadKey } from '#server/domain/uploads.ts';
import { changeVersioned, findUnchanged } from '#server/domain/versioned-change.ts';
import { invalidFields, releaseNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as releases from '#server/storage/database/releases.queries.ts';
import { withSongFacts } from '#server/storage/database/song-facts.ts';
import { findSongs, setScheduleOfSongs, setSongs } from '#server/storage/database/songs-on-releases.ts';
import { listTracksOfRelease } from '#server/storage/database/tracks.queries.ts';
import type { Audience } from '#server/storage/database/visibility.ts';

export type Needs = ContentNeeds;

/** Newest first, unless another order is asked for. Visitors see a release once one of its songs is published. */
export function listReleases(
  db: Database,
  query: ListQuery = {},
  audience: Audience = 'everyone',
): Promise<ListPage<Release>> {
  const releaseList = {
    path: apiPaths.releases,
    table: 'releases',
    sortColumns: releases.releaseSortColumns,
    newestFirst: '-date',
    read: (db, part) => releases.listReleases(db, part, audience),
  } satisfies Parameters<typeof readList<Release>>[1];
  return readList(db, releaseList, query, audience);
}

/** A release with those of its songs that the reader gets to see. */
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
  const [described] = await withSongFacts(db, [{ ...release, tracks }], audience);
  if (!described) throw new Error('A release became none');
  return described;
}

/** Keeps a release, its cover, the order of its songs and who sees them, or nothing at all. */
export function createRelease(
  needs: Needs,
  { focus, trackIds, visibility, publishAt, ...fields }: NewRelease,
  files: { coverArt?: string },
  upload: UploadKey | null = null,
): Promise<ReleaseDetails> {
  const schedule = wishedSchedule({ visibility, publishAt });
  return needs.uploads.once<ReleaseDetails>(upload, async (store) => {
    const release = await keepingFiles(needs, async (keep) => {
      // Before the picture is looked at, which takes long: songs that cannot be had are told at once.
      await checkSongs(needs.database, trackIds, null);
      const cover = files.coverArt ? await keepPicture(needs.fileJobs, keep, files.coverArt) : null;
      return store(async (db) => {
        await checkSongs(db, trackIds, null);
        const stored = await releases.insertRelease(db, {
          ...fields,
          coverArt: cover?.address ?? null,
          coverPicture: withFocus(cover?.facts ?? null, focus),
          uploadDate: new Date().toISOString(),
          version: 1,
        });
        await setSongs(db, stored.id, trackIds);
        if (schedule) await showSongs(db, stored.id, schedule);
        await enqueueForFile(db, 'sizes', stored.coverArt);
        await enqueueSharePicture(db, 'release', stored.id);
        return withTracks(db, stored, 'owner');
      });
    });
    contentChanged(needs);
    return release;
  });
}

/** Changes what is given and leaves the rest, unless somebody else changed the release in the meantime. */
export async function changeRelease(
  needs: Needs,
  id: number,
  { version, removeCover, focus, trackIds, visibility, publishAt, ...changes }: ReleaseChanges,
  files: { coverArt?: string } = {},
): Promise<ReleaseDetails> {
  const { database } = needs;
  const schedule = wishedSchedule({ visibility, publishAt });
  const parts = {
    find: (db: Database) => releases.findRelease(db, id),
    notFound: releaseNotFound,
    version,
  };
  const { after } = await keepingFiles(needs, async (keep) => {
    await findUnchanged(database, parts);
    const kept = files.coverArt ? await keepPicture(needs.fileJobs, keep, files.coverArt) : null;
    return changeVersioned(database, {
      ...parts,
      update: async (db, before) => {
        if (trackIds) await checkSongs(db, trackIds, id);
        const stored = await releases.updateRelease(db, before, {
          ...changes,
          ...changedCover(before, { kept, removeCover, focus }),
        });
        if (trackIds) await setSongs(db, id, trackIds);
        if (schedule) await showSongs(db, id, schedule);
        await enqueueForReplacement(db, 'sizes', before.coverArt, stored.coverArt);
        await enqueueSharePicture(db, 'release', id);
        return withTracks(db, stored, 'owner');
      },
    });
  });
  contentChanged(needs);
  return after;
}

type Wish = Pick<ReleaseChanges, 'visibility' | 'publishAt'>;

/** What is wished for all songs alike; nothing while each keeps its own. */
function wishedSchedule({ visibility, publishAt = null }: Wish): Schedule | null {
  if (!visibility && publishAt) throw invalidFields({ publishAt: timeWithoutSchedule });
  return visibility ? scheduleOf({ visibility, publishAt }) : null;
}

/** In the transaction of the release: shows all its songs now, later or not yet. */
async function showSongs(db: Database, id: number, schedule: Schedule): Promise<void> {
  for (const song of await setScheduleOfSongs(db, id, schedule)) await enqueuePublishing(db, 'tracks', song);
}

/** Refuses songs that are unknown, named twice, or on another release than this one. */
async function checkSongs(db: Database, trackIds: number[], releaseId: number | null): Promise<void> {
  const songs = new Map((await findSongs(db, trackIds)).map((song) => [song.id, song]));
  trackIds.forEach((id, place) => {
    const song = songs.get(id);
    if (!song) throw invalidFields({ trackIds: songGone });
    if (trackIds.indexOf(id) < place) throw invalidFields({ trackIds: songNamedTwice(song.title) });
    if (song.releaseId !== null && song.releaseId !== releaseId)
      throw invalidFields({ trackIds: songTaken(song.title, song.releaseTitle ?? '') });
  });
}

/** Its songs stay, on no release. */
export function deleteRelease(needs: Needs, id: number): Promise<void> {
  return moveToBin(needs, 'releases', id);
}
