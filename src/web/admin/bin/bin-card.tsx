import { ownerText, text } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { BIN_DAYS } from '#shared/catalogue/bin.ts';
import type { BinItem } from '#shared/catalogue/bin.schema.ts';
import { BinRow } from '#web/admin/bin/bin-row.tsx';
import { useDeleteForGood } from '#web/admin/bin/use-delete-for-good.ts';
import { listLimits } from '#shared/primitives/lists.ts';
import { listQuery } from '#web/lib/api/lists.ts';
import { useList, type List } from '#web/lib/hooks/use-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

/** Read again whenever it is shown: another device may have changed it. */
const binQuery = {
  ...listQuery<BinItem>(apiPaths.bin, { limit: listLimits.step }),
  refetchOnMount: 'always' as const,
};

/** What was deleted and can still be restored. */
export function BinCard() {
  const list = useList(binQuery);
  const { mutate, isPending } = useDeleteForGood();
  return (
    <Card
      title={ownerText().bin.title}
      description={ownerText().bin.description({ count: BIN_DAYS })}
      actions={
        list.total > 0 && (
          <Button
            variant="outline"
            size="small"
            disabled={isPending}
            onClick={() => {
              if (!window.confirm(ownerText().bin.forGood.confirmEmpty)) return;
              document.getElementById('main')?.focus({ preventScroll: true });
              mutate('everything');
            }}
          >
            {ownerText().bin.forGood.empty}
          </Button>
        )
      }
    >
      <BinList list={list} />
    </Card>
  );
}

function BinList({ list }: { list: List<BinItem> }) {
  if (list.status === 'failed') return <p className="text-soft">{ownerText().bin.failed}</p>;
  if (list.status === 'loading') return <Skeleton className="h-11" />;
  if (list.items.length === 0) return <p className="text-soft">{ownerText().bin.none}</p>;
  return (
    <>
      <ul aria-label={ownerText().bin.list} className="-my-2 divide-y divide-line">
        {list.items.map((item) => (
          <BinRow key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </ul>
      {list.hasNext && (
        <div className="mt-5 flex justify-center">
          <Button variant="outline" disabled={list.isFetching} onClick={list.loadNext}>
            {list.isLoadingNext ? ownerText().lists.loading : text().site.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}
