import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import { useIsSettled } from '#web/lib/hooks/use-is-settled.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { previewQuery } from '#web/lib/queries.ts';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';

const { Part: PreviewBar } = lazyPart(() => import('#web/features/site/preview-bar.tsx'));

/** Tells the owner, and nobody else ever, that this is the site of a day to come. The dashboard always shows what there is today. */
export function Preview() {
  const { data: preview } = useQuery(previewQuery);
  const isSettled = useIsSettled();
  const [path] = useLocation();
  // The server has no need to load the bar for the one person who sees it.
  if (!preview || !isSettled || path === pagePaths.admin) return null;
  return (
    <LazyBoundary attempt={preview.on}>
      <PreviewBar on={preview.on} />
    </LazyBoundary>
  );
}
