import type { ReactNode } from 'react';

type Props = {
  title: string;
  subtitle: string;
  /** Hidden on phones, where the list shows it at its end. */
  action?: ReactNode;
};

export function SectionHeading({ title, subtitle, action }: Props) {
  return (
    <header className="mb-8 flex items-end justify-between gap-6 md:mb-10">
      <div className="flex min-w-0 flex-col gap-x-6 gap-y-3 lg:flex-row lg:items-baseline">
        <h2 className="font-display text-section">{title}</h2>
        <p className="wrap-anywhere text-soft">{subtitle}</p>
      </div>
      {action && <div className="max-md:hidden">{action}</div>}
    </header>
  );
}
