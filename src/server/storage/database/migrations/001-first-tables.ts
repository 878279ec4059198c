import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db, 'users')
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('founder', 'boolean', (column) => column.unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  // Nobody should be able to call themselves "billy" beside "Billy".
  await sql`create unique index users_username on users (lower(username))`.execute(db);

  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_user_id').on('sessions').column('user_id').execute();

  await withUpload(withId(db, 'tracks'))
    .addColumn('release_type', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('cover_art', 'text')
    .addColumn('cover_picture', 'text')
    .addColumn('audio_file', 'text', (column) => column.notNull())
    .addColumn('duration', 'real')
    .addColumn('peaks', 'text')
    .execute();
  await newestFirst(db, 'tracks');
  await findableByFile(db, 'tracks', 'audio_file', 'cover_art');

  await withUpload(withId(db, 'videos'))
    .addColumn('video_type', 'text', (column) => column.notNull())
    .addColumn('embed_url', 'text')
    .addColumn('video_file', 'text')
    .addColumn('thumbnail', 'text')
    .addColumn('thumbnail_picture', 'text')
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await newestFirst(db, 'videos');
  await findableByFile(db, 'videos', 'video_file', 'thumbnail');

  await withUpload(withId(db, 'about_images'))
    .addColumn('description', 'text')
    .addColumn('photographer', 'text')
    .addColumn('location', 'text')
    .addColumn('year', 'text')
    .addColumn('image_path', 'text', (column) => column.notNull())
    .addColumn('picture', 'text')
    .execute();
  await newestFirst(db, 'about_images');
  await findableByFile(db, 'about_images', 'image_path');

  await withId(db, 'messages')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('read', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('messages_newest')
    .on('messages')
    .columns(['created_at desc', 'id desc'])
    .execute();

  await withId(db, 'site_settings')
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('last_updated', 'text', (column) => column.notNull())
    .execute();
}

/** Numbers are never given out twice, so an old link cannot lead to a new thing. */
function withId(db: Kysely<unknown>, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());
}

function withUpload<T extends string>(table: CreateTableBuilder<T>) {
  return table
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('upload_date', 'text', (column) => column.notNull())
    .addColumn('featured', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1));
}

async function newestFirst(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema.createIndex(`${table}_newest`).on(table).columns(['upload_date desc', 'id desc']).execute();
  await db.schema
    .createIndex(`${table}_featured`)
    .on(table)
    .columns(['featured', 'upload_date desc', 'id desc'])
    .execute();
}

/** Serving a file asks what it belongs to. */
async function findableByFile(db: Kysely<unknown>, table: string, ...columns: string[]): Promise<void> {
  for (const column of columns) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
}
