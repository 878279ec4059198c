import type { MediaKind } from '#shared/media.ts';
import type { Visibility } from '#shared/visibility.ts';
import type { Kind } from '#web/features/admin/kinds.ts';
import { ApiError } from '#web/lib/api.ts';

export type UploadKind = Exclude<Kind, 'message' | 'release'>;

type UploadFacts = {
  /** What its main file must be. */
  media: MediaKind;
  success: { title: string; description: string };
  /** When the server refuses without a word. */
  refused: string;
  /** When there is no answer at all. */
  unanswered: string;
};

const tryAgain = 'Something went wrong. Please try again.';

/** What can be uploaded, and what is said about it. */
export const uploadKinds: Record<UploadKind, UploadFacts> = {
  track: {
    media: 'audio',
    success: {
      title: 'Music uploaded successfully',
      description: 'Your music has been uploaded and is now available on your website.',
    },
    refused: 'Failed to upload music',
    unanswered: tryAgain,
  },
  video: {
    media: 'video',
    success: {
      title: 'Video added successfully',
      description: 'Your video has been added and is now available on your website.',
    },
    refused: 'Failed to upload video',
    unanswered: tryAgain,
  },
  photo: {
    media: 'picture',
    success: {
      title: 'Upload successful',
      description: 'The image has been uploaded successfully.',
    },
    refused: 'Failed to upload image',
    unanswered: 'Failed to upload image',
  },
};

/** What is said of an upload that went through. Not everything that is uploaded is shown at once. */
export function successOf(kind: UploadKind, visibility: Visibility) {
  const { success } = uploadKinds[kind];
  return visibility === 'published' ? success : { ...success, description: unseen[visibility] };
}

const unseen = {
  draft: 'It is a draft: only you can see it.',
  scheduled: 'It will be published at the time you chose.',
};

/** The sentence for an upload that did not work: the server's own, where it said something. */
export function failureOf(kind: UploadKind, error: unknown): string {
  const { refused, unanswered } = uploadKinds[kind];
  return error instanceof ApiError ? error.reason || refused : unanswered;
}
