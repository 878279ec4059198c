import { useEffect, useRef, type ReactNode } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { ownerText } from '#shared/language/text.ts';
import { keepInView } from '#web/lib/navigation/sections.ts';
import { useCurrentSection } from '#web/lib/navigation/use-current-section.ts';

const names = ['artist', 'look', 'publishing', 'accounts', 'safety'] as const;
export type SectionName = (typeof names)[number];

/** Part of the address, as in /admin?form=settings#settings-look. */
export const idOf = <Name extends SectionName>(name: Name) => `settings-${name}` as const;
const ids = names.map(idOf);

/** Beside the sections on wide screens, above them elsewhere. */
export function SettingsIndex() {
  const current = useCurrentSection(true, ids, idOf('artist'));
  return (
    <nav
      aria-label={ownerText().settings.index}
      className="sticky top-18 z-20 -mx-gutter overflow-x-auto border-b border-line bg-page px-gutter lg:top-24 lg:mx-0 lg:self-start lg:overflow-visible lg:border-0 lg:px-0"
    >
      <ul className="flex gap-x-5 lg:flex-col">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              aria-current={idOf(name) === current || undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold whitespace-nowrap text-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-current:border-accent aria-current:text-ink lg:w-full lg:border-s-2 lg:border-b-0 lg:ps-4"
            >
              {ownerText().settings.sections[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The address may name it before it is rendered. */
export function SettingsSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const element = useRef<HTMLElement>(null);
  const isNamed = useLocationProperty(() => window.location.hash === `#${idOf(name)}`);
  useEffect(() => {
    if (!isNamed || !element.current) return undefined;
    element.current.focus({ preventScroll: true });
    return keepInView(element.current);
  }, [isNamed]);
  return (
    <section
      ref={element}
      id={idOf(name)}
      tabIndex={-1}
      aria-label={ownerText().settings.sections[name]}
      className="flex scroll-mt-32! flex-col gap-6 outline-none lg:scroll-mt-24!"
    >
      {children}
    </section>
  );
}
