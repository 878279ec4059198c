import { postDetailsSchema, postSchema } from '#shared/catalogue/posts.schema.ts';
import type { postSorts } from '#shared/catalogue/posts.ts';
import { markdownExcerpt } from '#shared/markdown/markdown.ts';
import { maximums } from '#shared/primitives/limits.ts';
import type { Database } from '#server/storage/database/database.ts';
import { searchTextOf, sortKeyOf } from '#server/storage/database/queries/lists/folding.ts';
import { readListPart, type ListPart } from '#server/storage/database/queries/lists/lists.ts';
import type { NewPostRow } from '#server/storage/database/tables.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

/** The body is only part of the details. */
const columns = postSchema.keyof().options;
const detailColumns = postDetailsSchema.omit({ content: true, attachment: true }).keyof().options;

export const postSortColumns: Record<(typeof postSorts)[number], string> = {
  date: 'publishedAt',
  title: 'titleKey',
};

async function derivedFrom({ title, body }: Pick<NewPostRow, 'title' | 'body'>) {
  // Loaded with the first post: every start would take longer.
  const { parseMarkdown } = await import('#shared/markdown/parse-markdown.ts');
  const content = parseMarkdown(body);
  return {
    excerpt: markdownExcerpt(content, maximums.excerpt),
    titleKey: sortKeyOf(title),
    searchText: searchTextOf(title, markdownExcerpt(content, Infinity)),
  };
}

export function listPosts(db: Database, part: ListPart) {
  return readListPart('posts', db.selectFrom('posts').select(columns), part);
}

export type StoredPost = NonNullable<Awaited<ReturnType<typeof findPost>>>;

export function findPost(db: Database, id: number, audience: Audience = 'owner') {
  return db
    .selectFrom('posts')
    .select([...detailColumns, 'firstPublishedAt'])
    .where('id', '=', id)
    .where(isVisibleTo('posts', audience))
    .executeTakeFirst();
}

/** The newest ones with their bodies, for feeds. */
export function listNewestPosts(db: Database, limit: number) {
  return db
    .selectFrom('posts')
    .select(detailColumns)
    .where(isVisibleTo('posts', 'everyone'))
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertPost(db: Database, post: NewPostRow) {
  return db
    .insertInto('posts')
    .values({ ...post, ...(await derivedFrom(post)) })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Counts the version up. */
export async function updatePost(db: Database, before: StoredPost, changes: Partial<StoredPost>) {
  const isRewritten = 'title' in changes || 'body' in changes;
  return db
    .updateTable('posts')
    .set({
      ...changes,
      ...(isRewritten && (await derivedFrom({ ...before, ...changes }))),
      version: before.version + 1,
    })
    .where('id', '=', before.id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function deletePost(db: Database, id: number) {
  return db.deleteFrom('posts').where('id', '=', id).returningAll().executeTakeFirst();
}
