import type { Neighbours } from '#shared/primitives/requests.schema.ts';
import { trackNotFound, videoNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  findBeside,
  findPosition,
  findTracksBeside,
  type NeighbourTable,
} from '#server/storage/database/queries/catalogue/neighbours.queries.ts';
import type { Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

const notFound = { tracks: trackNotFound, videos: videoNotFound };

/** The items before and after this one: on the track's release, otherwise in the list of all. */
export async function readNeighbours(
  db: Database,
  table: NeighbourTable,
  id: number,
  audience: Audience,
): Promise<Neighbours> {
  const position = await findPosition(db, table, id, audience);
  if (!position) throw notFound[table]();
  const onRelease = table === 'tracks' ? await readNeighboursOnRelease(db, id, audience) : null;
  if (onRelease) return onRelease;
  const [previous, next] = await Promise.all([
    findBeside(db, table, position, 'asc', audience),
    findBeside(db, table, position, 'desc', audience),
  ]);
  return { previous, next };
}

/** Null for a track without a release, or the only one on it. */
async function readNeighboursOnRelease(
  db: Database,
  id: number,
  audience: Audience,
): Promise<Neighbours | null> {
  const tracks = await findTracksBeside(db, id, audience);
  if (tracks.length < 2) return null;
  const index = tracks.findIndex((track) => track.id === id);
  return { previous: tracks[index - 1] ?? null, next: tracks[index + 1] ?? null };
}
