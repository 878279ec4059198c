import { Link, useLocation } from 'wouter';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { scrollToSection } from '#web/lib/navigation/sections.ts';
import { cn } from '#web/ui/cn.ts';

type Props = { name: string; className?: string };

/** On the home page it scrolls to the top. */
export function BrandLink({ name, className }: Props) {
  const [path] = useLocation();
  return (
    <Link
      href={pagePaths.home}
      className={cn('inline-flex min-h-11 items-center font-display text-ink', className)}
      onClick={() => {
        if (path === pagePaths.home) scrollToSection('home');
      }}
    >
      <span className="py-1 text-balance wrap-anywhere">{name}</span>
    </Link>
  );
}
