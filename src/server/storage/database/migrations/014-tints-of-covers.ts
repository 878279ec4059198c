import { sql, type Kysely } from 'kysely';
import { thumbHashToRGBA } from 'thumbhash';
import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import { findTint } from '#server/media/tint.ts';

type Covered = { id: number; coverPicture: PictureFacts };

/** Existing covers get the tint of their thumbhash, so that no file has to be decoded again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['tracks', 'releases'].map((name) => sql.table(name))) {
    const { rows } = await sql<Covered>`
      select id, cover_picture from ${table} where cover_picture is not null`.execute(db);
    for (const { id, coverPicture } of rows) {
      if (!coverPicture.thumbhash) continue;
      const { rgba } = thumbHashToRGBA(Buffer.from(coverPicture.thumbhash, 'base64'));
      const tinted = { ...coverPicture, tint: findTint(rgba) };
      await sql`update ${table} set cover_picture = ${tinted} where id = ${id}`.execute(db);
    }
  }
}
