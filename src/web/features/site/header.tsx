import { Menu, X } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { pagePaths, sectionLabels, sections } from '#shared/addresses.ts';
import { SectionLink } from '#web/ui/section-link.tsx';
import { cn } from '#web/ui/cn.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = {
  name: string;
  /** Always in sight, such as the theme switch. */
  tools: ReactNode;
  /** The owner's buttons: in the bar on wide screens, in the menu on phones. */
  account: ReactNode;
};

export function Header({ name, tools, account }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const menuId = useId();
  const close = () => setIsOpen(false);
  useCloseOnEscape(isOpen, close);
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-page/92 backdrop-blur-md print:static">
      <div className="shell flex min-h-18 flex-wrap items-center gap-x-6">
        <Link
          href={pagePaths.home}
          className="mr-auto max-w-[60vw] truncate font-display text-2xl"
          onClick={close}
        >
          {name}
        </Link>
        <nav
          id={menuId}
          aria-label="Main"
          className={cn(
            'order-last w-full flex-col gap-4 pb-5 md:order-none md:flex md:w-auto md:flex-row md:items-center md:pb-0',
            isOpen ? 'flex' : 'hidden',
          )}
        >
          <ul className="flex flex-col md:flex-row md:gap-1">
            {sections.map((section) => (
              <li key={section}>
                <SectionLink
                  section={section}
                  onJump={close}
                  className="flex min-h-11 items-center rounded-full text-lg font-medium underline-offset-8 hover:underline md:px-3 md:text-sm"
                >
                  {sectionLabels[section]}
                </SectionLink>
              </li>
            ))}
          </ul>
          {account}
        </nav>
        {tools}
        <IconButton
          label={isOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isOpen}
          aria-controls={menuId}
          className="md:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </IconButton>
      </div>
    </header>
  );
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
