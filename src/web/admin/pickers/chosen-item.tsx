import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { ownerText } from '#shared/language/text.ts';
import type { PageKind } from '#shared/primitives/addresses.ts';
import { ownItemAddress } from '#web/admin/kinds.ts';
import { ApiError } from '#web/lib/api/api.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = {
  kind: PageKind;
  id: number;
  /** Said when it has been deleted. */
  gone: string;
  onRemove: () => void;
};

/** The item that was chosen in a form. */
export function ChosenItem({ kind, id, gone, onRemove }: Props) {
  const { data, error } = useQuery<{ title: string }>({ queryKey: [ownItemAddress(kind, id)] });
  const isGone = error instanceof ApiError && error.status === 404;
  const { kinds, remove } = ownerText().news.attachment;
  return (
    <div className="flex items-center gap-3 rounded-field border border-line py-1 ps-4 pe-1">
      <p className="min-w-0 grow">
        <span className="block text-xs text-soft">{kinds[kind]}</span>
        {isGone ? (
          <span className="block text-sm">{gone}</span>
        ) : (
          <span className="block truncate font-semibold">
            <bdi>{data?.title}</bdi>
          </span>
        )}
      </p>
      <IconButton label={remove({ title: data?.title ?? kinds[kind] })} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
