import type { ListView } from '#web/features/admin/lib/use-list-view.ts';
import { Button } from '#web/ui/button.tsx';

/** Stands below a list that a search has emptied. */
export function NoMatches({ view }: { view: ListView }) {
  if (view.rows.length > 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 py-8 text-soft">
      <p>Nothing matches “{view.search.trim()}”.</p>
      <Button variant="outline" size="small" onClick={() => view.setSearch('')}>
        Clear Search
      </Button>
    </div>
  );
}
