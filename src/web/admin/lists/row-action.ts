import type { LucideIcon } from 'lucide-react';

/** What the owner can do with a row, as a button or in its menu. */
export type RowAction = {
  /** Also says what it acts on: "Delete Paper Lanterns". */
  label: string;
  /** The tooltip, and the line in the menu. */
  hint: string;
  Icon: LucideIcon;
  /** Read out while it runs; a spinner replaces the icon. */
  busyText?: string | undefined;
  isDanger?: boolean;
  /** A tap on the row does the same. */
  opensRow?: boolean;
  onPointerEnter?: () => void;
} & (
  | { href: string; onSelect?: never }
  /** `button` is the pressed one. */
  | { href?: never; onSelect: (button: HTMLElement) => void }
);
