import { text } from '#shared/language/text.ts';
import { ListSkeleton } from '#web/ui/states/skeleton.tsx';

export function ShowSkeletons() {
  return (
    <ListSkeleton
      label={text().shows.loading}
      picture="h-20 w-16"
      title="w-1/2"
      facts="w-1/3"
      action="w-24"
    />
  );
}
