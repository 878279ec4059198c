import { ListSkeleton } from '#web/ui/states/list-skeleton.tsx';

export function VideoListSkeleton() {
  return (
    <ListSkeleton
      label="Loading videos..."
      picture="aspect-video w-32"
      title="w-1/2"
      facts="w-1/3"
      action="w-24"
    />
  );
}
