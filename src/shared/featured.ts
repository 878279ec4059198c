/** What stands in front: the item the owner flagged, or the newest when none is. Lists are newest first. */
export function featuredOrNewest<Item>(
  featured: Item | null | undefined,
  newestFirst: Item[] | undefined,
): Item | null {
  return featured ?? newestFirst?.[0] ?? null;
}
