import { apiPaths } from '#shared/primitives/addresses.ts';
import type { VisibilityBatch } from '#shared/catalogue/batches.schema.ts';
import type { NewPost, Post, PostChanges, PostDetails } from '#shared/catalogue/posts.schema.ts';
import type { Schedule } from '#shared/catalogue/visibility.ts';
import type { ListPage, ListQuery } from '#shared/primitives/lists.ts';
import { readAttachment, refuseUnknownAttachment } from '#server/domain/catalogue/attachments.ts';
import { moveToBin } from '#server/domain/catalogue/bin.ts';
import { changeContent, changeTogether, createContent } from '#server/domain/catalogue/content.ts';
import { readList } from '#server/domain/catalogue/lists.ts';
import { changedSchedule, enqueuePublishing, scheduleOf } from '#server/domain/catalogue/publishing.ts';
import type { UploadKey } from '#server/domain/catalogue/single-uploads.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import type { Keep } from '#server/domain/files/stored-files.ts';
import { storePicture, withFocus } from '#server/domain/files/stored-pictures.ts';
import { enqueueForFile, enqueueForReplacement, enqueueSharePicture } from '#server/domain/jobs/enqueue.ts';
import { postNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as posts from '#server/storage/database/queries/catalogue/posts.queries.ts';
import type { Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

/** Newest first by default. */
export function listPosts(
  db: Database,
  query: ListQuery = {},
  audience: Audience = 'everyone',
): Promise<ListPage<Post>> {
  return readList(db, postList, query, audience);
}

const postList = {
  path: apiPaths.posts,
  table: 'posts',
  sortColumns: posts.postSortColumns,
  defaultSort: '-date',
  read: posts.listPosts,
} as const;

export async function readPost(db: Database, id: number, audience: Audience): Promise<PostDetails> {
  const row = await posts.findPost(db, id, audience);
  if (!row) throw postNotFound();
  const { firstPublishedAt: _firstPublishedAt, ...post } = row;
  const attachment = await readAttachment(db, post, audience);
  const { parseMarkdown } = await import('#shared/markdown/parse-markdown.ts');
  return { ...post, content: parseMarkdown(post.body), attachment };
}

export async function createPost(
  deps: ContentDeps,
  { focus, ...fields }: NewPost,
  files: { picture?: string },
  upload: UploadKey | null = null,
): Promise<Post> {
  const schedule = scheduleOf(fields);
  return createContent<Post>(deps, upload, async (keep) => {
    const picture = await storePostPicture(deps, keep, files);
    return async (db) => {
      await refuseUnknownAttachment(db, fields);
      const stored = await posts.insertPost(db, {
        imagePath: null,
        ...fields,
        ...dated(schedule),
        ...picture,
        picture: withFocus(picture.picture ?? null, focus),
        uploadDate: new Date().toISOString(),
        version: 1,
      });
      await enqueueForFile(db, 'sizes', stored.imagePath);
      await enqueuePublishing(db, 'posts', stored);
      await enqueueSharePicture(db, 'post', stored.id);
      return stored;
    };
  });
}

async function storePostPicture({ fileJobs }: ContentDeps, keep: Keep, files: { picture?: string }) {
  const stored = files.picture && (await storePicture(fileJobs, keep, files.picture));
  return { ...(stored && { imagePath: stored.address, picture: stored.facts }) };
}

/** The date of a post is the moment that was chosen for it, or else the one it first becomes visible. */
function dated(schedule: Schedule, firstPublishedAt: string | null = null) {
  const publishedAt = schedule.publishAt ?? firstPublishedAt ?? new Date().toISOString();
  return { ...schedule, firstPublishedAt, publishedAt };
}

function changedDate(before: posts.StoredPost, wanted: Partial<Schedule>) {
  const { visibility, publishAt = null } = changedSchedule(before, wanted);
  if (!visibility) return {};
  const wasVisible = before.visibility === 'published';
  return dated({ visibility, publishAt }, wasVisible ? before.publishedAt : before.firstPublishedAt);
}

export function changePost(
  deps: ContentDeps,
  id: number,
  { version, removePicture, focus, ...wanted }: PostChanges,
  files: { picture?: string } = {},
): Promise<Post> {
  return changeContent(deps, {
    find: (db) => posts.findPost(db, id),
    notFound: postNotFound,
    version,
    storeFiles: (keep) => storePostPicture(deps, keep, files),
    update: async (db, before, newPicture) => {
      await refuseUnknownAttachment(db, { ...before, ...wanted }, before);
      const removal = removePicture && { imagePath: null, picture: null };
      const changes = { ...wanted, ...changedDate(before, wanted), ...removal, ...newPicture };
      const { picture } = { ...before, ...changes };
      const after = await posts.updatePost(db, before, { ...changes, picture: withFocus(picture, focus) });
      await enqueueForReplacement(db, 'sizes', before.imagePath, after.imagePath);
      await enqueuePublishing(db, 'posts', after);
      await enqueueSharePicture(db, 'post', id);
      return after;
    },
  });
}

export function changePosts(deps: ContentDeps, { items, changes }: VisibilityBatch): Promise<Post[]> {
  return changeTogether(deps, items, {
    find: (db, id) => posts.findPost(db, id),
    notFound: postNotFound,
    update: async (db, before) => {
      const after = await posts.updatePost(db, before, changedDate(before, changes));
      await enqueuePublishing(db, 'posts', after);
      return after;
    },
  });
}

export function deletePost(deps: ContentDeps, id: number): Promise<void> {
  return moveToBin(deps, 'posts', [id]);
}
