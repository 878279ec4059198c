import { ownerText, text } from '#shared/language/text.ts';
import type { MediaKind } from '#shared/media/media.ts';
import type { Visibility } from '#shared/catalogue/visibility.ts';
import type { SearchedKind } from '#web/admin/kinds.ts';
import { ApiError } from '#web/lib/api/api.ts';

export type UploadKind = Exclude<SearchedKind, 'message' | 'release' | 'show'>;

/** The type of the main file. */
export const mainFiles: Record<UploadKind, MediaKind> = {
  track: 'audio',
  video: 'video',
  photo: 'picture',
  post: 'picture',
};

export function successOf(kind: UploadKind, visibility: Visibility) {
  const { unseen, [kind]: texts } = ownerText().upload;
  return {
    title: texts.stored,
    description: visibility === 'published' ? texts.storedText : unseen[visibility],
  };
}

export function failureOf(kind: UploadKind, error: unknown): string {
  const { failed } = ownerText().upload[kind];
  if (error instanceof ApiError) return error.reason || failed;
  // There was no response at all.
  return kind === 'photo' ? failed : text().site.failed;
}
