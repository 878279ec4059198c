import { sql, type Kysely } from 'kysely';
import { dateKeyOf, searchTextOf } from '#server/storage/database/queries/lists/folding.ts';

type Song = {
  id: number;
  title: string;
  description: string | null;
  releaseDate: string | null;
  uploadDate: string;
  albumTitle: string;
  albumType: string;
  albumDate: string | null;
};

/** Tracks on a release have its type, are found by its title, and have its date unless they have one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Song>`
    select tracks.id, tracks.title, tracks.description, tracks.release_date, tracks.upload_date,
      releases.title as album_title, releases.release_type as album_type, releases.release_date as album_date
    from tracks join releases on releases.id = tracks.release_id`.execute(db);
  for (const { id, title, description, releaseDate, uploadDate, ...album } of rows) {
    const dateKey = dateKeyOf({ releaseDate: releaseDate ?? album.albumDate, uploadDate });
    const searchText = searchTextOf(title, description, album.albumType, album.albumTitle);
    await sql`
      update tracks set release_type = ${album.albumType}, date_key = ${dateKey}, search_text = ${searchText}
      where id = ${id}`.execute(db);
  }
}
