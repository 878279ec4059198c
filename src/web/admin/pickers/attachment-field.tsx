import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { attachmentFields } from '#shared/catalogue/posts.ts';
import { ownerText } from '#shared/language/text.ts';
import type { PlayerKind } from '#shared/primitives/addresses.ts';
import { ChosenItem } from '#web/admin/pickers/chosen-item.tsx';
import { ItemSearch } from '#web/admin/pickers/item-search.tsx';

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
        <ChosenItem
          kind={chosen}
          id={Number(watch(attachmentFields[chosen]))}
          gone={ownerText().news.attachmentGone}
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
