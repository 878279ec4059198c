import { skeletons } from '#shared/limits.ts';
import { cn } from '#web/ui/cn.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

type Props = {
  /** Says what is loading. */
  label: string;
  /** The shape of a row's parts, as they will stand: picture, title, line below it, action. */
  picture: string;
  title: string;
  facts: string;
  action: string;
};

/** Holds the place of a list of everything there is of one kind. */
export function ListSkeleton({ label, picture, title, facts, action }: Props) {
  return (
    <div>
      <output className="mb-4 block text-sm text-soft">{label}</output>
      {Array.from({ length: skeletons.tableRows }, (_, place) => (
        <div key={place} data-skeleton="" className="flex items-center gap-5 border-b border-line py-3">
          <Skeleton className={cn('shrink-0 rounded-small!', picture)} />
          <div className="grow">
            <Skeleton className={cn('h-5', title)} />
            <Skeleton className={cn('mt-2 h-4', facts)} />
          </div>
          <Skeleton className={cn('h-9 rounded-full!', action)} />
        </div>
      ))}
    </div>
  );
}
