import type { ReactNode } from 'react';
import { HydrateWhenNear } from '#web/lib/lazy/hydrate-when-near.tsx';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';

type Props = {
  id: string;
  /** Loads the code of the children. */
  load: () => Promise<void>;
  className?: string;
  children: ReactNode;
};

/** A part that not every page of its kind has: its code is loaded when it is near. */
export function LatePart({ id, load, className, children }: Props) {
  return (
    <div id={id} data-late="" className={className}>
      <LazyBoundary>
        <HydrateWhenNear id={id} load={load}>
          {children}
        </HydrateWhenNear>
      </LazyBoundary>
    </div>
  );
}
