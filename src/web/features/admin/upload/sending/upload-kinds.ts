import { apiPaths } from '#shared/addresses.ts';
import type { MediaKind } from '#shared/media.ts';
import type { Kind } from '#web/features/admin/lib/lists.ts';
import { ApiError } from '#web/lib/api.ts';

/** What can be uploaded, where it goes, and what is said about it. */
export type UploadKind = 'music' | 'video' | 'image';

type Facts = {
  path: string;
  row: Kind;
  media: MediaKind;
  success: { title: string; description: string };
  /** When the server refuses without a word. */
  refused: string;
  /** When there is no answer at all. */
  unanswered: string;
};

const tryAgain = 'Something went wrong. Please try again.';

export const uploadKinds: Record<UploadKind, Facts> = {
  music: {
    path: apiPaths.tracks,
    row: 'track',
    media: 'audio',
    success: {
      title: 'Music uploaded successfully',
      description: 'Your music has been uploaded and is now available on your website.',
    },
    refused: 'Failed to upload music',
    unanswered: tryAgain,
  },
  video: {
    path: apiPaths.videos,
    row: 'video',
    media: 'video',
    success: {
      title: 'Video added successfully',
      description: 'Your video has been added and is now available on your website.',
    },
    refused: 'Failed to upload video',
    unanswered: tryAgain,
  },
  image: {
    path: apiPaths.photos,
    row: 'image',
    media: 'picture',
    success: {
      title: 'Upload successful',
      description: 'The image has been uploaded successfully.',
    },
    refused: 'Failed to upload image',
    unanswered: 'Failed to upload image',
  },
};

/** The sentence for an upload that did not work: the server's own, where it said something. */
export function failureOf(kind: UploadKind, error: unknown): string {
  const { refused, unanswered } = uploadKinds[kind];
  return error instanceof ApiError ? error.reason || refused : unanswered;
}
