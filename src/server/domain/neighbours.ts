import type { Neighbours } from '#shared/neighbours.schema.ts';
import { trackNotFound, videoNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  findBeside,
  findPosition,
  findSongsBeside,
  type NeighbourTable,
} from '#server/storage/database/neighbours.queries.ts';
import type { Audience } from '#server/storage/database/visibility.ts';

const notFound = { tracks: trackNotFound, videos: videoNotFound };

/** What a reader sees before and after a song or a video: on its release, or else in the list of all of them. */
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

/** Null where a song stands on no release, or is the only one there. */
async function readNeighboursOnRelease(
  db: Database,
  id: number,
  audience: Audience,
): Promise<Neighbours | null> {
  const songs = await findSongsBeside(db, id, audience);
  if (songs.length < 2) return null;
  const place = songs.findIndex((song) => song.id === id);
  return { previous: songs[place - 1] ?? null, next: songs[place + 1] ?? null };
}
