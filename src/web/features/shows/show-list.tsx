import { text } from '#shared/language/text.ts';
import type { Show } from '#shared/catalogue/shows.schema.ts';
import { ShowRow } from '#web/features/shows/show-row.tsx';
import { ShowSkeletons } from '#web/features/shows/show-skeletons.tsx';
import { loadFailure } from '#web/lib/api/api.ts';
import type { List } from '#web/lib/hooks/use-list.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { LoadFailed } from '#web/ui/states/load-failed.tsx';

type Props = { list: List<Show>; hasLinks?: boolean };

/** Upcoming shows, or why there are none. */
export function ShowList({ list: { items, status, error, retry }, hasLinks }: Props) {
  if (status === 'loading') return <ShowSkeletons />;
  if (status === 'failed')
    return (
      <LoadFailed level={2} onRetry={retry}>
        {loadFailure(error, text().shows.failed)}
      </LoadFailed>
    );
  if (items.length === 0) return <EmptyState>{text().shows.none}</EmptyState>;
  return (
    <ul>
      {items.map((show) => (
        <ShowRow key={show.id} show={show} hasLinks={hasLinks} />
      ))}
    </ul>
  );
}
