import { Link } from 'wouter';
import { itemPath } from '#shared/primitives/addresses.ts';
import { cn } from '#web/ui/cn.ts';

type Props = { release: { id: number; title: string } | null; className?: string };

export function ReleaseLink({ release, className }: Props) {
  if (!release) return null;
  return (
    <Link
      href={itemPath('release', release)}
      title={release.title}
      className={cn(
        'touch-target relative block truncate text-sm leading-6 text-soft underline decoration-line underline-offset-4 transition-colors hover:text-ink hover:decoration-accent',
        className,
      )}
    >
      from {release.title}
    </Link>
  );
}
