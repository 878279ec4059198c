import type { ReactNode } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { Button } from '#web/ui/button.tsx';

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
      className="sticky bottom-[calc(var(--player-height,0px)+1rem)] z-10 mt-4 flex animate-enter flex-wrap items-center gap-x-1 gap-y-2 rounded-media border border-line bg-page p-3 shadow-float"
    >
      <output className="grow px-2 font-semibold tabular-nums">{count}</output>
      {selectAll}
      <Button variant="quiet" size="small" onClick={onClear}>
        {ownerText().lists.clearSelection}
      </Button>
      {children}
    </section>
  );
}
