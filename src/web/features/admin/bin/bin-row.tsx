import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import type { BinKind } from '#shared/bin.ts';
import type { BinItem } from '#shared/bin.schema.ts';
import { fileSize } from '#shared/file-sizes.ts';
import { shortDate } from '#shared/format.ts';
import { kindsInBin, restore } from '#web/features/admin/bin/restore.ts';
import { useDeleteForGood } from '#web/features/admin/bin/use-delete-for-good.ts';
import { kindWords } from '#web/features/admin/kinds.ts';
import { ActionButton, nextFocus } from '#web/features/admin/lists/row-buttons.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LocalDate } from '#web/ui/local-date.tsx';

const isKnown = (kind: BinKind): kind is keyof typeof kindsInBin => kind in kindsInBin;

/** Something that was deleted: what, when, until when it is kept, and how much room it takes. */
export function BinRow({ item }: { item: BinItem }) {
  const client = useQueryClient();
  const { kind, id, title } = item;
  const takeBack = useMutation({
    mutationFn: async () => {
      if (isKnown(kind)) await restore(client, { kind, id });
    },
  });
  const deletion = useDeleteForGood();
  const isBusy = takeBack.isPending || deletion.isPending;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {title}
          {isKnown(kind) && <Badge>{kindWords[kindsInBin[kind]].title}</Badge>}
        </p>
        <p className="text-sm text-soft">
          <span className="whitespace-nowrap">
            Deleted <LocalDate iso={item.deletedAt} format={shortDate} />,
          </span>{' '}
          <span className="whitespace-nowrap">
            gone for good on <LocalDate iso={item.keptUntil} format={shortDate} />
          </span>
          {item.size > 0 && <span className="whitespace-nowrap"> · {fileSize(item.size)}</span>}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-2">
        <Button
          variant="outline"
          size="small"
          aria-label={`Restore ${title}`}
          data-delete=""
          disabled={isBusy}
          onClick={(event) => {
            nextFocus(event.currentTarget)?.focus({ preventScroll: true });
            takeBack.mutate();
          }}
        >
          <RotateCcw aria-hidden="true" />
          Restore
        </Button>
        <ActionButton
          action="Delete for good"
          subject={title}
          variant="danger"
          disabled={isBusy}
          onClick={(event) => {
            if (!window.confirm(`Delete “${title}” for good? This cannot be undone.`)) return;
            nextFocus(event.currentTarget)?.focus({ preventScroll: true });
            deletion.mutate(item);
          }}
        >
          <Trash2 aria-hidden="true" />
        </ActionButton>
      </div>
    </li>
  );
}
