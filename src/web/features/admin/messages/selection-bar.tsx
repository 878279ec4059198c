import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

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
      className="sticky bottom-[calc(var(--player-height,0px)+1rem)] z-10 mt-4 flex animate-enter flex-wrap items-center gap-x-1 gap-y-2 rounded-media border border-line bg-page p-3 shadow-float"
    >
      <output className="grow px-2 font-semibold tabular-nums">{count} selected</output>
      {all && (
        <Button variant="quiet" size="small" className="ledger:order-last ledger:grow" onClick={onSelectAll}>
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

type SelectBoxProps = {
  label: string;
  /** Otherwise it is only read out. */
  isLabelShown?: boolean;
  checked: boolean;
  /** Some of what it stands for is ticked, and some is not. */
  isMixed?: boolean;
  onChange: () => void;
};

/** A tick with room for a finger around it. */
export function SelectBox({ label, isLabelShown, checked, isMixed = false, onChange }: SelectBoxProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="-ml-2.5 inline-flex items-center align-middle">
      <span className="grid size-11 place-items-center">
        <Checkbox
          id={id}
          aria-label={isLabelShown ? undefined : label}
          checked={checked}
          onChange={onChange}
          ref={(box) => {
            if (box) box.indeterminate = isMixed;
          }}
          className="indeterminate:border-accent indeterminate:bg-accent indeterminate:before:scale-100 indeterminate:before:[clip-path:inset(42%_8%)]"
        />
      </span>
      {isLabelShown && <span>{label}</span>}
    </label>
  );
}
