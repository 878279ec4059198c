import { listLimits } from '#shared/lists.ts';

/** What the address of a page of all tracks or videos says: what is searched for, and where the list begins. */
export type ListSearch = { q: string; page: number };

/** Reads `?q=` and `?page=`. Whatever else stands in the address changes nothing on the page. */
export function readListSearch(search: string): ListSearch {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  const isPage = /^\d{1,6}$/.test(page) && Number(page) >= 1 && Number(page) <= listLimits.lastPage;
  return { q: (params.get('q') ?? '').slice(0, listLimits.searchLength), page: isPage ? Number(page) : 1 };
}

/** The other way round: the shortest address that says the same, so that equal pages have equal addresses. */
export function writeListSearch({ q, page }: ListSearch): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params.toString()}` : '';
}
