import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { previewQuery } from '#web/lib/queries.ts';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';

const { Part: PreviewBar } = lazyPart(() => import('#web/features/site/preview-bar.tsx'));

/** Tells the owner, and nobody else ever, that this is the site of a day to come. */
export function Preview() {
  const { data: preview } = useQuery(previewQuery);
  if (!preview) return null;
  return (
    <LazyBoundary attempt={preview.on}>
      <PreviewBar on={preview.on} />
    </LazyBoundary>
  );
}
