import type { ReactNode } from 'react';
import type { Section } from '#shared/primitives/addresses.ts';
import { HydrateWhenNear } from '#web/lib/lazy/hydrate-when-near.tsx';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';

type Props = {
  id: Section;
  label: string;
  /** Loads the code of the children, if it is not that of the page. */
  load?: () => Promise<void>;
  /** The others are laid out after the first paint (start.ts). */
  isFirst?: boolean;
  children: ReactNode;
};

/** A section of the home page. Focusable, so that links to it move the focus there. */
export function PageSection({ id, label, load, isFirst, children }: Props) {
  return (
    <section
      id={id}
      aria-label={label}
      tabIndex={-1}
      data-late={load && ''}
      data-below={isFirst ? undefined : ''}
      className="outline-none"
    >
      <HydrateWhenNear id={id} load={load}>
        {load ? <LazyBoundary>{children}</LazyBoundary> : children}
      </HydrateWhenNear>
    </section>
  );
}
