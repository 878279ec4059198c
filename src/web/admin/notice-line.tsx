import type { ReactNode } from 'react';

type Props = { title: string; action: ReactNode; children?: ReactNode };

/** One line above the tabs. */
export function NoticeLine({ title, action, children }: Props) {
  return (
    <section className="mt-4 flex min-h-14 items-center gap-3 rounded-media border border-line bg-surface py-1 ps-4 pe-3 sm:ps-5">
      <h2 className="shrink-0 text-sm font-semibold max-sm:max-w-1/2">{title}</h2>
      <div className="flex min-w-0 grow items-center gap-3">{children}</div>
      {action}
    </section>
  );
}
