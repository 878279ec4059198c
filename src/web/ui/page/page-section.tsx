import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { Section } from '#shared/addresses.ts';
import { cn } from '#web/ui/cn.ts';

type Props = {
  id: Section;
  label: string;
  /** On the first screen: drawn at once. */
  isFirst?: boolean;
  children: ReactNode;
};

/** A part of the home page that links lead to; the keyboard goes on from where the visitor has jumped. */
export function PageSection({ id, label, isFirst = false, children }: Props) {
  const [isAlive, setAlive] = useState(isFirst);
  return (
    <section
      id={id}
      aria-label={label}
      tabIndex={-1}
      className={cn('outline-none', !isAlive && 'drawn-in-sight')}
    >
      {/* Each section comes alive by itself: together they would hold up a slow phone for a moment. */}
      <Suspense fallback={null}>
        {children}
        <Alive onAlive={setAlive} />
      </Suspense>
    </section>
  );
}

/** Says when the section around it has come alive. */
function Alive({ onAlive }: { onAlive: (isAlive: true) => void }) {
  useEffect(() => onAlive(true), [onAlive]);
  return null;
}
