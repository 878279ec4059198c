import type { Kysely } from 'kysely';
import { addSearch } from '#server/storage/database/migrations/add-search.ts';
import { columnTypes, createTableWithId } from '#server/storage/database/migrations/column-types.ts';

/** News. What a post shows is no foreign key, so that it returns with an item from the bin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  await createTableWithId(db, 'posts')
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addColumn('excerpt', text, (column) => column.notNull())
    .addColumn('image_path', text)
    .addColumn('picture', text)
    .addColumn('track_id', wholeNumber)
    .addColumn('video_id', wholeNumber)
    .addColumn('release_id', wholeNumber)
    .addColumn('visibility', text, (column) => column.notNull())
    .addColumn('publish_at', text)
    .addColumn('published_at', text, (column) => column.notNull())
    .addColumn('first_published_at', text)
    .addColumn('upload_date', text, (column) => column.notNull())
    .addColumn('version', wholeNumber, (column) => column.notNull())
    .addColumn('title_key', text, (column) => column.notNull())
    .addColumn('search_text', text, (column) => column.notNull())
    .execute();
  const indexes = {
    by_published_at: ['published_at', 'id'],
    by_title_key: ['title_key', 'id'],
    visible: ['visibility', 'published_at', 'id'],
    image_path: ['image_path'],
  };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(`posts_${name}`).on('posts').columns(columns).execute();
  await addSearch(db, 'posts');
}
