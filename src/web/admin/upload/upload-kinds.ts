import type { MediaKind } from '#shared/media/media.ts';
import type { Visibility } from '#shared/catalogue/visibility.ts';
import type { Kind } from '#web/admin/kinds.ts';
import { ApiError } from '#web/lib/api/api.ts';

export type UploadKind = Exclude<Kind, 'message' | 'release'>;

type UploadFacts = {
  /** The type of its main file. */
  media: MediaKind;
  success: { title: string; description: string };
  /** Shown when the server gives no reason. */
  refused: string;
  /** Shown when there is no response at all. */
  unanswered: string;
};

const tryAgain = 'Something went wrong. Please try again.';

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

export function successOf(kind: UploadKind, visibility: Visibility) {
  const { success } = uploadKinds[kind];
  return visibility === 'published' ? success : { ...success, description: unseen[visibility] };
}

const unseen = {
  draft: 'It is a draft: only you can see it.',
  scheduled: 'It will be published at the time you chose.',
};

export function failureOf(kind: UploadKind, error: unknown): string {
  const { refused, unanswered } = uploadKinds[kind];
  return error instanceof ApiError ? error.reason || refused : unanswered;
}
