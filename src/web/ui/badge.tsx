import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

const variants = {
  neutral: 'bg-ink/8 text-ink',
  accent: 'bg-accent text-on-accent',
  success: 'bg-success-wash text-success-ink',
  danger: 'bg-danger-wash text-danger-ink',
  /** On top of a picture. */
  media: 'bg-disc text-on-disc',
};

type Props = { variant?: keyof typeof variants; className?: string; children: ReactNode };

export function Badge({ variant = 'neutral', className, children }: Props) {
  return (
    <span
      className={cn(
        'inline-flex min-h-6 min-w-6 items-center justify-center gap-1 rounded-full px-2.5 text-xs font-semibold tabular-nums',
        variants[variant],
        className,
      )}
    >
      {children}
    </span>
  );
}
