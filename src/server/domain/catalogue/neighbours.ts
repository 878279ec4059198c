import type { Neighbours } from '#shared/primitives/requests.schema.ts';
import { postNotFound, trackNotFound, videoNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  findBeside,
  findPosition,
  type NeighbourTable,
} from '#server/storage/database/queries/catalogue/neighbours.queries.ts';
import type { Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

const notFound = { tracks: trackNotFound, videos: videoNotFound, posts: postNotFound };

/** The items before and after this one in the list of all. */
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
