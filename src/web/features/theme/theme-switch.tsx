import { useEffect } from 'react';
import { Moon, Sun } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import { cn } from '#web/ui/cn.ts';
import { chooseTheme, followOtherTabs, shownTheme } from '#web/features/theme/theme.ts';

/**
 * Renders both icons and hides one by CSS, because the server does not know the theme.
 */
export function ThemeSwitch({ className }: { className?: string }) {
  useEffect(followOtherTabs, []);
  return (
    <button
      type="button"
      onClick={() => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')}
      className={cn(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line transition-colors hover:border-ink',
        className,
      )}
    >
      <span className="dark:hidden">
        <Moon aria-hidden="true" className="size-5" />
        <span className="sr-only">{text().site.darkTheme}</span>
      </span>
      <span className="hidden dark:inline">
        <Sun aria-hidden="true" className="size-5" />
        <span className="sr-only">{text().site.lightTheme}</span>
      </span>
    </button>
  );
}
