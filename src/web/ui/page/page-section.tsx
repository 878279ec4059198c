import type { ReactNode } from 'react';
import type { Section } from '#shared/primitives/addresses.ts';
import { HydrateWhenNear } from '#web/lib/lazy/hydrate-when-near.tsx';

type Props = { id: Section; label: string; children: ReactNode };

/** A section of the home page. Focusable, so that links to it move the focus there. */
export function PageSection({ id, label, children }: Props) {
  return (
    <section id={id} aria-label={label} tabIndex={-1} className="outline-none">
      <HydrateWhenNear id={id}>{children}</HydrateWhenNear>
    </section>
  );
}
