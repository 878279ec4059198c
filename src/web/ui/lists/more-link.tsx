import type { MouseEvent } from 'react';
import { text } from '#shared/language/text.ts';
import { listLimits } from '#shared/primitives/lists.ts';
import type { List } from '#web/lib/hooks/use-list.ts';
import { useLoadNear } from '#web/lib/hooks/use-load-near.ts';
import { loadFailure } from '#web/lib/api/api.ts';
import { writeListSearch, type ListSearch } from '#web/lib/api/list-search.ts';
import { buttonClass } from '#web/ui/button.tsx';

type Props = {
  /** The page of the list. */
  path: string;
  search: ListSearch;
  list: List<unknown>;
  label: string;
  onPress: () => void;
};

/** Loads more in place; without JavaScript it links to the next page. */
export function MoreLink({ path, search, list, label, onPress }: Props) {
  const watchEnd = useLoadNear(list);
  if (!list.hasNext) return null;
  const page = search.page + Math.ceil(list.items.length / listLimits.step);
  const loadHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
    list.loadNext();
  };
  return (
    <div ref={watchEnd} className="mt-8 flex flex-col items-center gap-4">
      {list.error && (
        <p role="alert" className="text-sm text-danger-ink">
          {loadFailure(list.error, text().site.failed)}
        </p>
      )}
      <a
        href={path + writeListSearch({ ...search, page })}
        rel="next"
        className={buttonClass({ variant: 'outline' })}
        onClick={loadHere}
      >
        {label}
      </a>
    </div>
  );
}
