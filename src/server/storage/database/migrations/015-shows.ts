import type { Kysely } from 'kysely';
import { addSearch } from '#server/storage/database/migrations/add-search.ts';
import { columnTypes, createTableWithId } from '#server/storage/database/migrations/column-types.ts';

/** Concerts. Tracks, videos and photos are named without references, so that a restored one is shown again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  await createTableWithId(db, 'shows')
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('date', text, (column) => column.notNull())
    .addColumn('time', text)
    .addColumn('timezone', text, (column) => column.notNull())
    .addColumn('venue', text, (column) => column.notNull())
    .addColumn('city', text, (column) => column.notNull())
    .addColumn('country', text, (column) => column.notNull())
    .addColumn('ticket_url', text)
    .addColumn('note', text)
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('setlist', text, (column) => column.notNull())
    .addColumn('image_ids', text, (column) => column.notNull())
    .addColumn('track_id', wholeNumber)
    .addColumn('video_id', wholeNumber)
    .addColumn('visibility', text, (column) => column.notNull())
    .addColumn('publish_at', text)
    .addColumn('upload_date', text, (column) => column.notNull())
    .addColumn('changed_at', text, (column) => column.notNull())
    .addColumn('version', wholeNumber, (column) => column.notNull())
    .addColumn('date_key', text, (column) => column.notNull())
    .addColumn('venue_key', text, (column) => column.notNull())
    .addColumn('city_key', text, (column) => column.notNull())
    .addColumn('search_text', text, (column) => column.notNull())
    .execute();
  for (const column of ['date_key', 'venue_key', 'city_key'])
    await db.schema.createIndex(`shows_by_${column}`).on('shows').columns([column, 'id']).execute();
  await db.schema
    .createIndex('shows_visible')
    .on('shows')
    .columns(['visibility', 'date_key', 'id'])
    .execute();
  await addSearch(db, 'shows');
}
