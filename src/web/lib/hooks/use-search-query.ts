import { useSearchParams } from 'wouter';

/** What the visitor searches for, kept in the address as ?q= so that it can be shared and survives Back. */
export function useSearchQuery() {
  const [params, setParams] = useSearchParams();

  const setQuery = (query: string) =>
    setParams(
      (current) => {
        if (query) current.set('q', query);
        else current.delete('q');
        return current;
      },
      { replace: true },
    );

  return [params.get('q') ?? '', setQuery] as const;
}
