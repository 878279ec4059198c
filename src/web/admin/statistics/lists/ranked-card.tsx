import { Link } from 'wouter';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { FirstRows } from '#web/admin/statistics/lists/first-rows.tsx';
import { Sparkline } from '#web/admin/statistics/lists/sparkline.tsx';
import { Card } from '#web/ui/card.tsx';

export type RankedRow = {
  name: string;
  amount: number;
  /** The page of what is counted. */
  href?: string;
  facts?: string[];
  trend?: number[];
};

type Props = { title: string; hint: string; rows: RankedRow[]; empty?: string };

/** The largest first, each with a bar as long as its share of it. Without rows and a sentence there is no card. */
export function RankedCard({ title, hint, rows, empty }: Props) {
  if (rows.length === 0 && !empty) return null;
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  return (
    <Card title={title} description={hint}>
      {rows.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <FirstRows rows={rows}>{(row) => <Row row={row} share={row.amount / most} />}</FirstRows>
      )}
    </Card>
  );
}

function Row({ row: { name, amount, href, facts = [], trend }, share }: { row: RankedRow; share: number }) {
  return (
    <div className="relative my-0.5 flex min-h-11 items-center gap-4 px-2.5">
      <div
        aria-hidden="true"
        style={{ width: `${share * 100}%` }}
        className="absolute inset-y-0 start-0 rounded-small bg-accent/12"
      />
      <span className="relative min-w-0 grow py-1.5 own-direction text-sm leading-snug break-words">
        {href ? (
          <Link href={href} className="touch-target font-medium underline-offset-4 hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
        {facts.length > 0 && <span className="block text-xs text-soft">{facts.join(' · ')}</span>}
      </span>
      {trend && trend.length > 1 && <Sparkline values={trend} />}
      <span className="relative min-w-8 shrink-0 text-end font-semibold tabular-nums">
        {wholeNumber(amount)}
      </span>
    </div>
  );
}
