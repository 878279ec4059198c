import type { UseQueryResult } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { itemIdIn } from '#shared/primitives/addresses.ts';
import { LateSignUp } from '#web/features/newsletter/late-sign-up.tsx';
import { ApiError } from '#web/lib/api/api.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { LoadFailed } from '#web/ui/states/load-failed.tsx';
import { NotFound } from '#web/ui/states/not-found.tsx';
import { PageSpinner } from '#web/ui/states/spinner.tsx';

export function useItemId(): number {
  const [path] = useLocation();
  return itemIdIn(path) ?? 0;
}

type Props<Item> = {
  query: UseQueryResult<Item>;
  /** The error message. */
  failed: string;
  back: { href: string; label: string };
  /** Of a page that is narrower than others. */
  className?: string;
  tint?: (item: Item) => CSSProperties | undefined;
  children: (item: Item) => ReactNode;
};

/** The loading, error and not-found states of a page about one thing. */
export function ItemPage<Item>({ query, failed, back, className, tint, children }: Props<Item>) {
  const { newsletter } = useArtist();
  const { data: item, error, refetch } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (error)
    return (
      <div className="shell py-section">
        <LoadFailed level={1} onRetry={() => void refetch()}>
          {failed}
        </LoadFailed>
      </div>
    );
  if (!item) return <PageSpinner />;
  return (
    <div className="room" style={tint?.(item)}>
      <article className="shell pt-8 pb-section md:pt-12">
        <div className="mb-6">
          <BackLink href={back.href}>{back.label}</BackLink>
        </div>
        <div className={className}>
          {children(item)}
          {newsletter && <LateSignUp className="mt-16 border-t border-line pt-8" />}
        </div>
      </article>
    </div>
  );
}
