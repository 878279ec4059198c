import { ListSkeleton } from '#web/ui/states/list-skeleton.tsx';

export function TrackListSkeleton() {
  return (
    <ListSkeleton label="Loading music..." picture="size-14" title="w-1/3" facts="w-1/2" action="w-28" />
  );
}
