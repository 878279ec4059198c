import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { itemPath, type NeighbourKind } from '#shared/primitives/addresses.ts';
import { neighboursQuery } from '#web/lib/api/queries.ts';
import { cn } from '#web/ui/cn.ts';

const labels = (kind: NeighbourKind) =>
  ({ track: text().music, video: text().videos, post: text().news })[kind].neighbours;

/** Links to the previous and next item in the order of the list page. */
export function NeighbourLinks({ kind, id }: { kind: NeighbourKind; id: number }) {
  const { data } = useQuery(neighboursQuery(kind, id));
  if (!data?.previous && !data?.next) return null;
  const { label, previous, next } = labels(kind);
  return (
    <nav aria-label={label} className="mt-14 grid grid-cols-2 gap-6 border-t border-line pt-6">
      {data.previous && <NeighbourLink kind={kind} item={data.previous} label={previous} rel="prev" />}
      {data.next && <NeighbourLink kind={kind} item={data.next} label={next} rel="next" />}
    </nav>
  );
}

type LinkProps = {
  kind: NeighbourKind;
  item: { id: number; title: string };
  label: string;
  rel: 'prev' | 'next';
};

function NeighbourLink({ kind, item, label, rel }: LinkProps) {
  const isNext = rel === 'next';
  const Arrow = isNext ? ArrowRight : ArrowLeft;
  return (
    <Link
      href={itemPath(kind, item)}
      rel={rel}
      className={cn('group block min-w-0 py-1', isNext && 'col-start-2 text-end')}
    >
      <span className={cn('flex items-center gap-2 text-sm text-soft', isNext && 'flex-row-reverse')}>
        <Arrow aria-hidden="true" className="size-4 shrink-0" />
        {label}
      </span>{' '}
      <span
        dir="auto"
        className="mt-1 line-clamp-2 text-as-parent font-display text-title wrap-anywhere group-hover:underline"
      >
        {item.title}
      </span>
    </Link>
  );
}
