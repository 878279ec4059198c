import type { PhotoMove } from '#shared/catalogue/photos.schema.ts';

type Ordered = { id: number };
export type Move = { id: number } & PhotoMove;

/**
 * The requests that move one photo: each puts a photo before another one. The photo after the last loaded one is not
 * known, so a move to the end of the loaded ones takes two requests, which swap the last two.
 */
export function movesBetween(
  before: readonly Ordered[],
  after: readonly Ordered[],
  { hasMore }: { hasMore: boolean },
): Move[] {
  const first = after.findIndex((photo, index) => photo.id !== before[index]?.id);
  if (first < 0) return [];
  // Either the photo here now came from further back, or the one before it went there.
  const movedForward = after[first + 1]?.id === before[first]?.id;
  const moved = movedForward ? after[first] : before[first];
  if (!moved) return [];
  const index = after.findIndex(({ id }) => id === moved.id);
  const next = after[index + 1];
  if (next) return [{ id: moved.id, before: next.id }];
  const previous = after[index - 1];
  if (!hasMore || !previous) return [{ id: moved.id, before: null }];
  return [
    { id: moved.id, before: previous.id },
    { id: previous.id, before: moved.id },
  ];
}
