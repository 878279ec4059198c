import type { ReactNode } from 'react';

/** A short text about something, under its heading. */
export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-display text-title">{title}</h2>
      {children}
    </section>
  );
}
