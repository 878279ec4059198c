import type { KeyboardEvent } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { indexByKey } from '#web/lib/index-by-key.ts';
import type { Selection } from '#web/admin/lists/use-selection.ts';
import { SelectBox } from '#web/ui/fields/select-box.tsx';

type AllProps = { selection: Selection; isLabelShown?: boolean };

export function SelectAllBox({ selection, isLabelShown }: AllProps) {
  return (
    <SelectBox
      label={ownerText().selection.allShown}
      isLabelShown={isLabelShown}
      checked={selection.areAllShown}
      isMixed={selection.count > 0 && !selection.areAllShown}
      onChange={selection.toggleShown}
    />
  );
}

/** On narrow screens, where the headings are hidden, and above photos, which have none. */
export function SelectAllLine({ selection, className }: { selection: Selection; className: string }) {
  return (
    <div className={className}>
      <div className="flex items-center ps-1 text-sm text-soft">
        <SelectAllBox selection={selection} isLabelShown />
      </div>
    </div>
  );
}

type RowProps = { label: string; item: { id: number }; selection: Selection; className?: string };

/** Shift with a click or the space bar selects a range, arrow keys go to other rows, Shift with them selects on the way. */
export function SelectRowBox({ label, item, selection, className }: RowProps) {
  const moveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const box = event.currentTarget;
    const boxes = [
      ...(box.closest('tbody, ol, ul')?.querySelectorAll<HTMLElement>('[data-select-row]') ?? []),
    ];
    const from = boxes.indexOf(box);
    const to = indexByKey(event.key, from, boxes.length - 1);
    const target = to === null ? undefined : boxes[to];
    if (to === null || !target) return;
    event.preventDefault();
    target.focus();
    if (event.shiftKey) selection.extend(from, to);
  };
  return (
    <SelectBox
      label={label}
      checked={selection.isSelected(item)}
      // The click behind it knows the Shift key, also when the space bar made it.
      onChange={({ nativeEvent }) => selection.toggle(item, (nativeEvent as MouseEvent).shiftKey)}
      onKeyDown={moveByKey}
      data-select-row=""
      className={className}
    />
  );
}
