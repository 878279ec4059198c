import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  children: ReactNode;
};

export function Card({ title, description, actions, children }: Props) {
  return (
    <section className="rounded-media border border-line bg-surface p-5 md:p-6">
      <header className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-lg font-semibold">{title}</h2>
          {description && <p className="mt-0.5 text-sm text-soft">{description}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}
