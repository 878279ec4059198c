import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { text } from '#shared/language/text.ts';
import { pagePaths, type Section } from '#shared/primitives/addresses.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { BrandLink } from '#web/features/site/brand-link.tsx';
import { useCurrentSection } from '#web/lib/navigation/use-current-section.ts';
import { navigationEvents } from '#web/lib/navigation/navigation-events.ts';
import { SectionLink } from '#web/ui/page/section-link.tsx';
import { cn } from '#web/ui/cn.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = {
  artist: Artist;
  /** Always visible, such as the theme switch. */
  tools: ReactNode;
  /** The owner's buttons: in the bar on wide screens, in the menu on phones. */
  account: ReactNode;
};

const linkClass =
  'relative flex min-h-11 items-center text-lg font-medium md:px-2 md:text-sm lg:px-3 ' +
  'md:after:absolute md:after:inset-x-2 lg:after:inset-x-3 md:after:bottom-1 md:after:h-0.5 md:after:origin-start md:after:scale-x-0 md:after:rounded-full md:after:bg-accent md:after:transition-transform md:hover:after:scale-x-100 ' +
  'aria-[current]:text-accent-ink md:aria-[current]:text-ink md:aria-[current]:after:scale-x-100';

export function Header({ artist, tools, account }: Props) {
  const { sections } = artist.look;
  const [isOpen, setIsOpen] = useState(false);
  const [path] = useLocation();
  const current = useCurrentSection<Section>(path === pagePaths.home, sections, 'home');
  const menuId = useId();
  const header = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  useCloseOnEscape(isOpen, () => {
    close();
    menuButton.current?.focus();
  });
  useCloseOnTapOutside(isOpen, header, close);
  useCloseOnNavigation(isOpen, close);
  return (
    <header
      ref={header}
      className="sticky top-0 z-40 border-b border-line bg-page/92 backdrop-blur-md print:static"
    >
      <div className="shell flex min-h-18 items-center gap-x-3 md:gap-x-5 noscript:flex-wrap">
        <BrandLink name={artist.name} className="me-auto brand md:min-w-28" />
        <nav
          id={menuId}
          aria-label={text().site.mainMenu}
          className={cn(
            // The owner's buttons go below the links when the name would have no room.
            'flex-col gap-4 md:flex md:flex-row md:flex-wrap md:items-center md:justify-end md:gap-y-0 md:py-1.5',
            // A dropdown on phones; always open without JavaScript.
            'max-md:absolute max-md:inset-x-0 max-md:top-full max-md:border-b max-md:border-line max-md:bg-page max-md:px-(--spacing-gutter) max-md:pt-2 max-md:pb-6',
            'max-md:noscript:static max-md:noscript:order-last max-md:noscript:flex max-md:noscript:w-full max-md:noscript:border-0 max-md:noscript:px-0',
            isOpen ? 'max-md:flex max-md:shadow-float' : 'max-md:hidden',
          )}
        >
          <ul className="flex flex-col md:flex-row md:gap-1 max-md:noscript:flex-row max-md:noscript:flex-wrap max-md:noscript:gap-x-5">
            {(['home', ...sections] as const).map((section) => (
              <li key={section}>
                <SectionLink
                  section={section}
                  aria-current={section === current ? 'location' : undefined}
                  className={linkClass}
                >
                  {text().sections[section]}
                </SectionLink>
              </li>
            ))}
          </ul>
          {account}
        </nav>
        {tools}
        <IconButton
          ref={menuButton}
          label={isOpen ? text().site.closeMenu : text().site.openMenu}
          aria-expanded={isOpen}
          aria-controls={menuId}
          className="-me-2 md:hidden noscript:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </IconButton>
      </div>
    </header>
  );
}

function useCloseOnNavigation(isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    for (const name of navigationEvents) window.addEventListener(name, close);
    return () => {
      for (const name of navigationEvents) window.removeEventListener(name, close);
    };
  });
}

function useCloseOnTapOutside(isOpen: boolean, inside: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !inside.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });
}

function useCloseOnEscape(isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
