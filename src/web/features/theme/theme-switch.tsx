import { useEffect } from 'react';
import { Moon, Sun } from 'lucide-react';
import { cn } from '#web/ui/cn.ts';
import { chooseTheme, followOtherTabs, shownTheme } from '#web/features/theme/theme.ts';

/**
 * Holds both icons and lets the `dark` class hide one: the server cannot know the theme, and this way its
 * HTML is right in either, before any script has run.
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
        <span className="sr-only">Switch to dark theme</span>
      </span>
      <span className="hidden dark:inline">
        <Sun aria-hidden="true" className="size-5" />
        <span className="sr-only">Switch to light theme</span>
      </span>
    </button>
  );
}
