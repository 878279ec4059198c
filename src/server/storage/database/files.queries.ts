import type { Database } from '#server/storage/database/database.ts';

type FileOfRow = { path: string; title: string };

/** Every file that a row names, with the title it belongs to. */
export async function listFilesOfRows(db: Database): Promise<FileOfRow[]> {
  const [tracks, videos, photos] = await Promise.all([
    db.selectFrom('tracks').select(['title', 'audioFile', 'coverArt']).execute(),
    db.selectFrom('videos').select(['title', 'videoFile', 'thumbnail']).execute(),
    db.selectFrom('aboutImages').select(['title', 'imagePath']).execute(),
  ]);
  const named = (title: string, ...paths: (string | null)[]) =>
    paths.filter((path) => path !== null).map((path) => ({ path, title }));
  return [
    ...tracks.flatMap(({ title, audioFile, coverArt }) => named(title, audioFile, coverArt)),
    ...videos.flatMap(({ title, videoFile, thumbnail }) => named(title, videoFile, thumbnail)),
    ...photos.flatMap(({ title, imagePath }) => named(title, imagePath)),
  ];
}

/** The title of whatever this file belongs to. */
export async function findTitleOfFile(db: Database, path: string): Promise<string | null> {
  const row = await db
    .selectFrom('tracks')
    .select('title')
    .where('audioFile', '=', path)
    .unionAll(db.selectFrom('tracks').select('title').where('coverArt', '=', path))
    .unionAll(db.selectFrom('videos').select('title').where('videoFile', '=', path))
    .unionAll(db.selectFrom('videos').select('title').where('thumbnail', '=', path))
    .unionAll(db.selectFrom('aboutImages').select('title').where('imagePath', '=', path))
    .executeTakeFirst();
  return row?.title ?? null;
}

/** The picture whose address begins like this, up to its extension. */
export function findPictureByStem(db: Database, stem: string) {
  // As a range, which an index serves: the character after the dot is the slash.
  const [from, below] = [`${stem}.`, `${stem}/`];
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
    .executeTakeFirst();
}
