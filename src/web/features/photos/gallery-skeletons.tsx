import { skeletons } from '#shared/limits.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

export function GallerySkeletons() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <output className="sr-only">Loading images...</output>
      {Array.from({ length: skeletons.gallery }, (_, place) => (
        <div key={place} data-skeleton="">
          <Skeleton className="aspect-[4/5] w-full" />
        </div>
      ))}
    </div>
  );
}
