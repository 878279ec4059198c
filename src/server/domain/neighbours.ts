import type { Neighbours } from '#shared/neighbours.schema.ts';
import { trackNotFound, videoNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  findBeside,
  findPosition,
  type NeighbourTable,
} from '#server/storage/database/neighbours.queries.ts';
import type { Audience } from '#server/storage/database/visibility.ts';

const notFound = { tracks: trackNotFound, videos: videoNotFound };

/** What a reader sees before and after a song or a video, in the list of all of them. */
export async function readNeighbours(
  db: Database,
  table: NeighbourTable,
  id: number,
  audience: Audience,
): Promise<Neighbours> {
  const position = await findPosition(db, table, id, audience);
  if (!position) throw notFound[table]();
  const [previous, next] = await Promise.all([
    findBeside(db, table, position, 'asc', audience),
    findBeside(db, table, position, 'desc', audience),
  ]);
  return { previous, next };
}
