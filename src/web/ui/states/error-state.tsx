import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something could not be loaded: said aloud, in place of what is missing. */
export function ErrorState({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex items-center justify-center gap-3 rounded-panel bg-danger-wash px-6 py-12 text-center font-medium text-danger-ink"
    >
      <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </p>
  );
}
