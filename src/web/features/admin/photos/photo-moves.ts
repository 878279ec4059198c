import type { PhotoMove } from '#shared/photos.schema.ts';

type Placed = { id: number };
export type Move = { id: number } & PhotoMove;

/**
 * What the server is told when one photo of those that are loaded has another place: in front of which one it stands
 * now. Behind the last one that is loaded it cannot be named what follows, so it goes in front of that one, and that one
 * in front of it.
 */
export function movesBetween(
  before: readonly Placed[],
  after: readonly Placed[],
  { hasMore }: { hasMore: boolean },
): Move[] {
  const first = after.findIndex((photo, place) => photo.id !== before[place]?.id);
  if (first < 0) return [];
  // Either the one that stands there now came from further behind, or the one that stood there went further.
  const hasComeForward = after[first + 1]?.id === before[first]?.id;
  const moved = hasComeForward ? after[first] : before[first];
  if (!moved) return [];
  const place = after.findIndex(({ id }) => id === moved.id);
  const next = after[place + 1];
  if (next) return [{ id: moved.id, before: next.id }];
  const previous = after[place - 1];
  if (!hasMore || !previous) return [{ id: moved.id, before: null }];
  return [
    { id: moved.id, before: previous.id },
    { id: previous.id, before: moved.id },
  ];
}
