import type { ReactNode } from 'react';

type Props = { picture: ReactNode; children: string };

/** What a row is about, with a picture to find it by. Two lines at most; the tooltip has the rest. */
export function RowTitle({ picture, children }: Props) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      {picture}
      <span title={children} className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">
        {children}
      </span>
    </div>
  );
}
