import { useSearchParams } from 'wouter';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { readListSearch } from '#web/lib/list-search.ts';

/**
 * What the visitor searches for, kept in the address so that it can be shared and survives Back.
 * `search` is what the list should show: it waits until the typing pauses.
 */
export function useListSearch() {
  const [params, setParams] = useSearchParams();
  const search = readListSearch(useDebounced(params.toString(), TYPING_PAUSE_MS));
  const setTyped = (typed: string) =>
    setParams(
      (current) => {
        if (typed) current.set('q', typed);
        else current.delete('q');
        // Another search begins at its beginning.
        current.delete('page');
        return current;
      },
      { replace: true },
    );
  return { typed: params.get('q') ?? '', setTyped, search };
}
