import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useIsFromServer } from '#web/lib/hooks/use-is-in-browser.ts';

/** Reads it whenever the component is shown, unless the server has just rendered it with the page. */
export function useRenderedQuery<Data>(query: UseQueryOptions<Data>) {
  const isFromServer = useIsFromServer();
  return useQuery({ ...query, refetchOnMount: isFromServer || 'always' });
}
