import { sql, type Kysely } from 'kysely';
import { addSearch } from '#server/storage/database/migrations/add-search.ts';
import { columnTypes, createTableWithId } from '#server/storage/database/migrations/column-types.ts';

/**
 * Release dates, drafts, releases, the owner's order of photos, lyrics and credits, and a bin. Existing items stay
 * published, downloadable, and in the order of their upload.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addReleases(db);
  await addToTracks(db);
  await addDates(db);
  await addVisibility(db);
  await addPhotoOrder(db);
  await addBin(db);
}

async function addReleases(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  await createTableWithId(db, 'releases')
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('release_type', text, (column) => column.notNull())
    .addColumn('release_date', text)
    .addColumn('description', text)
    .addColumn('credits', text)
    .addColumn('links', text, (column) => column.notNull().defaultTo('[]'))
    .addColumn('cover_art', text)
    .addColumn('cover_picture', text)
    .addColumn('upload_date', text, (column) => column.notNull())
    .addColumn('version', wholeNumber, (column) => column.notNull().defaultTo(1))
    .addColumn('date_key', text, (column) => column.notNull())
    .addColumn('title_key', text, (column) => column.notNull())
    .addColumn('search_text', text, (column) => column.notNull())
    .execute();
  for (const column of ['date_key', 'title_key', 'release_type'])
    await createIndex(db, 'releases', `by_${column}`, [column, 'id']);
  await createIndex(db, 'releases', 'cover_art', ['cover_art']);
  await addSearch(db, 'releases');
}

async function addToTracks(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  const alter = () => db.schema.alterTable('tracks');
  await alter()
    .addColumn('release_id', wholeNumber, (column) => column.references('releases.id').onDelete('set null'))
    .execute();
  await alter().addColumn('release_position', wholeNumber).execute();
  await alter()
    .addColumn('downloadable', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
  await alter()
    .addColumn('explicit', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  for (const column of ['lyrics', 'credits', 'isrc']) await alter().addColumn(column, text).execute();
  await alter()
    .addColumn('links', text, (column) => column.notNull().defaultTo('[]'))
    .execute();
  await createIndex(db, 'tracks', 'of_release', ['release_id', 'release_position', 'id']);
}

/** Sorted by release date, or else by upload date. */
async function addDates(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  for (const table of ['tracks', 'videos']) {
    await db.schema.alterTable(table).addColumn('release_date', text).execute();
    await db.schema
      .alterTable(table)
      .addColumn('date_key', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update ${sql.table(table)} set date_key = upload_date`.execute(db);
    await createIndex(db, table, 'by_date_key', ['date_key', 'id']);
  }
}

async function addVisibility(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  for (const [table, order] of [
    ['tracks', 'date_key'],
    ['videos', 'date_key'],
    ['about_images', 'position'],
  ] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('visibility', text, (column) => column.notNull().defaultTo('published'))
      .execute();
    await db.schema.alterTable(table).addColumn('publish_at', text).execute();
    if (order === 'position') continue;
    await createIndex(db, table, 'visible', ['visibility', order, 'id']);
  }
}

/** The position increases with each upload, so the newest photo comes first until the owner moves it. */
async function addPhotoOrder(db: Kysely<unknown>): Promise<void> {
  const { number } = columnTypes(db);
  await db.schema
    .alterTable('about_images')
    .addColumn('position', number, (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update about_images set position = places.place
    from (select id as photo, row_number() over (order by upload_date, id) as place from about_images) as places
    where places.photo = about_images.id`.execute(db);
  await createIndex(db, 'about_images', 'by_position', ['position', 'id']);
  await createIndex(db, 'about_images', 'visible', ['visibility', 'position', 'id']);
}

/** Deleted rows with the addresses of their files. */
async function addBin(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  await db.schema
    .createTable('bin')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('item_id', wholeNumber, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('recording', text)
    .addColumn('picture_file', text)
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('deleted_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('bin_kind_item_id', ['kind', 'item_id'])
    .execute();
  await createIndex(db, 'bin', 'by_deleted_at', ['deleted_at', 'kind', 'item_id']);
  await createIndex(db, 'bin', 'recording', ['recording']);
  await createIndex(db, 'bin', 'picture_file', ['picture_file']);
}

async function createIndex(db: Kysely<unknown>, table: string, name: string, columns: string[]) {
  await db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();
}
