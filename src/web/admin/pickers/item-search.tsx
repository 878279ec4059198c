import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ownerText } from '#shared/language/text.ts';
import type { PageKind } from '#shared/primitives/addresses.ts';
import { listAddress, listLimits } from '#shared/primitives/lists.ts';
import { listPaths, wholeList, type Items } from '#web/admin/kinds.ts';
import { VisibilityBadge } from '#web/admin/lists/row-cells.tsx';
import { readListPage } from '#web/lib/api/lists.ts';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** Of all kinds together. Few enough to look through: typing more letters narrows them down. */
const OFFERED = 9;

type Found<K extends PageKind> = { [Kind in K]: { kind: Kind; item: Items[Kind] } }[K];

type Props<K extends PageKind> = {
  label: string;
  kinds: readonly K[];
  /** Leaves out what cannot be chosen. */
  isOffered?: (found: Found<K>) => boolean;
  /** Said when nothing is offered. */
  none?: string;
  onChoose: (found: Found<K>) => void;
};

/** Finds items of the site by a part of their titles. */
export function ItemSearch<K extends PageKind>({ label, kinds, isOffered, none, onChoose }: Props<K>) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['item search', ...kinds, q],
    queryFn: ({ signal }) => findItems(kinds, q, signal),
    enabled: q !== '',
    staleTime: 0,
  });
  const offered = q === '' ? undefined : data?.filter(isOffered ?? (() => true));
  const texts = ownerText().news.attachment;
  const kindNames: Record<PageKind, string> = texts.kinds;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        type="search"
        label={label}
        hint={texts.hint}
        autoComplete="off"
        maxLength={listLimits.searchLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Enter would save the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {offered && (
        <output className="text-xs text-soft">
          {offered.length === 0 ? (none ?? texts.none) : texts.found({ count: offered.length })}
        </output>
      )}
      <ul className="flex flex-wrap gap-2">
        {offered?.map((found) => (
          <li key={`${found.kind} ${found.item.id}`} className="flex max-w-full flex-wrap items-center gap-1">
            <Button
              variant="outline"
              size="small"
              className="max-w-full"
              onClick={() => {
                setTyped('');
                onChoose(found);
              }}
            >
              <Plus aria-hidden="true" />
              <span className="truncate">{found.item.title}</span>
              {kinds.length > 1 && <span className="text-soft">{kindNames[found.kind]}</span>}
            </Button>
            <VisibilityBadge item={found.item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

async function findItems<K extends PageKind>(
  kinds: readonly K[],
  q: string,
  signal: AbortSignal,
): Promise<Found<K>[]> {
  const limit = Math.floor(OFFERED / kinds.length);
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const address = listAddress(listPaths[kind], { limit, q, ...wholeList(kind) });
      const { items } = await readListPage<Items[K]>(address, signal);
      return items.map((item) => ({ kind, item }));
    }),
  );
  return found.flat();
}
