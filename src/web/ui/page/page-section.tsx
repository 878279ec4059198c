import type { ReactNode } from 'react';
import type { Section } from '#shared/addresses.ts';
import { HydrateWhenNear } from '#web/lib/hydrate-when-near.tsx';

type Props = { id: Section; label: string; children: ReactNode };

/** A part of the home page that links lead to; the keyboard goes on from where the visitor has jumped. */
export function PageSection({ id, label, children }: Props) {
  return (
    <section id={id} aria-label={label} tabIndex={-1} className="outline-none">
      <HydrateWhenNear id={id}>{children}</HydrateWhenNear>
    </section>
  );
}
