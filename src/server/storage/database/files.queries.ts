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

/** As a range, which an index serves: the character after the dot is the slash. */
const startingWith = (stem: string) => [`${stem}.`, `${stem}/`] as const;

/** The title of whatever has a file whose address begins like this, up to its extension. */
export async function findTitleByStem(db: Database, stem: string): Promise<string | null> {
  const [from, below] = startingWith(stem);
  const tracks = db.selectFrom('tracks').select('title');
  const videos = db.selectFrom('videos').select('title');
  const photos = db.selectFrom('aboutImages').select('title');
  const row = await tracks
    .where('audioFile', '>', from)
    .where('audioFile', '<', below)
    .unionAll(tracks.where('coverArt', '>', from).where('coverArt', '<', below))
    .unionAll(videos.where('videoFile', '>', from).where('videoFile', '<', below))
    .unionAll(videos.where('thumbnail', '>', from).where('thumbnail', '<', below))
    .unionAll(photos.where('imagePath', '>', from).where('imagePath', '<', below))
    .executeTakeFirst();
  return row?.title ?? null;
}

/** The picture whose address begins like this, up to its extension. */
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
    .executeTakeFirst();
}
