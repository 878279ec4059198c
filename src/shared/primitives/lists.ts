/** Pagination of lists, shared by server and browser. */

export const listLimits = {
  /** The largest `limit`. */
  most: 100,
  /** Enough for the whole list on all but the largest sites. */
  withoutLimit: 1_000,
  /** Rows per request on the dashboard and the pages of all music and videos. */
  step: 50,
  /** Search results are counted up to this many. */
  counted: 1_000,
  /** Releases above the tracks. */
  strip: 24,
  searchLength: 200,
  /** Far beyond the last page of any site. */
  lastPage: 100_000,
} as const;

/** `sort` is a field name, with a leading minus for descending. */
export type ListQuery = {
  limit?: number | undefined;
  /** A cursor: continues after this row. */
  after?: string | undefined;
  /** Instead of a cursor: starts at the item with this id. Only for tracks. */
  from?: number | undefined;
  /** Instead of a cursor: a page of `limit` rows, counted from 1. */
  page?: number | undefined;
  q?: string | undefined;
  sort?: string | undefined;
  /** For the owner: includes drafts and scheduled items, or lists only those. */
  show?: 'all' | 'draft' | 'scheduled' | undefined;
  /** Only for shows. */
  when?: 'upcoming' | 'past' | 'all' | undefined;
};

/** `next` is the address of the following page. */
export type ListPage<Item> = { items: Item[]; total: number; next: string | null };

/** Omits empty parameters, so that equal queries have equal addresses. */
export function listAddress(
  path: string,
  { limit, sort, show, when, q, page, from, after }: ListQuery = {},
): string {
  const params = Object.entries({
    limit,
    sort,
    show,
    when,
    q,
    page: page === 1 ? undefined : page,
    from,
    after,
  })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]): [string, string] => [name, String(value)]);
  return params.length > 0 ? `${path}?${new URLSearchParams(params).toString()}` : path;
}

/** Reads a Link header; null on the last page. */
export function nextAddress(link: string | null): string | null {
  return /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;
}
