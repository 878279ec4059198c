import { sql } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

/** Small, because SQLite blocks the event loop while it reads. */
const BATCH = 200;

/** The addresses of all files that rows reference, in batches. */
export async function* listFilesOfRows(db: Database): AsyncIterable<string[]> {
  yield* listFilesOfUploads(db);
  yield* listCoversOfReleases(db);
  yield* listPicturesOfPosts(db);
  yield await listRiders(db);
}

/** Only tracks, videos and photos, which exist in every version. */
export async function* listFilesOfUploads(db: Database): AsyncIterable<string[]> {
  for await (const rows of listRowsWithFiles(db))
    yield rows.flatMap(({ file, other }) => [file, other]).filter((address) => address !== null);
}

export async function* listCoversOfReleases(db: Database): AsyncIterable<string[]> {
  const releases = db.selectFrom('releases').select(['id', 'coverArt']);
  const batches = inBatches((last) => releases.where('id', '>', last).orderBy('id').limit(BATCH).execute());
  for await (const rows of batches)
    yield rows.map(({ coverArt }) => coverArt).filter((address) => address !== null);
}

export async function* listPicturesOfPosts(db: Database): AsyncIterable<string[]> {
  const posts = db.selectFrom('posts').select(['id', 'imagePath']);
  const batches = inBatches((last) => posts.where('id', '>', last).orderBy('id').limit(BATCH).execute());
  for await (const rows of batches)
    yield rows.map(({ imagePath }) => imagePath).filter((address) => address !== null);
}

/** At most one. */
export async function listRiders(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('press').select('rider').execute();
  return rows.map(({ rider }) => rider).filter((address) => address !== null);
}

async function* listRowsWithFiles(db: Database): AsyncIterable<RowWithFiles[]> {
  const tracks = db.selectFrom('tracks').select(['id', 'audioFile as file', 'coverArt as other']);
  const videos = db.selectFrom('videos').select(['id', 'videoFile as file', 'thumbnail as other']);
  const photos = db.selectFrom('aboutImages').select(['id', 'imagePath as file', 'imagePath as other']);
  yield* inBatches((last) => tracks.where('id', '>', last).orderBy('id').limit(BATCH).execute());
  yield* inBatches((last) => videos.where('id', '>', last).orderBy('id').limit(BATCH).execute());
  yield* inBatches((last) => photos.where('id', '>', last).orderBy('id').limit(BATCH).execute());
}

type RowWithFiles = { id: number; file: string | null; other: string | null };

async function* inBatches<Row extends { id: number }>(
  readAfter: (id: number) => Promise<Row[]>,
): AsyncIterable<Row[]> {
  let rows = await readAfter(0);
  while (rows.length > 0) {
    yield rows;
    rows = await readAfter(rows.at(-1)?.id ?? Infinity);
  }
}

/** In batches. */
export async function* listPictures(db: Database) {
  const covers = db.selectFrom('tracks').select(['id', 'coverArt as address', 'coverPicture as picture']);
  const thumbnails = db
    .selectFrom('videos')
    .select(['id', 'thumbnail as address', 'thumbnailPicture as picture']);
  const photos = db.selectFrom('aboutImages').select(['id', 'imagePath as address', 'picture']);
  const releases = db.selectFrom('releases').select(['id', 'coverArt as address', 'coverPicture as picture']);
  const posts = db.selectFrom('posts').select(['id', 'imagePath as address', 'picture']);
  yield* inBatches((last) => covers.where('id', '>', last).orderBy('id').limit(BATCH).execute());
  yield* inBatches((last) => thumbnails.where('id', '>', last).orderBy('id').limit(BATCH).execute());
  yield* inBatches((last) => photos.where('id', '>', last).orderBy('id').limit(BATCH).execute());
  yield* inBatches((last) => releases.where('id', '>', last).orderBy('id').limit(BATCH).execute());
  yield* inBatches((last) => posts.where('id', '>', last).orderBy('id').limit(BATCH).execute());
}

/** The recordings with their streams, and the job that makes them, in batches. */
export async function* listStreams(db: Database) {
  const tracks = db.selectFrom('tracks').select(['id', 'audioFile as address', 'streams']);
  const videos = db.selectFrom('videos').select(['id', 'videoFile as address', 'streams']);
  const ofTracks = inBatches((last) => tracks.where('id', '>', last).orderBy('id').limit(BATCH).execute());
  const ofVideos = inBatches((last) => videos.where('id', '>', last).orderBy('id').limit(BATCH).execute());
  for await (const rows of ofTracks) yield rows.map((row) => ({ kind: 'trackStreams' as const, ...row }));
  for await (const rows of ofVideos) yield rows.map((row) => ({ kind: 'videoStreams' as const, ...row }));
}

/** A range, so that an index is used: the character after the dot is the slash. */
export const startingWith = (stem: string) => [`${stem}.`, `${stem}/`] as const;

/** The titles of visible items with a file whose address, without its extension, is `stem`. */
function selectTitlesByStem(db: Database, stem: string, audience: Audience) {
  const [from, below] = startingWith(stem);
  const tracks = db.selectFrom('tracks').select('title').where(isVisibleTo('tracks', audience));
  const videos = db.selectFrom('videos').select('title').where(isVisibleTo('videos', audience));
  const photos = db.selectFrom('aboutImages').select('title').where(isVisibleTo('aboutImages', audience));
  const releases = db.selectFrom('releases').select('title').where(isVisibleTo('releases', audience));
  const posts = db.selectFrom('posts').select('title').where(isVisibleTo('posts', audience));
  const press = db.selectFrom('press').select(sql.lit('Rider').as('title'));
  const riders = audience === 'owner' ? press : press.where('enabled', '=', true);
  return tracks
    .where('audioFile', '>', from)
    .where('audioFile', '<', below)
    .unionAll(tracks.where('coverArt', '>', from).where('coverArt', '<', below))
    .unionAll(videos.where('videoFile', '>', from).where('videoFile', '<', below))
    .unionAll(videos.where('thumbnail', '>', from).where('thumbnail', '<', below))
    .unionAll(photos.where('imagePath', '>', from).where('imagePath', '<', below))
    .unionAll(releases.where('coverArt', '>', from).where('coverArt', '<', below))
    .unionAll(posts.where('imagePath', '>', from).where('imagePath', '<', below))
    .unionAll(riders.where('rider', '>', from).where('rider', '<', below));
}

/** Includes items in the bin. */
export async function findTitleByStem(db: Database, stem: string): Promise<string | null> {
  const [from, below] = startingWith(stem);
  const bin = db.selectFrom('bin').select('title');
  const row = await selectTitlesByStem(db, stem, 'owner')
    .unionAll(bin.where('recording', '>', from).where('recording', '<', below))
    .unionAll(bin.where('pictureFile', '>', from).where('pictureFile', '<', below))
    .executeTakeFirst();
  return row?.title ?? null;
}

export async function isNamedByPublicRow(db: Database, stem: string): Promise<boolean> {
  return (await selectTitlesByStem(db, stem, 'everyone').executeTakeFirst()) !== undefined;
}

export function findPictureByStem(db: Database, stem: string) {
  const [from, below] = startingWith(stem);
  return db
    .selectFrom('tracks')
    .select(['coverArt as address', 'coverPicture as picture'])
    .where('coverArt', '>', from)
    .where('coverArt', '<', below)
    .unionAll(
      db
        .selectFrom('videos')
        .select(['thumbnail as address', 'thumbnailPicture as picture'])
        .where('thumbnail', '>', from)
        .where('thumbnail', '<', below),
    )
    .unionAll(
      db
        .selectFrom('aboutImages')
        .select(['imagePath as address', 'picture'])
        .where('imagePath', '>', from)
        .where('imagePath', '<', below),
    )
    .unionAll(
      db
        .selectFrom('releases')
        .select(['coverArt as address', 'coverPicture as picture'])
        .where('coverArt', '>', from)
        .where('coverArt', '<', below),
    )
    .unionAll(
      db
        .selectFrom('posts')
        .select(['imagePath as address', 'picture'])
        .where('imagePath', '>', from)
        .where('imagePath', '<', below),
    )
    .executeTakeFirst();
}
