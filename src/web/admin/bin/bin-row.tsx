import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { ownerText } from '#shared/language/text.ts';
import type { BinKind } from '#shared/catalogue/bin.ts';
import type { BinItem } from '#shared/catalogue/bin.schema.ts';
import { fileSize } from '#shared/primitives/file-sizes.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { useDeleteForGood } from '#web/admin/bin/use-delete-for-good.ts';
import { kindsInBin, restore } from '#web/admin/lists/restore.ts';
import { ActionButton, nextFocus } from '#web/admin/lists/row-buttons.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LocalDate } from '#web/ui/local-date.tsx';
import { Sentence } from '#web/ui/sentence.tsx';

const isRestorable = (kind: BinKind): kind is keyof typeof kindsInBin => kind in kindsInBin;

export function BinRow({ item }: { item: BinItem }) {
  const client = useQueryClient();
  const { kind, id, title } = item;
  const restoring = useMutation({
    mutationFn: async () => {
      if (isRestorable(kind)) await restore(client, { kind, id });
    },
  });
  const deletion = useDeleteForGood();
  const isBusy = restoring.isPending || deletion.isPending;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {title}
          {isRestorable(kind) && <Badge>{ownerText().bin.kinds[kindsInBin[kind]]}</Badge>}
        </p>
        <p className="text-sm text-soft">
          <Sentence
            of={ownerText().bin.dates}
            parts={{
              deleted: <DateInLine iso={item.deletedAt} />,
              gone: <DateInLine iso={item.keptUntil} />,
            }}
          />
          {item.size > 0 && <span className="whitespace-nowrap"> · {fileSize(item.size)}</span>}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-2">
        <Button
          variant="outline"
          size="small"
          aria-label={ownerText().bin.restoreItem({ title })}
          data-delete=""
          disabled={isBusy}
          onClick={(event) => {
            nextFocus(event.currentTarget)?.focus({ preventScroll: true });
            restoring.mutate();
          }}
        >
          <RotateCcw aria-hidden="true" />
          {ownerText().bin.restore}
        </Button>
        <ActionButton
          label={ownerText().bin.forGood.deleteItem({ title })}
          hint={ownerText().bin.forGood.delete}
          variant="danger"
          disabled={isBusy}
          onClick={(event) => {
            if (!window.confirm(ownerText().bin.forGood.confirm({ title }))) return;
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

function DateInLine({ iso }: { iso: string }) {
  return (
    <span className="whitespace-nowrap">
      <LocalDate iso={iso} format={shortDate} />
    </span>
  );
}
