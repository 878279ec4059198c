/** What both sides agree on about lists: how much is asked for, in which order, and how a list goes on. */

export const listLimits = {
  /** The most that one call may ask for by `limit`. */
  most: 100,
  /** What a call without `limit` gets: everything, for all but the largest sites. */
  withoutLimit: 1_000,
  /** How many rows the tables and the pages of all music and videos load at a time. */
  step: 50,
  /** Beyond this many, what a search finds is not counted. */
  counted: 1_000,
  /** How many releases stand above the songs. */
  strip: 24,
  searchLength: 200,
  /** Far beyond the last page of any site. */
  lastPage: 100_000,
} as const;

/** What may be asked of a list. `sort` names a field, with a minus in front for the largest first. */
export type ListQuery = {
  limit?: number | undefined;
  /** Goes on behind the row that this cursor names. */
  after?: string | undefined;
  /** Starts at this page of `limit` rows instead, counted from 1. */
  page?: number | undefined;
  q?: string | undefined;
  sort?: string | undefined;
  /** For the owner: with `all`, drafts and what is scheduled too. */
  show?: 'all' | undefined;
};

/** A part of a list, how many there are in all, and the address of what follows. */
export type ListPage<Item> = { items: Item[]; total: number; next: string | null };

/** The address of a part of a list. What is not asked for does not stand in it, so equal questions look equal. */
export function listAddress(path: string, { limit, sort, show, q, page, after }: ListQuery = {}): string {
  const asked = Object.entries({ limit, sort, show, q, page: page === 1 ? undefined : page, after })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]): [string, string] => [name, String(value)]);
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked).toString()}` : path;
}

/** A page's address from the header that says how a list goes on; null at its end. */
export function nextAddress(link: string | null): string | null {
  return /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;
}
