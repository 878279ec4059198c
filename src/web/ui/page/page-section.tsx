import { Suspense, type ReactNode } from 'react';
import type { Section } from '#shared/addresses.ts';
import { cn } from '#web/ui/cn.ts';

type Props = { id: Section; label: string; children: ReactNode };

/** A part of the home page that links lead to; the keyboard goes on from where the visitor has jumped. */
export function PageSection({ id, label, children }: Props) {
  return (
    <section
      id={id}
      aria-label={label}
      tabIndex={-1}
      className={cn(
        'outline-none',
        // A phone lays out what it shows; the rest waits until it comes near.
        id !== 'home' && '[contain-intrinsic-size:auto_60rem] [content-visibility:auto]',
      )}
    >
      {/* Each section comes alive by itself: together they would hold up a slow phone for a moment. */}
      <Suspense fallback={null}>{children}</Suspense>
    </section>
  );
}
