import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { attachmentFields } from '#shared/catalogue/posts.ts';
import { ownerText } from '#shared/language/text.ts';
import { playerKinds, type PlayerKind } from '#shared/primitives/addresses.ts';
import { listAddress, listLimits } from '#shared/primitives/lists.ts';
import { listPaths, ownItemAddress } from '#web/admin/kinds.ts';
import { readListPage } from '#web/lib/api/lists.ts';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Of each kind, few enough to look through. */
const OFFERED = 4;

type Named = { id: number; title: string };
type Found = Named & { kind: PlayerKind };
type Values = Record<(typeof attachmentFields)[PlayerKind], number | ''>;

/** The song, video or release that a post shows. */
export function AttachmentField() {
  const { watch, setValue, formState } = useFormContext<Values>();
  const chosen = playerKinds.find((kind) => watch(attachmentFields[kind]));
  const choose = (next: Found | null) => {
    for (const kind of playerKinds)
      setValue(attachmentFields[kind], next?.kind === kind ? next.id : '', { shouldDirty: true });
  };
  const error = playerKinds.map((kind) => formState.errors[attachmentFields[kind]]?.message).find(Boolean);
  return (
    <div>
      {chosen ? (
        <Chosen kind={chosen} id={Number(watch(attachmentFields[chosen]))} onRemove={() => choose(null)} />
      ) : (
        <Search onChoose={choose} />
      )}
      {error && (
        <p role="alert" className="mt-1 text-xs font-medium text-danger-ink">
          {error}
        </p>
      )}
    </div>
  );
}

function Chosen({ kind, id, onRemove }: { kind: PlayerKind; id: number; onRemove: () => void }) {
  const { data } = useQuery<Named>({ queryKey: [ownItemAddress(kind, id)] });
  const title = data?.title ?? '';
  const { kinds, remove } = ownerText().news.attachment;
  return (
    <div className="flex items-center gap-3 rounded-field border border-line py-1 ps-4 pe-1">
      <p className="min-w-0 grow">
        <span className="block text-xs text-soft">{kinds[kind]}</span>
        <bdi className="block truncate font-semibold">{title}</bdi>
      </p>
      <IconButton label={remove({ title })} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function Search({ onChoose }: { onChoose: (found: Found) => void }) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const { data: offered } = useQuery({
    queryKey: ['attachments', q],
    queryFn: ({ signal }) => findAttachments(q, signal),
    enabled: q !== '',
    staleTime: 0,
  });
  const { search, hint, found, none, kinds } = ownerText().news.attachment;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        type="search"
        label={search}
        hint={hint}
        autoComplete="off"
        maxLength={listLimits.searchLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Enter would save the post.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {q !== '' && offered && (
        <output className="text-xs text-soft">
          {offered.length === 0 ? none : found({ count: offered.length })}
        </output>
      )}
      <ul className="flex flex-wrap gap-2">
        {q !== '' &&
          offered?.map((item) => (
            <li key={`${item.kind} ${item.id}`} className="max-w-full">
              <Button variant="outline" size="small" className="max-w-full" onClick={() => onChoose(item)}>
                <Plus aria-hidden="true" />
                <span className="truncate">{item.title}</span>
                <span className="text-soft">{kinds[item.kind]}</span>
              </Button>
            </li>
          ))}
      </ul>
    </div>
  );
}

async function findAttachments(q: string, signal: AbortSignal): Promise<Found[]> {
  const found = await Promise.all(
    playerKinds.map(async (kind) => {
      const address = listAddress(listPaths[kind], { limit: OFFERED, q, show: 'all' });
      const { items } = await readListPage<Named>(address, signal);
      return items.map(({ id, title }) => ({ kind, id, title }));
    }),
  );
  return found.flat();
}
