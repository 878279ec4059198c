import { sql, type Kysely } from 'kysely';

/** Of several featured rows only the newest, which the home page shows, keeps the flag. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['tracks', 'videos', 'about_images']) {
    const featured = sql.table(table);
    await sql`
      update ${featured} set featured = false, version = version + 1
      where featured = true and id <> (
        select id from ${featured} where featured = true order by upload_date desc, id desc limit 1
      )`.execute(db);
  }
}
