import { Command as Cmdk } from 'cmdk';
import type { ReactNode } from 'react';

/** The headings are hidden from screen readers, which hear them as names of the groups. */
export function PaletteGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Cmdk.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:truncate [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-soft"
    >
      {children}
    </Cmdk.Group>
  );
}

type OptionProps = { value: string; onSelect: () => void; children: ReactNode };

export function PaletteOption({ value, onSelect, children }: OptionProps) {
  return (
    <Cmdk.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-12 cursor-pointer items-center gap-2 rounded-small px-2 py-1 select-none data-[selected=true]:bg-sunk data-[selected=true]:shadow-[inset_3px_0_var(--accent)] data-[selected=true]:rtl:shadow-[inset_-3px_0_var(--accent)]"
    >
      {children}
    </Cmdk.Item>
  );
}
