import type { ReactNode } from 'react';

type Props = { title: string; action: ReactNode; children?: ReactNode };

/** One line above the tabs. */
export function NoticeLine({ title, action, children }: Props) {
  return (
    <section className="mt-4 flex min-h-14 items-center gap-2 rounded-media border border-line bg-surface py-1 ps-4 pe-3 sm:gap-3 sm:ps-5">
      <h2 className="text-sm font-semibold">{title}</h2>
      <div className="flex min-w-0 grow basis-0 items-center gap-2 sm:gap-3">{children}</div>
      {action}
    </section>
  );
}
