import { Trash2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

type Props = {
  /** How many are selected, in words. */
  count: string;
  /** How many there are in all, in words, while they can still be selected. */
  all: string | null;
  isDeleting: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onDelete: () => void;
};

/** What can be done with the selected messages. Stays in sight, as the ticks may stand far apart. */
export function SelectionBar({ count, all, isDeleting, onSelectAll, onClear, onDelete }: Props) {
  return (
    <section
      aria-label="Selected messages"
      className="sticky bottom-4 z-10 mt-4 flex animate-enter flex-wrap items-center gap-x-3 gap-y-2 rounded-media border border-line bg-page p-3 shadow-float"
    >
      <output className="grow px-1 font-semibold tabular-nums">{count} selected</output>
      {all && (
        <Button variant="quiet" size="small" onClick={onSelectAll}>
          Select all {all} messages
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
      <Button variant="danger" size="small" disabled={isDeleting} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
        {isDeleting ? 'Deleting...' : 'Delete'}
      </Button>
    </section>
  );
}
