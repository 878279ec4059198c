import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { listAddress } from '#shared/primitives/lists.ts';
import { listPaths, type Items, type Kind } from '#web/admin/kinds.ts';
import type { PaletteScope } from '#web/admin/navigation.tsx';
import { readListPage } from '#web/lib/api/lists.ts';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';

/** Per kind, few enough to look through: typing more letters narrows them down. */
const SHOWN = { all: 5, draft: 20, scheduled: 20 } as const;

const withVisibility: Kind[] = ['track', 'video', 'photo'];
const searched: Record<PaletteScope, Kind[]> = {
  all: ['track', 'release', 'video', 'photo', 'message'],
  draft: withVisibility,
  scheduled: withVisibility,
};

export type Found = { [K in Kind]: { kind: K; item: Items[K] } }[Kind];

/** What the lists of the server find, by kind. Drafts are listed before anything is typed. */
export function useFoundItems(typed: string, scope: PaletteScope) {
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const isAsked = scope !== 'all' || (q !== '' && typed.trim() !== '');
  const kinds = searched[scope];
  const results = useQueries({
    queries: kinds.map((kind) => ({
      queryKey: ['palette', kind, scope, q],
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const show = kind === 'message' ? undefined : scope;
        return readListPage<Items[Kind]>(
          listAddress(listPaths[kind], { limit: SHOWN[scope], q, show }),
          signal,
        );
      },
      enabled: isAsked,
      staleTime: 0,
      placeholderData: keepPreviousData,
    })),
  });
  const groups = kinds.map((kind, index) => ({
    kind,
    found: isAsked ? (results[index]?.data?.items ?? []).map((item) => ({ kind, item }) as Found) : [],
  }));
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    isSearching: typed.trim() !== q || results.some(({ isFetching }) => isFetching),
    hasFailed: isAsked && results.some(({ isError }) => isError),
  };
}
