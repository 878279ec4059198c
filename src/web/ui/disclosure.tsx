import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

type Props = {
  title: string;
  hint?: string;
  /** Initially open. */
  isOpen?: boolean;
  /** Forced open, for example to show an error inside. */
  mustBeOpen?: boolean;
  children: ReactNode;
};

export function Disclosure({ title, hint, isOpen = false, mustBeOpen = false, children }: Props) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = mustBeOpen || (chosen ?? isOpen);
  const element = useRef<HTMLDetailsElement>(null);
  // The browser may have opened it before this code was there.
  useEffect(() => {
    if (element.current && element.current.open !== open) setChosen(element.current.open);
  }, [open]);
  return (
    <details ref={element} open={open} className="group/fold rounded-field border border-line">
      <summary
        className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-field px-4 py-2.5 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden"
        onClick={(event) => {
          // Controlled by React, so that a forced one stays open.
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
