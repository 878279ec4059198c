import { english } from '#shared/language/english/english.ts';
import { sql, type Kysely } from 'kysely';
import { searchTextOf, sortKeyOf } from '#server/storage/database/queries/lists/folding.ts';
import { addSearch } from '#server/storage/database/migrations/add-search.ts';
import { columnTypes } from '#server/storage/database/migrations/column-types.ts';
import type { VideoType } from '#shared/catalogue/videos.ts';

type Row = Record<string, string | null>;
type Derive = (row: Row) => Record<string, string | number>;
type Change = { table: string; reads: string[]; texts: string[]; derive: Derive };

/** New columns for searching and sorting, filled from the existing ones. */
const changes: Change[] = [
  {
    table: 'tracks',
    reads: ['title', 'description', 'release_type'],
    texts: ['title_key', 'search_text'],
    derive: ({ title, description, releaseType }) => ({
      titleKey: sortKeyOf(title ?? ''),
      searchText: searchTextOf(title ?? '', description ?? null, releaseType ?? ''),
    }),
  },
  {
    table: 'videos',
    reads: ['title', 'video_type', 'video_file', 'thumbnail'],
    texts: ['title_key', 'search_text'],
    derive: ({ title, videoType, videoFile, thumbnail }) => ({
      titleKey: sortKeyOf(title ?? ''),
      searchText: searchTextOf(
        title ?? '',
        videoType ?? '',
        english.visitor.catalogue.videoTypes[videoType as VideoType] ?? '',
      ),
      thumbnailRank: thumbnail ? 0 : videoFile ? 2 : 1,
    }),
  },
  {
    table: 'about_images',
    reads: ['title', 'description', 'photographer', 'location', 'year'],
    texts: ['title_key', 'photographer_key', 'location_key', 'search_text'],
    derive: ({ title, description, photographer, location, year }) => ({
      titleKey: sortKeyOf(title ?? ''),
      photographerKey: sortKeyOf(photographer ?? ''),
      locationKey: sortKeyOf(location ?? ''),
      searchText: searchTextOf(
        ...[title, description, photographer, location, year].map((text) => text ?? null),
      ),
    }),
  },
  {
    table: 'messages',
    reads: ['name', 'email', 'subject', 'message'],
    texts: ['name_key', 'subject_key', 'search_text'],
    derive: ({ name, email, subject, message }) => ({
      nameKey: sortKeyOf(name ?? ''),
      subjectKey: sortKeyOf(subject ?? ''),
      searchText: searchTextOf(...[name, email, subject, message].map((text) => text ?? null)),
    }),
  },
];

/** All orders of a list except newest first, whose index exists already. */
const orders: Record<string, string[]> = {
  tracks: ['title_key', 'release_type', 'featured'],
  videos: ['title_key', 'video_type', 'views', 'featured', 'thumbnail_rank'],
  about_images: ['title_key', 'photographer_key', 'location_key', 'featured'],
  messages: ['name_key', 'subject_key', 'read'],
};

export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  await db.schema
    .alterTable('videos')
    .addColumn('thumbnail_rank', wholeNumber, (column) => column.notNull().defaultTo(1))
    .execute();
  for (const change of changes) {
    for (const column of change.texts) {
      await db.schema
        .alterTable(change.table)
        .addColumn(column, text, (definition) => definition.notNull().defaultTo(''))
        .execute();
    }
    await fill(db as Kysely<Record<string, never>>, change);
    await addSearch(db, change.table);
    for (const column of orders[change.table] ?? []) {
      await db.schema
        .createIndex(`${change.table}_by_${column}`)
        .on(change.table)
        .columns([column, 'id'])
        .execute();
    }
  }
  // Every start looks for uploads without waveform or thumbnail.
  await sql`create index tracks_without_peaks on tracks (id) where peaks is null`.execute(db);
  await sql`create index videos_without_thumbnail on videos (id) where thumbnail is null and video_file is not null`.execute(
    db,
  );
}

const ROWS_AT_A_TIME = 500;

async function fill(db: Kysely<Record<string, never>>, { table, reads, derive }: Change): Promise<void> {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom(table)
      .select(['id', ...reads] as never[])
      .where('id' as never, '>', last as never)
      .orderBy('id' as never)
      .limit(ROWS_AT_A_TIME)
      .execute();
    for (const row of rows as (Row & { id: number })[]) {
      await db
        .updateTable(table)
        .set(derive(row) as never)
        .where('id' as never, '=', row.id as never)
        .execute();
      last = row.id;
    }
    if (rows.length < ROWS_AT_A_TIME) return;
  }
}
