import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

type Props = {
  title?: ReactNode;
  description?: ReactNode;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  /** The heading's place in the page's outline. */
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
};

export function Card({ title, description, actions, level = 2, className, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={cn('rounded-media border border-line bg-surface p-5 md:p-6', className)}>
      {(title || actions) && (
        <header className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div>
            {title && <Heading className="text-lg font-semibold">{title}</Heading>}
            {description && <p className="mt-0.5 text-sm text-soft">{description}</p>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
