import { useSearchParams } from 'wouter';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { readListSearch } from '#web/lib/api/list-search.ts';

/**
 * The search is part of the address, so that it can be shared and survives Back. `search` is debounced.
 */
export function useListSearch() {
  const [params, setParams] = useSearchParams();
  const search = readListSearch(useDebounced(params.toString(), TYPING_PAUSE_MS));
  const setTyped = (typed: string) =>
    setParams(
      (current) => {
        if (typed) current.set('q', typed);
        else current.delete('q');
        current.delete('page');
        return current;
      },
      { replace: true },
    );
  return { typed: params.get('q') ?? '', setTyped, search };
}
