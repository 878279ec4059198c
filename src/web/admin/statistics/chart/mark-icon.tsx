import { CalendarDays, Disc3, Mail, type LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Mark } from '#web/admin/statistics/chart/columns.ts';
import { cn } from '#web/ui/cn.ts';

const icons: Record<Mark['kind'], LucideIcon> = { newsletter: Mail, release: Disc3, show: CalendarDays };

type Props = { kind: Mark['kind']; className?: string; style?: CSSProperties };

export function MarkIcon({ kind, className, style }: Props) {
  const Icon = icons[kind];
  return (
    <span
      aria-hidden="true"
      style={style}
      className={cn(
        'grid size-6 shrink-0 place-items-center rounded-full border border-edge bg-surface',
        className,
      )}
    >
      <Icon className="size-3.5" />
    </span>
  );
}
