import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  itemAddress,
  kindWords,
  listPaths,
  ownItemAddress,
  refreshKind,
  type EditedItems,
  type Items,
} from '#web/features/admin/kinds.ts';
import { lookAtTheField, reportCancelled, reportFailure } from '#web/features/admin/report-failure.ts';
import { api, ApiError } from '#web/lib/api.ts';
import { changeItems } from '#web/lib/lists.ts';
import { upload, UploadCancelled, type Sending } from '#web/lib/upload.ts';
import { toast } from '#web/ui/toast/toast.ts';

export type EditableKind = keyof EditedItems;
export type Versioned = { version?: number };

type Handlers<Item, Values> = {
  /** The request's body; a form, when a file travels with the words. */
  toBody: (values: Values) => object;
  /** Puts another version of the item into the form. */
  load: (item: Item) => void;
  /** Shows what the server says about single fields; false where none of them is on show. */
  onRefused: (fields: Record<string, string>) => boolean;
  onClose: () => void;
};

/** Saves an item unless somebody else changed it meanwhile; then `newer` holds their version until one is chosen. */
export function useEdit<K extends EditableKind, Values extends Versioned>(
  kind: K,
  item: EditedItems[K],
  { toBody, load, onRefused, onClose }: Handlers<EditedItems[K], Values>,
) {
  const client = useQueryClient();
  const [newer, setNewer] = useState<EditedItems[K] | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const address = itemAddress(kind, item.id);
  const { word, title } = kindWords[kind];

  const { mutate, isPending } = useMutation({
    mutationFn: (values: Values) => {
      const body = toBody(values);
      return body instanceof FormData
        ? upload<Items[K]>('PUT', address, body, { onSending: setSending })
        : api<Items[K]>('PUT', address, body);
    },
    onSettled: () => setSending(null),
    onSuccess: async (saved) => {
      changeItems<Items[K]>(client, listPaths[kind], (items) =>
        items.map((other) => (other.id === saved.id ? saved : withoutFlag(other, saved))),
      );
      toast({ title: `${title} updated`, description: `The ${word} has been successfully updated.` });
      onClose();
      await refreshKind(client, kind);
    },
    onError: async (error) => {
      if (error instanceof UploadCancelled) return reportCancelled();
      // Somebody else's version is read only now that it matters; it may turn out to have been deleted.
      const reason = isRefusedWith(409, error) ? await readNewer(error) : error;
      if (!reason) return;
      if (isRefusedWith(404, reason)) {
        reportFailure(reason, `This ${word} has been deleted in the meantime. Look for it in the bin.`);
        onClose();
        await refreshKind(client, kind);
      } else {
        const isMarked = reason instanceof ApiError && onRefused(reason.fields);
        reportFailure(reason, isMarked ? lookAtTheField : `Failed to update ${word}. Please try again.`);
      }
    },
  });

  /** Shows the newer version; gives back what went wrong instead, or null. */
  const readNewer = async (conflict: unknown): Promise<unknown> => {
    try {
      setNewer(
        await client.fetchQuery<EditedItems[K]>({ queryKey: [ownItemAddress(kind, item.id)], staleTime: 0 }),
      );
      return null;
    } catch (error) {
      return isRefusedWith(404, error) ? error : conflict;
    }
  };

  return {
    isPending,
    /** While a file is on its way. */
    sending,
    newer,
    save: (values: Values) => mutate(values),
    saveOver: (values: Values) => {
      if (newer) mutate({ ...values, version: newer.version });
    },
    loadNewer: () => {
      if (!newer) return;
      load(newer);
      setNewer(null);
    },
  };
}

/** Of what visitors see one of a kind is featured: whoever was so before is so no longer. */
function withoutFlag<Item extends object>(other: Item, saved: Item): Item {
  return isFeatured(saved) && isFeatured(other) ? { ...other, featured: false } : other;
}

/** Releases are not featured at all. */
function isFeatured(item: object): boolean {
  return (
    'featured' in item && item.featured === true && 'visibility' in item && item.visibility === 'published'
  );
}

function isRefusedWith(status: number, error: unknown): boolean {
  return error instanceof ApiError && error.status === status;
}
