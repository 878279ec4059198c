import { Suspense, type ReactNode } from 'react';
import type { Section } from '#shared/addresses.ts';

type Props = { id: Section; label: string; children: ReactNode };

/** A part of the home page that links lead to; the keyboard goes on from where the visitor has jumped. */
export function PageSection({ id, label, children }: Props) {
  return (
    <section id={id} aria-label={label} tabIndex={-1} className="outline-none">
      {/* Each section is hydrated by itself: together they would hold up a slow phone for a moment. */}
      <Suspense fallback={null}>{children}</Suspense>
    </section>
  );
}
