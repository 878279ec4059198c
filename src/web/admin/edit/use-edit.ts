import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownerText } from '#shared/language/text.ts';
import {
  itemAddress,
  listPaths,
  ownItemAddress,
  refreshKind,
  type EditedItems,
  type Items,
} from '#web/admin/kinds.ts';
import { reportCancelled, reportFailure } from '#web/admin/report-failure.ts';
import { api, ApiError } from '#web/lib/api/api.ts';
import { changeItems } from '#web/lib/api/lists.ts';
import { upload, UploadCancelled, type Sending } from '#web/lib/api/upload.ts';
import { toast } from '#web/ui/toast/toast.ts';

export type EditableKind = keyof EditedItems;
export type Versioned = { version?: number };

type Handlers<Item, Values> = {
  /** The request's body: JSON, or a form with files. */
  toBody: (values: Values) => object;
  /** Loads another version of the item into the form. */
  load: (item: Item) => void;
  /** Shows the server's messages for single fields; false if none of them is in the form. */
  onRefused: (fields: Record<string, string>) => boolean;
  onClose: () => void;
};

/** Saves an item unless it was changed elsewhere: then `newer` is that version until one is chosen. */
export function useEdit<K extends EditableKind, Values extends Versioned>(
  kind: K,
  item: EditedItems[K],
  { toBody, load, onRefused, onClose }: Handlers<EditedItems[K], Values>,
) {
  const client = useQueryClient();
  const [newer, setNewer] = useState<EditedItems[K] | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const address = itemAddress(kind, item.id);
  // Without the type parameter, by which sentences cannot be looked up.
  const anyKind: EditableKind = kind;

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
        items.map((other) => (other.id === saved.id ? saved : withoutFeatured(other, saved))),
      );
      toast({
        title: ownerText().forms.updated[anyKind],
        description: ownerText().forms.updatedText[anyKind],
      });
      onClose();
      await refreshKind(client, kind);
    },
    onError: async (error, values) => {
      if (error instanceof UploadCancelled) return reportCancelled();
      // The newer version may turn out to have been deleted.
      const reason = isRefusedWith(409, error) ? await readNewer(error, values) : error;
      if (!reason) return;
      if (isRefusedWith(404, reason)) {
        reportFailure(reason, ownerText().forms.deletedMeanwhile[anyKind]);
        onClose();
        await refreshKind(client, kind);
      } else {
        const isMarked = reason instanceof ApiError && onRefused(reason.fields);
        const { lookAtTheField, updateFailed } = ownerText().forms;
        reportFailure(reason, isMarked ? lookAtTheField : updateFailed[anyKind]);
      }
    },
  });

  /** Returns the failure to report, or null when the owner sees why it was refused. */
  const readNewer = async (conflict: ApiError, { version }: Values): Promise<unknown> => {
    try {
      const current = await client.fetchQuery<EditedItems[K]>({
        queryKey: [ownItemAddress(kind, item.id)],
        staleTime: 0,
      });
      // The same version was refused for another reason: a newsletter that is being sent cannot be changed.
      if (current.version === version) reportFailure(conflict, conflict.reason);
      else setNewer(current);
      return null;
    } catch (error) {
      return isRefusedWith(404, error) ? error : conflict;
    }
  };

  return {
    isPending,
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

/** Only one published item per kind is featured. */
function withoutFeatured<Item extends object>(other: Item, saved: Item): Item {
  return isFeatured(saved) && isFeatured(other) ? { ...other, featured: false } : other;
}

/** Releases cannot be featured. */
function isFeatured(item: object): boolean {
  return (
    'featured' in item && item.featured === true && 'visibility' in item && item.visibility === 'published'
  );
}

function isRefusedWith(status: number, error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === status;
}
