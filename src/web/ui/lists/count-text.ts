import { listLimits } from '#shared/primitives/lists.ts';

/** Search results are counted only up to a limit. */
export function countText({ total, isSearching }: { total: number; isSearching: boolean }): string {
  const isBound = isSearching && total >= listLimits.counted;
  return isBound ? `${listLimits.counted.toLocaleString('en-US')} or more` : total.toLocaleString('en-US');
}
