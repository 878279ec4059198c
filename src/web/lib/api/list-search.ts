import { listLimits } from '#shared/primitives/lists.ts';

/** The search and page in the address of the pages of all tracks and videos. */
export type ListSearch = { q: string; page: number };

export function readListSearch(search: string): ListSearch {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  const isPage = /^\d{1,6}$/.test(page) && Number(page) >= 1 && Number(page) <= listLimits.lastPage;
  return { q: (params.get('q') ?? '').slice(0, listLimits.searchLength), page: isPage ? Number(page) : 1 };
}

/** Omits defaults, so that equal pages have equal addresses. */
export function writeListSearch({ q, page }: ListSearch): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params.toString()}` : '';
}
