import { skeletons } from '#shared/limits.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function VideoListSkeleton() {
  return (
    <div>
      <output className="mb-4 block text-sm text-soft">Loading videos...</output>
      {Array.from({ length: skeletons.tableRows }, (_, place) => (
        <div key={place} data-skeleton="" className="flex items-center gap-5 border-b border-line py-3">
          <Skeleton className="aspect-video w-32 shrink-0 rounded-small!" />
          <div className="grow">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="mt-2 h-4 w-1/3" />
          </div>
          <Skeleton className="h-9 w-24 rounded-full!" />
        </div>
      ))}
    </div>
  );
}
