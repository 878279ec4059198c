import type { ReactNode } from 'react';

type Props = { title: string; action?: ReactNode; children: ReactNode };

export function PressSection({ title, action, children }: Props) {
  return (
    <section className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 border-t border-line pt-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="flex items-center justify-between gap-4 lg:flex-col lg:items-start lg:justify-start">
        <h2 className="font-display text-title">{title}</h2>
        {action}
      </div>
      <div>{children}</div>
    </section>
  );
}
