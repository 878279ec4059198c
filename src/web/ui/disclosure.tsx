import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

type Props = {
  title: string;
  hint?: string;
  /** Open until it is closed by hand. */
  isOpen?: boolean;
  /** Open whatever was chosen: something in it wants to be seen. */
  mustBeOpen?: boolean;
  children: ReactNode;
};

/** What not everybody needs, folded away under its name. */
export function Disclosure({ title, hint, isOpen = false, mustBeOpen = false, children }: Props) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = mustBeOpen || (chosen ?? isOpen);
  return (
    <details open={open} className="group/fold rounded-field border border-line">
      <summary
        className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-field px-4 py-2.5 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden"
        onClick={(event) => {
          // React says whether it is open, so that it does not fold what must be seen.
          event.preventDefault();
          setChosen(!open);
        }}
      >
        <span className="min-w-0 grow">
          <span className="block text-sm font-semibold">{title}</span>
          {hint && <span className="block text-xs text-soft">{hint}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-soft transition-transform group-open/fold:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 border-t border-line p-4">{children}</div>
    </details>
  );
}
