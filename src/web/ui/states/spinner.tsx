import { text } from '#shared/language/text.ts';
import { cn } from '#web/ui/cn.ts';

type Props = { label?: string; className?: string };

export function Spinner({ label = text().site.loading, className }: Props) {
  return (
    <output className={cn('inline-flex', className)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[1.75em] animate-spin text-accent">
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.3"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeDasharray="0 7.069"
        />
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeDasharray="0 7.069 0 7.069 0 60"
        />
      </svg>
      <span className="sr-only">{label}</span>
    </output>
  );
}

export function PageSpinner() {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-2xl">
      <Spinner />
    </div>
  );
}
