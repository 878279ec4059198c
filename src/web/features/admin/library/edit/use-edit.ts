import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ApiError } from '#web/lib/api.ts';
import {
  changeRows,
  kindTitles,
  listPaths,
  refreshLists,
  rowAddress,
  type Rows,
} from '#web/features/admin/lib/lists.ts';
import { reportCancelled, reportFailure } from '#web/features/admin/lib/report-failure.ts';
import { upload, UploadCancelled, type Sending } from '#web/lib/upload.ts';
import { toast } from '#web/ui/toast/toast.ts';

export type Editable = 'track' | 'video' | 'image';
export type Versioned = { version?: number };

type Handlers<Row, Values> = {
  /** The request's body; a form, when a file travels with the words. */
  toBody: (values: Values) => object;
  /** Puts another version of the row into the form. */
  load: (row: Row) => void;
  /** Shows what the server says about single fields. */
  onRefused: (fields: Record<string, string>) => void;
  onClose: () => void;
};

/** Saves a row unless somebody else changed it meanwhile; then `newer` holds their version until one is chosen. */
export function useEdit<K extends Editable, Values extends Versioned>(
  kind: K,
  row: Rows[K],
  { toBody, load, onRefused, onClose }: Handlers<Rows[K], Values>,
) {
  const client = useQueryClient();
  const [newer, setNewer] = useState<Rows[K] | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);

  const findNewer = async () => {
    try {
      const rows = await client.fetchQuery<Rows[K][]>({ queryKey: [listPaths[kind]], staleTime: 0 });
      return rows.find(({ id }) => id === row.id) ?? null;
    } catch {
      return null;
    }
  };

  const { mutate, isPending } = useMutation({
    mutationFn: (values: Values) => {
      const address = rowAddress(kind, row.id);
      const body = toBody(values);
      return body instanceof FormData
        ? upload<Rows[K]>('PUT', address, body, setSending)
        : api<Rows[K]>('PUT', address, body);
    },
    onSettled: () => setSending(null),
    onSuccess: async (saved) => {
      changeRows(client, kind, (rows) => rows.map((other) => (other.id === saved.id ? saved : other)));
      toast({
        title: `${kindTitles[kind]} updated`,
        description: `The ${kind} has been successfully updated.`,
      });
      onClose();
      await refreshLists(client, kind);
    },
    onError: async (error) => {
      if (error instanceof UploadCancelled) return reportCancelled();
      const status = error instanceof ApiError ? error.status : undefined;
      const current = status === 409 ? await findNewer() : null;
      if (current) {
        setNewer(current);
      } else if (status === 404) {
        reportFailure(error, `This ${kind} has been deleted in the meantime.`);
        onClose();
        await refreshLists(client, kind);
      } else {
        reportFailure(error, `Failed to update ${kind}. Please try again.`);
        if (error instanceof ApiError) onRefused(error.fields);
      }
    },
  });

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
