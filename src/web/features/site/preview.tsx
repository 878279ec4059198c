import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { useIsSettled } from '#web/lib/hooks/use-is-settled.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { previewQuery } from '#web/lib/api/queries.ts';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';

const { Part: PreviewBar } = lazyPart(() => import('#web/features/site/preview-bar.tsx'));

/** Shows the owner that a preview is active. The dashboard always shows the present. */
export function Preview() {
  const { data: preview } = useQuery(previewQuery);
  const isSettled = useIsSettled();
  const [path] = useLocation();
  // Not server-rendered, because only the owner sees it.
  if (!preview || !isSettled || path === pagePaths.admin) return null;
  return (
    <LazyBoundary attempt={preview.on}>
      <PreviewBar on={preview.on} />
    </LazyBoundary>
  );
}
