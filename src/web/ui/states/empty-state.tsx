import type { ReactNode } from 'react';

export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-panel border border-dashed border-line px-6 py-14 text-center text-soft">
      <svg viewBox="0 0 48 48" aria-hidden="true" className="size-12 fill-none stroke-edge">
        <circle cx="24" cy="24" r="12" strokeWidth="1.5" />
        <circle cx="24" cy="24" r="20" strokeWidth="3" strokeLinecap="round" strokeDasharray="0 7.854" />
      </svg>
      <p className="max-w-prose text-balance">{children}</p>
      {action}
    </div>
  );
}
