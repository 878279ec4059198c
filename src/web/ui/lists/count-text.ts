import { listLimits } from '#shared/lists.ts';

/** How many there are. What a search finds is counted up to a bound only. */
export function countText({ total, isSearching }: { total: number; isSearching: boolean }): string {
  const isBound = isSearching && total >= listLimits.counted;
  return isBound ? `${listLimits.counted.toLocaleString('en-US')} or more` : total.toLocaleString('en-US');
}
