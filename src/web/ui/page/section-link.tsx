import type { ComponentProps, MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { pagePaths, type Section } from '#shared/primitives/addresses.ts';
import { setPendingSection, scrollToSection, sectionHref } from '#web/lib/navigation/sections.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { section: Section; onJump?: () => void };

/** A section with a page of its own, because the home page may show a part of it or nothing. */
const sectionPages: Partial<Record<Section, string>> = { shows: pagePaths.shows };

/** Scrolls to a section of the home page, after navigating there if necessary; or opens its own page. */
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

  const page = sectionPages[section];
  if (page)
    return (
      <Link href={page} {...rest}>
        {children}
      </Link>
    );
  return (
    <a href={href} onClick={jump} data-acts={onJump && ''} {...rest}>
      {children}
    </a>
  );
}
