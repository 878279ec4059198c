import { apiPaths } from '#shared/primitives/addresses.ts';
import { listAddress, listLimits, type ListPage, type ListQuery } from '#shared/primitives/lists.ts';
import type { DiscographyItem } from '#shared/catalogue/discography.schema.ts';
import type { Release } from '#shared/catalogue/releases.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { packCursor, unpackCursor } from '#server/domain/catalogue/lists.ts';
import { unknownCursor } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { listReleases } from '#server/storage/database/queries/catalogue/releases.queries.ts';
import { findFirstTracks, listTracks } from '#server/storage/database/queries/catalogue/tracks.queries.ts';
import { findReleasesOfTracks } from '#server/storage/database/queries/catalogue/tracks-on-releases.ts';
import {
  isVisibleTo,
  isWithoutRelease,
  type Audience,
} from '#server/storage/database/queries/catalogue/visibility.ts';
import { dateKeyOf } from '#server/storage/database/queries/lists/folding.ts';
import { countVisible, isPosition, type Position } from '#server/storage/database/queries/lists/lists.ts';

/** The last row read of each of the two lists. */
type Positions = { release: Position | null; track: Position | null };
type Entry = { release: Release; track?: never } | { release?: never; track: Track };

/**
 * Releases, and tracks without one, newest first. The total counts all tracks: to count the items, every one of them
 * would have to be read.
 */
export async function listDiscography(
  db: Database,
  { limit = listLimits.most, after }: Pick<ListQuery, 'limit' | 'after'> = {},
  audience: Audience = 'everyone',
): Promise<ListPage<DiscographyItem>> {
  const positions = after === undefined ? { release: null, track: null } : readCursor(after);
  const part = { column: 'dateKey', direction: 'desc', limit, skip: 0, search: null } as const;
  const [releases, tracks, total] = await Promise.all([
    listReleases(
      db,
      { ...part, after: positions.release, isVisible: isVisibleTo('releases', audience) },
      audience,
    ),
    listTracks(db, { ...part, after: positions.track, isVisible: isWithoutRelease(audience) }),
    countVisible(db, 'tracks', audience),
  ]);
  // Sorting keeps the order of equal dates, so that releases come first.
  const entries: Entry[] = [
    ...releases.rows.map((release) => ({ release })),
    ...tracks.rows.map((track) => ({ track })),
  ].toSorted((one, other) => (dateKey(one) < dateKey(other) ? 1 : dateKey(one) > dateKey(other) ? -1 : 0));
  const shown = entries.slice(0, limit);
  const hasMore = entries.length > limit || releases.end !== null || tracks.end !== null;
  const cursor = hasMore ? writeCursor(positionsAfter(shown, positions)) : null;
  return {
    items: await withFirstTracks(db, shown, audience),
    total,
    next: cursor && listAddress(apiPaths.discography, { limit, after: cursor }),
  };
}

const dateKey = ({ release, track }: Entry) => dateKeyOf(release ?? track);

async function withFirstTracks(db: Database, entries: Entry[], audience: Audience) {
  const releaseIds = entries.flatMap(({ release }) => release?.id ?? []);
  const firstTracks = await findFirstTracks(db, releaseIds, audience);
  const releases = await findReleasesOfTracks(
    db,
    releaseIds.map((releaseId) => ({ releaseId })),
  );
  return entries.flatMap(({ release, track }): DiscographyItem[] => {
    if (!release) return [{ release: null, track }];
    const first = firstTracks.get(release.id);
    // Between the queries its last track may have been hidden.
    const ofTrack = releases.get(release.id);
    if (!first || !ofTrack) return [];
    return [{ release: release.trackCount > 1 ? release : null, track: { ...first, release: ofTrack } }];
  });
}

function positionsAfter(shown: Entry[], before: Positions): Positions {
  const release = shown.findLast((entry) => entry.release)?.release;
  const track = shown.findLast((entry) => entry.track)?.track;
  return {
    release: release ? { value: dateKeyOf(release), id: release.id } : before.release,
    track: track ? { value: dateKeyOf(track), id: track.id } : before.track,
  };
}

function writeCursor({ release, track }: Positions): string {
  return packCursor([apiPaths.discography, release?.value, release?.id, track?.value, track?.id]);
}

function readCursor(cursor: string): Positions {
  const [path, releaseValue, releaseId, trackValue, trackId] = unpackCursor(cursor);
  if (path !== apiPaths.discography) throw unknownCursor();
  return { release: readPosition(releaseValue, releaseId), track: readPosition(trackValue, trackId) };
}

/** Null before the first row. */
function readPosition(value: unknown, id: unknown): Position | null {
  if (value === null && id === null) return null;
  if (!isPosition('dateKey', value, id)) throw unknownCursor();
  return { value, id } as Position;
}
