import { ownerText } from '#shared/language/text.ts';
import type { Statistics } from '#shared/statistics/statistics.schema.ts';
import { RankedCard } from '#web/admin/statistics/lists/ranked-card.tsx';
import { rankedRows } from '#web/admin/statistics/lists/rows.ts';

type ListName = keyof ReturnType<typeof rankedRows>;

/** Beside each other where there is room. */
const columns: ListName[][] = [
  ['tracks', 'referrers', 'releases', 'devices'],
  ['pages', 'countries', 'videos', 'feeds', 'embeds'],
];

/** What was counted, by what it was. */
export function Lists({ statistics }: { statistics: Statistics }) {
  const texts = ownerText().statistics;
  const rows = rankedRows(statistics);
  // The others are not on every site: without rows they are not shown.
  const empty: Partial<Record<ListName, string>> = texts.empty;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {columns.map((names) => (
        <div key={names[0]} className="flex min-w-0 flex-col gap-6">
          {names.map((name) => (
            <RankedCard
              key={name}
              title={texts.lists[name]}
              hint={texts.listHints[name]}
              rows={rows[name]}
              empty={empty[name]}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
