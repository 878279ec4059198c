import { skeletons } from '#shared/primitives/limits.ts';
import { cn } from '#web/ui/cn.ts';

/** A placeholder while content loads. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-breathe rounded-field bg-ink/10', className)} />;
}

type Props = {
  label: string;
  /** Classes of the parts of a row. */
  picture: string;
  title: string;
  facts: string;
  action: string;
};

export function ListSkeleton({ label, picture, title, facts, action }: Props) {
  return (
    <div>
      <output className="mb-4 block text-sm text-soft">{label}</output>
      {Array.from({ length: skeletons.tableRows }, (_, index) => (
        <div key={index} data-skeleton="" className="flex items-center gap-5 border-b border-line py-3">
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
