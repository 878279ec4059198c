import type { PlayerKind } from '#shared/primitives/addresses.ts';

export const postSorts = ['date', 'title'] as const;

/** Fields of a post that name what it shows as a player; it has one of them at most. */
export const attachmentFields = {
  track: 'trackId',
  video: 'videoId',
  release: 'releaseId',
} as const satisfies Record<PlayerKind, string>;
