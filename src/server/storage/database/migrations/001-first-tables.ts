import { sql, type Kysely } from 'kysely';
import { columnTypes, createTableWithId } from '#server/storage/database/migrations/column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber, number } = columnTypes(db);
  await createTableWithId(db, 'users')
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('password_hash', text, (column) => column.notNull())
    .addColumn('founder', 'boolean', (column) => column.unique())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  // "billy" and "Billy" must not be two accounts.
  await sql`create unique index users_username on users (lower(username))`.execute(db);

  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', text, (column) => column.primaryKey())
    .addColumn('user_id', wholeNumber, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('last_seen_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_user_id').on('sessions').column('user_id').execute();

  await withUpload(db, 'tracks')
    .addColumn('release_type', text, (column) => column.notNull())
    .addColumn('description', text)
    .addColumn('cover_art', text)
    .addColumn('cover_picture', text)
    .addColumn('audio_file', text, (column) => column.notNull())
    .addColumn('duration', number)
    .addColumn('peaks', text)
    .execute();
  await newestFirst(db, 'tracks');
  await findableByFile(db, 'tracks', 'audio_file', 'cover_art');

  await withUpload(db, 'videos')
    .addColumn('video_type', text, (column) => column.notNull())
    .addColumn('embed_url', text)
    .addColumn('video_file', text)
    .addColumn('thumbnail', text)
    .addColumn('thumbnail_picture', text)
    .addColumn('views', wholeNumber, (column) => column.notNull().defaultTo(0))
    .execute();
  await newestFirst(db, 'videos');
  await findableByFile(db, 'videos', 'video_file', 'thumbnail');

  await withUpload(db, 'about_images')
    .addColumn('description', text)
    .addColumn('photographer', text)
    .addColumn('location', text)
    .addColumn('year', text)
    .addColumn('image_path', text, (column) => column.notNull())
    .addColumn('picture', text)
    .execute();
  await newestFirst(db, 'about_images');
  await findableByFile(db, 'about_images', 'image_path');

  await createTableWithId(db, 'messages')
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('message', text, (column) => column.notNull())
    .addColumn('read', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('messages_newest')
    .on('messages')
    .columns(['created_at desc', 'id desc'])
    .execute();

  await createTableWithId(db, 'site_settings')
    .addColumn('key', text, (column) => column.notNull().unique())
    .addColumn('value', text, (column) => column.notNull())
    .addColumn('description', text)
    .addColumn('last_updated', text, (column) => column.notNull())
    .execute();
}

function withUpload(db: Kysely<unknown>, table: string) {
  const { text, wholeNumber } = columnTypes(db);
  return createTableWithId(db, table)
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('upload_date', text, (column) => column.notNull())
    .addColumn('featured', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('version', wholeNumber, (column) => column.notNull().defaultTo(1));
}

async function newestFirst(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema.createIndex(`${table}_newest`).on(table).columns(['upload_date desc', 'id desc']).execute();
  await db.schema
    .createIndex(`${table}_featured`)
    .on(table)
    .columns(['featured', 'upload_date desc', 'id desc'])
    .execute();
}

/** Serving a file looks up the item that uses it. */
async function findableByFile(db: Kysely<unknown>, table: string, ...columns: string[]): Promise<void> {
  for (const column of columns) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
}
