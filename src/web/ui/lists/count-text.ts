import { text } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { listLimits } from '#shared/primitives/lists.ts';

/** Search results are counted only up to a limit. */
export function countText({ total, isSearching }: { total: number; isSearching: boolean }): string {
  const isBound = isSearching && total >= listLimits.counted;
  return isBound ? text().site.countOrMore({ count: wholeNumber(listLimits.counted) }) : wholeNumber(total);
}
