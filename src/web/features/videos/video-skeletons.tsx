import { skeletons } from '#shared/limits.ts';
import { cardGrid } from '#web/features/videos/card-grid.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

export function VideoSkeletons() {
  return (
    <div className={cardGrid}>
      <output className="sr-only">Loading videos...</output>
      {Array.from({ length: skeletons.videos }, (_, place) => (
        <div key={place} data-skeleton="" className="flex flex-col gap-3">
          <Skeleton className="aspect-video w-full" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
