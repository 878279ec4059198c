import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listAddress } from '#shared/primitives/lists.ts';
import { listPaths, wholeList, type Items, type SearchedKind } from '#web/admin/kinds.ts';
import type { PaletteScope } from '#web/admin/navigation.tsx';
import { readListPage } from '#web/lib/api/lists.ts';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';

/** Per kind, few enough to look through: typing more letters narrows them down. */
const SHOWN = { all: 5, draft: 20, scheduled: 20 } as const;

const withVisibility: SearchedKind[] = ['track', 'video', 'photo', 'show', 'post'];
const searched: Record<PaletteScope, SearchedKind[]> = {
  all: ['track', 'release', 'video', 'photo', 'show', 'post', 'message'],
  draft: withVisibility,
  scheduled: withVisibility,
};

export type Found = { [K in SearchedKind]: { kind: K; item: Items[K] } }[SearchedKind];

type Group = { kind: SearchedKind; found: Found[]; hasMore: boolean };

/** What the lists of the server find, by kind. Drafts are listed before anything is typed. */
export function useFoundItems(typed: string, scope: PaletteScope) {
  const wanted = typed.trim();
  const q = useDebounced(wanted, TYPING_PAUSE_MS);
  const isAsked = scope !== 'all' || (q !== '' && wanted !== '');
  const { data, isFetching, isError } = useQuery({
    queryKey: ['palette', scope, q],
    queryFn: ({ signal }) => findItems(q, scope, signal),
    enabled: isAsked,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return {
    groups: (isAsked && data?.groups) || [],
    isSearching: wanted !== q || isFetching,
    hasFailed: isAsked && (isError || data?.isComplete === false),
  };
}

/** All kinds at once, so that the selection does not depend on which arrives first. */
async function findItems(q: string, scope: PaletteScope, signal: AbortSignal) {
  const results = await Promise.allSettled(searched[scope].map((kind) => findKind(kind, q, scope, signal)));
  const groups = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure && groups.length === 0) throw failure.reason;
  return { groups: groups.filter(({ found }) => found.length > 0), isComplete: !failure };
}

async function findKind(
  kind: SearchedKind,
  q: string,
  scope: PaletteScope,
  signal: AbortSignal,
): Promise<Group> {
  const whole = wholeList(kind);
  const address = listAddress(listPaths[kind], {
    ...whole,
    ...(whole.show && { show: scope }),
    limit: SHOWN[scope],
    q,
  });
  const { items, next } = await readListPage<Items[SearchedKind]>(address, signal);
  return { kind, found: items.map((item) => ({ kind, item }) as Found), hasMore: next !== null };
}
