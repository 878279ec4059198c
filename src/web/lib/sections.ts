import { pagePaths, type Section } from '#shared/addresses.ts';

export function sectionHref(section: Section): string {
  return `${pagePaths.home}#${section}`;
}

/** Smooth for those who like motion, at once for those who asked for less. */
export function scrollToSection(section: string): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(section)?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
}
