import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { z } from '#shared/primitives/zod.ts';
import type { Press } from '#shared/site/press.schema.ts';
import { bodyWithFiles, type FileChange } from '#web/admin/edit/file-change.ts';
import { idsOf, textOfIds } from '#web/admin/forms/form-values.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { ApiError, messageOf } from '#web/lib/api/api.ts';
import { artistQuery, pressQuery } from '#web/lib/api/queries.ts';
import { upload } from '#web/lib/api/upload.ts';
import { toast } from '#web/ui/toast/toast.ts';

export type PressValues = {
  enabled: boolean;
  shortBio: string;
  longBio: string;
  quotes: { text: string; source: string; url: string }[];
  contact: string;
  imageIds: string;
  rider: FileChange;
  /** Without one the press kit is saved over any other change. */
  version?: number;
};

/** The server checks the values. */
export const pressSchema = z
  .custom<PressValues>()
  .transform((values) => ({ ...values, imageIds: idsOf(values.imageIds) }));

export function valuesOf({
  enabled,
  shortBio,
  longBio,
  quotes,
  contact,
  photos,
  version,
}: Press): PressValues {
  return {
    enabled,
    shortBio: shortBio ?? '',
    longBio: longBio ?? '',
    quotes: quotes.map(({ url, ...quote }) => ({ ...quote, url: url ?? '' })),
    contact: contact ?? '',
    imageIds: textOfIds(photos),
    rider: 'keep',
    version,
  };
}

/** The owner's, also while it is off. */
export const ownPressQuery = { queryKey: [`${apiPaths.press}?show=all`] };

type Handlers = {
  onSaved: (press: Press) => void;
  /** Shows the server's messages for single fields; false if none of them is in the form. */
  onRefused: (fields: Record<string, string>) => boolean;
};

export function useSavePress({ onSaved, onRefused }: Handlers) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: z.output<typeof pressSchema>) =>
      upload<Press>('PUT', apiPaths.press, bodyWithFiles(values, ['rider']), {}),
    onSuccess: async (saved) => {
      client.setQueryData(ownPressQuery.queryKey, saved);
      onSaved(saved);
      toast({ title: ownerText().press.saved });
      await Promise.all([client.invalidateQueries(artistQuery), client.invalidateQueries(pressQuery)]);
    },
    onError: (error) => {
      if (isConflict(error)) return;
      const isMarked = error instanceof ApiError && onRefused(error.fields);
      const { lookAtTheField } = ownerText().forms;
      reportFailure(error, isMarked ? lookAtTheField : messageOf(error, ownerText().press.saveFailed));
    },
  });
}

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
