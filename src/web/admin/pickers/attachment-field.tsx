import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { attachmentFields } from '#shared/catalogue/posts.ts';
import { ownerText } from '#shared/language/text.ts';
import type { PlayerKind } from '#shared/primitives/addresses.ts';
import { ItemSearch } from '#web/admin/pickers/item-search.tsx';
import { ownItemAddress } from '#web/admin/kinds.ts';
import { ApiError } from '#web/lib/api/api.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type Values = Record<(typeof attachmentFields)[PlayerKind], number | ''>;

type Props = { label: string; kinds: readonly PlayerKind[] };

/** One item of these kinds, which the page shows as a player. */
export function AttachmentField({ label, kinds }: Props) {
  const { watch, setValue, formState } = useFormContext<Values>();
  const chosen = kinds.find((kind) => watch(attachmentFields[kind]));
  const field = useRef<HTMLDivElement>(null);
  const choose = (kind: PlayerKind, id: number | '') => {
    // The pressed button disappears.
    field.current?.focus();
    setValue(attachmentFields[kind], id, { shouldDirty: true });
  };
  const error = kinds.map((kind) => formState.errors[attachmentFields[kind]]?.message).find(Boolean);
  return (
    <div ref={field} tabIndex={-1} className="rounded-field">
      {chosen ? (
        <Chosen
          kind={chosen}
          id={Number(watch(attachmentFields[chosen]))}
          onRemove={() => choose(chosen, '')}
        />
      ) : (
        <ItemSearch label={label} kinds={kinds} onChoose={({ kind, item }) => choose(kind, item.id)} />
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
  const { data, error } = useQuery<{ title: string }>({ queryKey: [ownItemAddress(kind, id)] });
  const isGone = error instanceof ApiError && error.status === 404;
  const { kinds, remove } = ownerText().news.attachment;
  return (
    <div className="flex items-center gap-3 rounded-field border border-line py-1 ps-4 pe-1">
      <p className="min-w-0 grow">
        <span className="block text-xs text-soft">{kinds[kind]}</span>
        {isGone ? (
          <span className="block text-sm">{ownerText().news.attachmentGone}</span>
        ) : (
          <bdi className="block truncate font-semibold">{data?.title}</bdi>
        )}
      </p>
      <IconButton label={remove({ title: data?.title ?? kinds[kind] })} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
