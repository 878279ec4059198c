import { Eye, Trash2, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import type { BatchItem, BatchKind } from '#web/admin/lists/change-many.ts';
import { useDeleteMany } from '#web/admin/lists/use-delete-many.ts';
import type { Selection } from '#web/admin/lists/use-selection.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';

const ChangeVisibilityDialog = lazyPart(() => import('#web/admin/lists/change-visibility-dialog.tsx'));

type Props = {
  label: string;
  /** How many rows are selected: "3 selected". */
  count: string;
  selectAll?: ReactNode;
  onClear: () => void;
  children: ReactNode;
};

/** The actions for the selected rows. Sticky, as the rows may be far apart. */
export function SelectionBar({ label, count, selectAll, onClear, children }: Props) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-[calc(var(--player-height,0px)+1rem)] z-10 mt-4 flex animate-enter flex-wrap items-center gap-x-1 gap-y-2 rounded-media border border-line bg-page p-3 shadow-float ledger:[&_svg]:hidden ledger:[&>button]:px-2.5!"
    >
      <output className="grow px-2 font-semibold tabular-nums">{count}</output>
      {selectAll}
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          onClear();
          leaveBar();
        }}
      >
        {ownerText().lists.clearSelection}
      </Button>
      {children}
    </section>
  );
}

/** The focused button disappears with the selection. */
export function leaveBar(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

type ActionProps = { Icon: LucideIcon; label: string; children: (onClose: () => void) => ReactNode };

/** A button that opens a dialog for the selected rows. */
export function SelectionAction({ Icon, label, children }: ActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        <Icon aria-hidden="true" />
        {label}
      </Button>
      {isOpen && <LazyDialog onClose={close}>{children(close)}</LazyDialog>}
    </>
  );
}

type LibraryProps = { kind: BatchKind; selection: Selection<BatchItem>; children: ReactNode };

/** For what has a visibility and can be deleted into the bin. */
export function LibrarySelectionBar({ kind, selection, children }: LibraryProps) {
  const remove = useDeleteMany(kind, selection.clear);
  const { count } = selection;
  if (count === 0) return null;
  const ids = selection.selected.map(({ id }) => id);
  return (
    <SelectionBar
      label={ownerText().selection.title[kind]}
      count={ownerText().lists.selected[kind]({ count, shown: wholeNumber(count) })}
      onClear={selection.clear}
    >
      <SelectionAction Icon={Eye} label={ownerText().selection.visibility.title}>
        {(onClose) => (
          <ChangeVisibilityDialog.Part
            kind={kind}
            items={selection.selected}
            onChanged={selection.clear}
            onClose={onClose}
          />
        )}
      </SelectionAction>
      {children}
      <Button
        variant="danger"
        size="small"
        onClick={() => {
          if (remove(ids)) leaveBar();
        }}
      >
        <Trash2 aria-hidden="true" />
        {ownerText().lists.delete}
      </Button>
    </SelectionBar>
  );
}
