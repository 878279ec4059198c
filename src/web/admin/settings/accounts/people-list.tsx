import type { ReactNode } from 'react';
import { ownerText } from '#shared/language/text.ts';

type ListProps = { label: string; isLoading: boolean; isError: boolean; children: ReactNode };

export function PeopleList({ label, isLoading, isError, children }: ListProps) {
  if (isError) return <p className="text-soft">{ownerText().accounts.listFailed}</p>;
  return (
    <ul aria-label={label} aria-busy={isLoading} className="-my-2 min-h-14 divide-y divide-line">
      {children}
    </ul>
  );
}

type RowProps = {
  title: string;
  badge: ReactNode;
  /** In one line, or one below the other on a phone. */
  details: string[];
  action: ReactNode;
};

export function PersonRow({ title, badge, details, action }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {title}
          {badge}
        </p>
        <p className="text-sm wrap-anywhere text-soft">
          {details.map((detail, index) => (
            <span key={detail} className="max-sm:block">
              {index > 0 && <span className="max-sm:hidden"> · </span>}
              {detail}
            </span>
          ))}
        </p>
      </div>
      {action}
    </li>
  );
}
