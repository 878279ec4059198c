import type { ComponentProps, MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { pagePaths, type Section } from '#shared/primitives/addresses.ts';
import { setPendingSection, scrollToSection, sectionHref } from '#web/lib/navigation/sections.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { section: Section; onJump?: () => void };

/** Scrolls to a section of the home page, after navigating there if necessary. */
export function SectionLink({ section, onJump, children, ...rest }: Props) {
  const [path, navigate] = useLocation();
  const href = sectionHref(section);

  const jump = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onJump?.();
    const isHere = path === pagePaths.home;
    if (!isHere) setPendingSection(section);
    navigate(href);
    if (isHere) scrollToSection(section);
  };

  return (
    <a href={href} onClick={jump} data-acts={onJump && ''} {...rest}>
      {children}
    </a>
  );
}
